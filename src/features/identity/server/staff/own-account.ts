import type { StaffSession } from '../../../../platform/commands/caller.ts';
import type { Db } from '../../../../platform/db/open-database.ts';
import { transact } from '../../../../platform/db/transact.ts';
import type { NotificationChoices } from '../../notifications.ts';
import type { Limited, RequestOrigin } from '../attempt-limits.ts';
import { argon2id, isGuessablePassword } from '../passwords.ts';
import { reauthenticate, replacePassword } from './passwords.ts';
import { beginStaffSession, endStaffSessions } from './sessions.ts';
import type { StaffDependencies } from './staff-dependencies.ts';
import { notifyAccessChanged, recordStaffEvent } from './staff-events.ts';

/** Changes one's own name; what was done before stays on record under the name of then. Throws when the database fails. */
export async function changeOwnName(
  { db, clock }: StaffDependencies,
  { staff }: StaffSession,
  name: string,
): Promise<void> {
  if (name === staff.name) return;
  const now = clock();
  await transact(db, async (transaction) => {
    const changed = transaction.updateTable('staff').set({ name, updated_at: now });
    await changed.where('id', '=', staff.id).execute();
    const event = { at: now, by: staff, action: 'name-changed', subject: staff, detail: name } as const;
    await recordStaffEvent(transaction, event);
  });
}

/** Turns the desk's single-key shortcuts on or off for one person, on every device. Throws when the database fails. */
export async function changeOwnKeys(
  { db, clock }: StaffDependencies,
  { staff }: StaffSession,
  isOn: boolean,
): Promise<void> {
  await db
    .updateTable('staff')
    .set({ single_keys: isOn ? 1 : 0, updated_at: clock() })
    .where('id', '=', staff.id)
    .execute();
}

/** Changes what one person is notified of, by mail and in the browser. Throws when the database fails. */
export async function changeOwnNotifications(
  { db, clock }: StaffDependencies,
  { staff }: StaffSession,
  choices: NotificationChoices,
): Promise<void> {
  await db
    .updateTable('staff')
    .set({ notifications: JSON.stringify(choices), updated_at: clock() })
    .where('id', '=', staff.id)
    .execute();
}

type ChangeOwnPasswordOutcome =
  | { ok: true; token: string }
  | { ok: false; reason: 'password-wrong' | 'password-same' | 'password-common' }
  | Limited;

/**
 * Changes one's own password, ends every session, and begins a new one, whose token the caller must be given. Personal
 * API tokens stay. A mail says so. A wrong current password counts like one at sign-in. Throws when the database fails.
 */
export async function changeOwnPassword(
  dependencies: StaffDependencies,
  { staff }: StaffSession,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
  { address, userAgent }: RequestOrigin,
): Promise<ChangeOwnPasswordOutcome> {
  if (newPassword === currentPassword) return { ok: false, reason: 'password-same' };
  if (await isGuessablePassword(newPassword, dependencies.company))
    return { ok: false, reason: 'password-common' };
  const asked = await reauthenticate(dependencies, staff, { currentPassword, address });
  if (!asked.ok) return asked;
  const passwordHash = await argon2id.hash(newPassword);
  const now = dependencies.clock();
  const outcome = await transact(dependencies.db, async (transaction): Promise<ChangeOwnPasswordOutcome> => {
    const from = asked.row.password;
    const isChanged = await replacePassword(transaction, staff.id, { passwordHash, now, from });
    if (!isChanged) return { ok: false, reason: 'password-wrong' };
    await recordStaffEvent(transaction, { at: now, by: staff, action: 'password-changed', subject: staff });
    await notifyAccessChanged(transaction, staff, { change: 'password-changed', now });
    return { ok: true, token: await beginStaffSession(transaction, staff.id, { userAgent, now }) };
  });
  if (outcome.ok) dependencies.outboxIsWaiting();
  return outcome;
}

/** A browser that is signed in at the desk, as its person sees it. */
interface OwnStaffSession {
  id: string;
  /** "Firefox on Windows"; empty when unknown. */
  device: string;
  /** Milliseconds since 1970, as `usedAt`, which is exact to an hour. */
  signedInAt: number;
  usedAt: number;
  /** True if this is the session that asks. */
  current: boolean;
}

/** One's own sessions that have not expired: this one, then the others with the newest first. */
export async function listOwnSessions(
  db: Db,
  { id, staff }: StaffSession,
  now: number,
): Promise<OwnStaffSession[]> {
  const rows = await db
    .selectFrom('staff_sessions')
    .select(['id', 'device', 'created_at as signedInAt', 'used_at as usedAt'])
    .where('staff_id', '=', staff.id)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .execute();
  const listed = rows.map((row) => ({ ...row, current: row.id === id }));
  return listed.sort((a, b) => Number(b.current) - Number(a.current));
}

/** Ends one of one's own sessions. False when one has none of this id. */
export async function endOwnSession(db: Db, { staff }: StaffSession, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('staff_sessions')
    .where('id', '=', id)
    .where('staff_id', '=', staff.id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Ends every session of one's own, this one too, and every sign-in that waits for its code. */
export function endOwnSessions(db: Db, { staff }: StaffSession): Promise<void> {
  return endStaffSessions(db, staff.id);
}
