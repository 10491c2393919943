import type { RequestOrigin } from '../auth/attempt-limits.ts';
import { deviceName } from '../auth/device-name.ts';
import type { Db } from '../db/open-database.ts';
import type { StaffAction } from '../db/staff-tables.ts';
import { noteStaffEvent } from './events.ts';
import type { StaffSession } from './sessions.ts';
import type { StaffActor, StaffDependencies } from './staff-dependencies.ts';

/** Who tries to sign in is nobody yet. */
const notSignedIn: StaffActor = { id: '', name: 'Not signed in' };

const refusals = [
  'sign-in-failed',
  'sign-in-code-failed',
  'sign-in-limited',
  'access-refused',
] as const satisfies StaffAction[];

type Refusal = (typeof refusals)[number];

/** What is recorded of sign-ins and refused requests, with a hash of the network address. */
export const signInActions: readonly StaffAction[] = ['signed-in', ...refusals];

/** Records that a person signed in; call it in the transaction that begins the session. */
export async function recordSignIn(
  transaction: Db,
  { signInAudit, clock }: Pick<StaffDependencies, 'signInAudit' | 'clock'>,
  { id, name }: StaffActor,
  { address, userAgent }: RequestOrigin,
): Promise<void> {
  const person = { id, name };
  await noteStaffEvent(transaction, {
    at: clock(),
    by: person,
    action: 'signed-in',
    subject: person,
    detail: deviceName(userAgent),
    addressHash: signInAudit.keyedHash(address),
  });
}

/**
 * Records something that was refused, once in 15 minutes for one person (or, where nobody is known, once) and network
 * address, so that guessing leaves a trace and cannot flood the record. Throws when the database fails.
 */
export async function recordRefusal(
  {
    db,
    clock,
    signInAudit,
    staffRateLimits,
  }: Pick<StaffDependencies, 'db' | 'clock' | 'signInAudit' | 'staffRateLimits'>,
  action: Refusal,
  {
    address,
    subject = { id: '', name: '' },
    by = notSignedIn,
    detail = '',
  }: { address: string; subject?: StaffActor; by?: StaffActor; detail?: string },
): Promise<void> {
  const first = await staffRateLimits.recordedRefusals.take(`${action} ${by.id} ${subject.id} ${address}`);
  if (!first.ok) return;
  await noteStaffEvent(db, {
    at: clock(),
    by: { id: by.id, name: by.name },
    action,
    subject: { id: subject.id, name: subject.name },
    detail,
    addressHash: signInAudit.keyedHash(address),
  });
}

/** What a person is shown of earlier attempts to sign in as them. */
export interface SignInHistory {
  /** The sign-in before the session that asks; null when none is on record. Milliseconds since 1970. */
  previous: { at: number; device: string } | null;
  /** The newest refused attempt of the last 30 days, exact to 15 minutes. */
  failedAt: number | null;
}

const thirtyDays = 30 * 24 * 60 * 60 * 1000;

/** The attempts to sign in as the session's person that came before it, and the failed ones since. */
export async function findSignInHistory(
  db: Db,
  { id, staff }: StaffSession,
  now: number,
): Promise<SignInHistory> {
  const newest = db
    .selectFrom('staff_events')
    .select(['at', 'detail'])
    .where('subject_id', '=', staff.id)
    .orderBy('at', 'desc')
    .limit(1);
  const session = db.selectFrom('staff_sessions').select('created_at').where('id', '=', id);
  const [previous, failed] = await Promise.all([
    newest.where('action', '=', 'signed-in').where('at', '<', session).executeTakeFirst(),
    newest
      .where('action', 'in', ['sign-in-failed', 'sign-in-code-failed', 'sign-in-limited'])
      .where('at', '>', now - thirtyDays)
      .executeTakeFirst(),
  ]);
  return {
    previous: previous ? { at: previous.at, device: previous.detail } : null,
    failedAt: failed?.at ?? null,
  };
}
