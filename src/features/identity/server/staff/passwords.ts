import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../../../platform/db/open-database.ts';
import { transact } from '../../../../platform/db/transact.ts';
import { enqueueMail } from '../../../../platform/mail/outbox.ts';
import { hour } from '../../../../platform/values/durations.ts';
import {
  hideDuration,
  type Limited,
  limitLinkAttempts,
  limitPasswordAttempts,
  type RequestOrigin,
} from '../attempt-limits.ts';
import { argon2id, isGuessablePassword } from '../passwords.ts';
import { hashToken, newToken } from '../token-hash.ts';
import { endApiTokens, endStaffSessions } from './sessions.ts';
import type { StaffDependencies } from './staff-dependencies.ts';
import { notifyAccessChanged, recordStaffEvent } from './staff-events.ts';
import { findActiveByEmail, findActiveById, type StaffRow } from './staff-rows.ts';

/**
 * Checks the password of a signed-in person again, before what must not be done at an unattended desk. Returns the
 * person's row as it was when the password was right.
 */
export async function reauthenticate(
  dependencies: StaffDependencies,
  staff: { id: string; email: string },
  { currentPassword, address }: { currentPassword: string; address: string },
): Promise<{ ok: true; row: StaffRow } | { ok: false; reason: 'password-wrong' } | Limited> {
  const attempt = async () => {
    const row = await findActiveById(dependencies.db, staff.id);
    return row && (await argon2id.verify(row.password, currentPassword))
      ? { ok: true as const, row }
      : { ok: false as const, reason: 'password-wrong' as const };
  };
  return limitPasswordAttempts(dependencies.staffRateLimits, { email: staff.email, address }, attempt);
}

/**
 * Keeps a person's password as it was read until the transaction ends. False when it was replaced since, or the person
 * deactivated.
 */
export async function lockPassword(
  transaction: Db,
  { id, password }: Pick<StaffRow, 'id' | 'password'>,
): Promise<boolean> {
  // A change that changes nothing: both databases hold the row for it.
  const { numUpdatedRows } = await transaction
    .updateTable('staff')
    .set({ password })
    .where('id', '=', id)
    .where('password', '=', password)
    .where('deactivated_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Stores a person's new password, and ends every session and link of theirs. False when it was changed since. */
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

async function mailLink(dependencies: StaffDependencies, email: string): Promise<void> {
  const { db, clock, outboxIsWaiting, staffRateLimits } = dependencies;
  const person = await findActiveByEmail(db, email);
  if (!person || !(await staffRateLimits.mailsToStaff.take(person.id)).ok) return;
  const now = clock();
  const token = newToken();
  await transact(db, async (transaction) => {
    await transaction
      .insertInto('staff_password_links')
      .values({ id: uuidv7(), token: hashToken(token), staff_id: person.id, expires_at: now + hour })
      .execute();
    const props = { address: person.email, token };
    await enqueueMail(transaction, 'staff-password', { props, subjectId: person.id, now });
  });
  outboxIsWaiting();
}

/**
 * Mails a link to choose a new password, which works once and for one hour, to an address of staff. The outcome and its
 * time are the same for every other address. Refuses more than 20 an hour from one network address; passes over more
 * than five an hour to one person.
 */
export async function requestStaffPasswordLink(
  dependencies: StaffDependencies,
  email: string,
  { address }: Pick<RequestOrigin, 'address'>,
): Promise<{ ok: true } | Limited> {
  const counted = await dependencies.staffRateLimits.mailRequests.take(address);
  if (!counted.ok) return { ...counted, reason: 'limited' };
  await hideDuration(mailLink(dependencies, email));
  return { ok: true };
}

async function findPersonOfLink(db: Db, token: string, now: number): Promise<StaffRow | null> {
  const row = await db
    .selectFrom('staff_password_links')
    .select('staff_id')
    .where('token', '=', hashToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row ? findActiveById(db, row.staff_id) : null;
}

/** True if a link of a mail still works. */
export async function isPasswordLinkOpen({ db, clock }: StaffDependencies, token: string): Promise<boolean> {
  return (await findPersonOfLink(db, token, clock())) !== null;
}

type ResetStaffPasswordOutcome =
  | { ok: true }
  | { ok: false; reason: 'token-invalid' | 'password-common' }
  | Limited;

/**
 * Sets a new password by the link of a mail, and ends every session and token of the API of the person: one who resets
 * a password may have lost it to somebody. Two-factor stays, so nobody is signed in by it. Refuses a link that was used or
 * is more than an hour old, a common password, which leaves the link unused, and more than 60 failures an hour from one
 * network address. Throws when the database fails.
 */
export function resetStaffPassword(
  dependencies: StaffDependencies,
  input: { token: string; newPassword: string },
  { address }: Pick<RequestOrigin, 'address'>,
): Promise<ResetStaffPasswordOutcome> {
  return limitLinkAttempts(dependencies.staffRateLimits, address, () => reset(dependencies, input));
}

async function reset(
  { db, company, clock, outboxIsWaiting }: StaffDependencies,
  { token, newPassword }: { token: string; newPassword: string },
): Promise<ResetStaffPasswordOutcome> {
  if (await isGuessablePassword(newPassword, company)) return { ok: false, reason: 'password-common' };
  if (!(await findPersonOfLink(db, token, clock()))) return { ok: false, reason: 'token-invalid' };
  const passwordHash = await argon2id.hash(newPassword);
  const now = clock();
  const outcome = await transact(db, async (transaction): Promise<ResetStaffPasswordOutcome> => {
    const person = await findPersonOfLink(transaction, token, now);
    const used = transaction.deleteFrom('staff_password_links').where('token', '=', hashToken(token));
    const { numDeletedRows } = await used.executeTakeFirstOrThrow();
    if (!person || numDeletedRows === 0n) return { ok: false, reason: 'token-invalid' };
    await replacePassword(transaction, person.id, { passwordHash, now });
    await endApiTokens(transaction, person.id);
    const subject = { id: person.id, name: person.name };
    await recordStaffEvent(transaction, { at: now, by: subject, action: 'password-reset', subject });
    await notifyAccessChanged(transaction, person, { change: 'password-reset', now });
    return { ok: true };
  });
  if (outcome.ok) outboxIsWaiting();
  return outcome;
}
