import { hasRight, hasRole, type StaffMember, type StaffPolicy } from '#platform/commands/caller.ts';
import type { IdentityDependencies } from '../identity-dependencies.ts';
import { recordRefusal } from './staff-events.ts';

/** A member of staff who makes a request, by a session or an API token. */
export interface StaffCaller {
  staff: StaffMember;
  /** Two-factor is required and this person has none. */
  mustEnrol: boolean;
  /** Of an API token; absent for a session, which may do everything that its role may. */
  scope?: 'read' | 'write';
}

type StaffRefusal =
  | 'not-signed-in'
  /** A customer, for whom the desk does not exist. */
  | 'customer'
  | 'two-factor-first'
  | 'not-your-role'
  | 'not-by-token'
  | 'read-only-token';

/**
 * Decides whether a request may do what a policy allows. Two-factor comes before the role: before it is set up, a session
 * may do nothing else. A refusal for the role is recorded. Throws when the database fails.
 */
export async function authorizeStaff<Caller extends StaffCaller>(
  dependencies: IdentityDependencies,
  policy: StaffPolicy,
  {
    caller,
    isCustomer,
    path,
    address,
    isRead,
  }: {
    caller: Caller | null;
    isCustomer: () => Promise<boolean>;
    path: string;
    address: string;
    /** True if it changes nothing. */
    isRead: boolean;
  },
): Promise<{ ok: true; caller: Caller } | { ok: false; reason: StaffRefusal }> {
  if (!caller) return { ok: false, reason: (await isCustomer()) ? 'customer' : 'not-signed-in' };
  const { staff, mustEnrol, scope } = caller;
  if (mustEnrol && !policy.whileEnrolling) return { ok: false, reason: 'two-factor-first' };
  const isAdmitted = hasRole(staff, policy.role) || (policy.right ? hasRight(staff, policy.right) : false);
  if (!isAdmitted) {
    await recordRefusal(dependencies, 'access-refused', { by: staff, detail: path, address });
    return { ok: false, reason: 'not-your-role' };
  }
  if (policy.browserOnly && scope) return { ok: false, reason: 'not-by-token' };
  if (scope === 'read' && !isRead) return { ok: false, reason: 'read-only-token' };
  return { ok: true, caller };
}
