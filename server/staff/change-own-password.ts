import type { Limited, RequestOrigin } from '../auth/attempt-limits.ts';
import { isCommonPassword } from '../auth/common-passwords.ts';
import { argon2id } from '../auth/password-hash.ts';
import type { Db } from '../db/open-database.ts';
import { transact } from '../db/transact.ts';
import { noteStaffEvent } from './events.ts';
import { notifyAccessChanged } from './notify-access-changed.ts';
import { beginStaffSession, endStaffSessions, type StaffSession } from './sessions.ts';
import type { StaffDependencies } from './staff-dependencies.ts';
import { askForPassword } from './staff-password.ts';

export type ChangeOwnPasswordOutcome =
  | { ok: true; token: string }
  | { ok: false; reason: 'password-wrong' | 'password-same' | 'password-common' }
  | Limited;

/** Stores a person's new password, and ends every session and link of theirs. False when it was changed meanwhile. */
export async function replacePassword(
  transaction: Db,
  staffId: string,
  { passwordHash, now, from }: { passwordHash: string; now: number; from?: string },
): Promise<boolean> {
  const changed = transaction
    .updateTable('staff')
    .set({ password: passwordHash, updated_at: now })
    .where('id', '=', staffId);
  const { numUpdatedRows } = await (from === undefined
    ? changed
    : changed.where('password', '=', from)
  ).executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  await endStaffSessions(transaction, staffId);
  await transaction.deleteFrom('staff_password_links').where('staff_id', '=', staffId).execute();
  return true;
}

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
  if (await isCommonPassword(newPassword)) return { ok: false, reason: 'password-common' };
  const asked = await askForPassword(dependencies, staff, { currentPassword, address });
  if (!asked.ok) return asked;
  const passwordHash = await argon2id.hash(newPassword);
  const now = dependencies.clock();
  const outcome = await transact(dependencies.db, async (transaction): Promise<ChangeOwnPasswordOutcome> => {
    const from = asked.row.password;
    const isChanged = await replacePassword(transaction, staff.id, { passwordHash, now, from });
    if (!isChanged) return { ok: false, reason: 'password-wrong' };
    await noteStaffEvent(transaction, { at: now, by: staff, action: 'password-changed', subject: staff });
    await notifyAccessChanged(transaction, staff, { change: 'password-changed', now });
    return { ok: true, token: await beginStaffSession(transaction, staff.id, { userAgent, now }) };
  });
  if (outcome.ok) dependencies.outboxIsWaiting();
  return outcome;
}
