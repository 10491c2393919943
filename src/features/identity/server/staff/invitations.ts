import { v7 as uuidv7 } from 'uuid';
import type { StaffMember, StaffRole } from '#platform/commands/caller.ts';
import type { Db } from '#platform/db/open-database.ts';
import { transact } from '#platform/db/transact.ts';
import { deleteMailsAbout } from '#platform/mail/delete-mails.ts';
import { enqueueMail } from '#platform/mail/outbox.ts';
import { day } from '#platform/values/durations.ts';
import { type Limited, limitLinkAttempts, type RequestOrigin } from '../attempt-limits.ts';
import type { IdentityDependencies } from '../identity-dependencies.ts';
import { argon2id, isGuessablePassword } from '../passwords.ts';
import { beginSession } from '../sessions.ts';
import { hashToken, newToken } from '../token-hash.ts';
import { staffAccounts } from './staff-accounts.ts';
import { recordStaffEvent, type StaffActor } from './staff-events.ts';
import { lockStaff, storeStaff } from './staff-rows.ts';

const sevenDays = 7 * day;

/** Grant of a link; without an address, its user gives one. */
interface Opening {
  email: string | null;
  role: StaffRole;
}

/** Stores a link by which somebody becomes staff, in place of an earlier one to the same address, and gives its token. */
export async function storeInvitation(
  transaction: Db,
  { email, role }: Opening,
  { invitedBy, now }: { invitedBy: string; now: number },
): Promise<{ id: string; token: string }> {
  const token = newToken();
  const id = uuidv7();
  if (email !== null) await transaction.deleteFrom('staff_invitations').where('email', '=', email).execute();
  await transaction
    .insertInto('staff_invitations')
    .values({
      id,
      token: hashToken(token),
      email,
      role,
      invited_by: invitedBy,
      created_at: now,
      expires_at: now + (email === null ? day : sevenDays),
    })
    .execute();
  return { id, token };
}

/** Returns the grant of a link's token; null when it is unknown, used or expired. */
export async function findInvitation(db: Db, token: string, now: number): Promise<Opening | null> {
  const row = await db
    .selectFrom('staff_invitations')
    .select(['email', 'role'])
    .where('token', '=', hashToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row ?? null;
}

/** Uses a link up and returns what it opened; null when it is unknown, was used or is too old. */
export async function consumeInvitation(
  transaction: Db,
  token: string,
  now: number,
): Promise<Opening | null> {
  const row = await transaction
    .deleteFrom('staff_invitations')
    .where('token', '=', hashToken(token))
    .returning(['email', 'role', 'expires_at'])
    .executeTakeFirst();
  return row && row.expires_at > now ? { email: row.email, role: row.role } : null;
}

type InviteOutcome = { ok: true; id: string; token: string } | { ok: false; reason: 'is-staff' };

/**
 * Mails an invitation, whose link works once and for seven days, and gives its token. Inviting an address again makes
 * its earlier link invalid. Refuses an address of somebody who is staff, deactivated or not.
 */
export async function inviteStaff(
  { db, clock, outboxIsWaiting }: IdentityDependencies,
  by: StaffActor,
  invited: { email: string; role: StaffRole },
): Promise<InviteOutcome> {
  const email = invited.email.toLowerCase();
  const now = clock();
  const outcome = await transact(db, async (transaction): Promise<InviteOutcome> => {
    await lockStaff(transaction);
    const person = transaction.selectFrom('staff').select('id').where('email', '=', email);
    if (await person.executeTakeFirst()) return { ok: false, reason: 'is-staff' };
    const opening = { email, role: invited.role };
    const { id, token } = await storeInvitation(transaction, opening, { invitedBy: by.name, now });
    const props = { address: email, token };
    await enqueueMail(transaction, 'staff-invitation', { props, subjectId: id, now });
    const subject = { id, name: email };
    await recordStaffEvent(transaction, { at: now, by, action: 'invited', subject, detail: invited.role });
    return { ok: true, id, token };
  });
  if (outcome.ok) outboxIsWaiting();
  return outcome;
}

/** Invalidates an invitation, and deletes its mail if that has not left yet. False when there is none of this id. */
export function withdrawInvitation(
  { db, clock }: IdentityDependencies,
  by: StaffActor,
  id: string,
): Promise<boolean> {
  return transact(db, async (transaction) => {
    const row = await transaction
      .deleteFrom('staff_invitations')
      .where('id', '=', id)
      .where('email', 'is not', null)
      .returning('email')
      .executeTakeFirst();
    if (!row) return false;
    await deleteMailsAbout(transaction, id);
    const subject = { id, name: row.email ?? '' };
    await recordStaffEvent(transaction, { at: clock(), by, action: 'invitation-withdrawn', subject });
    return true;
  });
}

export type JoinOutcome =
  | { ok: true; staff: StaffMember; token: string }
  | { ok: false; reason: 'token-invalid' | 'password-common' }
  | Limited;

/**
 * Makes the invited person staff, in the role and with the address of the invitation, and signs them in. Refuses a
 * link that was used, withdrawn or is more than seven days old, and more than 60 failures an hour from one network
 * address; a common password leaves the link unused. Throws when the database fails.
 */
export function acceptInvitation(
  dependencies: IdentityDependencies,
  input: { token: string; name: string; password: string },
  { address, userAgent }: RequestOrigin,
): Promise<JoinOutcome> {
  const { staffRateLimits } = dependencies;
  return limitLinkAttempts(staffRateLimits, address, () => accept(dependencies, input, userAgent));
}

async function accept(
  { db, clock }: IdentityDependencies,
  { token, name, password }: { token: string; name: string; password: string },
  userAgent: string | undefined,
): Promise<JoinOutcome> {
  const found = await findInvitation(db, token, clock());
  if (await isGuessablePassword(password, found?.email ?? ''))
    return { ok: false, reason: 'password-common' };
  if (!found?.email) return { ok: false, reason: 'token-invalid' };
  const passwordHash = await argon2id.hash(password);
  const now = clock();
  return transact(db, async (transaction): Promise<JoinOutcome> => {
    const opening = await consumeInvitation(transaction, token, now);
    if (!opening?.email) return { ok: false, reason: 'token-invalid' };
    const { email, role } = opening;
    const staff = await storeStaff(transaction, { name, email, role, passwordHash }, now);
    if (!staff) return { ok: false, reason: 'token-invalid' };
    await recordStaffEvent(transaction, {
      at: now,
      by: staff,
      action: 'joined',
      subject: staff,
      detail: role,
    });
    const begun = await beginSession(transaction, staffAccounts, staff.id, { userAgent, now });
    return { ok: true, staff, token: begun };
  });
}
