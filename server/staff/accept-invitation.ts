import { limitLinkAttempts, type RequestOrigin } from '../auth/attempt-limits.ts';
import { isCommonPassword } from '../auth/common-passwords.ts';
import { argon2id } from '../auth/password-hash.ts';
import { transact } from '../db/transact.ts';
import { noteStaffEvent } from './events.ts';
import { findInvitation, spendInvitation } from './invitation-rows.ts';
import { storeStaff } from './new-staff.ts';
import { beginStaffSession } from './sessions.ts';
import type { JoinOutcome } from './set-up.ts';
import type { StaffDependencies } from './staff-dependencies.ts';

/**
 * Makes whoever was invited staff, in the role and with the address of the invitation, and signs them in. Refuses a
 * link that was used, withdrawn or is more than seven days old, and more than 60 failures an hour from one network
 * address; a common password leaves the link unused. Throws when the database fails.
 */
export function acceptInvitation(
  dependencies: Pick<StaffDependencies, 'db' | 'clock' | 'staffRateLimits'>,
  input: { token: string; name: string; password: string },
  { address, userAgent }: RequestOrigin,
): Promise<JoinOutcome> {
  const { staffRateLimits } = dependencies;
  return limitLinkAttempts(staffRateLimits, address, () => accept(dependencies, input, userAgent));
}

async function accept(
  { db, clock }: Pick<StaffDependencies, 'db' | 'clock'>,
  { token, name, password }: { token: string; name: string; password: string },
  userAgent: string | undefined,
): Promise<JoinOutcome> {
  if (await isCommonPassword(password)) return { ok: false, reason: 'password-common' };
  const found = await findInvitation(db, token, clock());
  if (!found?.email) return { ok: false, reason: 'token-invalid' };
  const passwordHash = await argon2id.hash(password);
  const now = clock();
  return transact(db, async (transaction): Promise<JoinOutcome> => {
    const opening = await spendInvitation(transaction, token, now);
    if (!opening?.email) return { ok: false, reason: 'token-invalid' };
    const { email, role } = opening;
    const staff = await storeStaff(transaction, { name, email, role, passwordHash }, now);
    if (!staff) return { ok: false, reason: 'token-invalid' };
    await noteStaffEvent(transaction, { at: now, by: staff, action: 'joined', subject: staff, detail: role });
    return { ok: true, staff, token: await beginStaffSession(transaction, staff.id, { userAgent, now }) };
  });
}
