import { v7 as uuidv7 } from 'uuid';
import type { StaffSession } from '#platform/commands/caller.ts';
import type { Db } from '#platform/db/open-database.ts';
import type { EmailProps } from '#platform/mail/emails.ts';
import { enqueueMail } from '#platform/mail/outbox.ts';
import { day } from '#platform/values/durations.ts';
import type { RequestOrigin } from '../attempt-limits.ts';
import { deviceName } from '../device-name.ts';
import type { IdentityDependencies } from '../identity-dependencies.ts';
import type { StaffAction } from '../tables.ts';

export interface StaffActor {
  /** Empty for the CLI. */
  id: string;
  name: string;
}

/** Staff changes made by the CLI, which may do what an owner may. */
export const cliActor: StaffActor = { id: '', name: 'CLI' };

/** Something that was done with staff, webhooks or the settings. */
export interface StaffEvent {
  id: string;
  /** Milliseconds since 1970. */
  at: number;
  by: StaffActor;
  action: StaffAction;
  /** The person, the address that was invited, a webhook by its host, or the mail settings that were tested; else empty. */
  subject: { id: string; name: string };
  /** The new role or name, the token's name, the device of a sign-in, or the path that was refused. */
  detail: string;
  /** Of the network address that a sign-in or refused request came from, keyed; empty for everything else. */
  addressHash: string;
}

/** Adds a line to the record of staff; call it in the transaction that does what the line records. */
export async function recordStaffEvent(
  transaction: Db,
  event: Pick<StaffEvent, 'at' | 'by' | 'action'> &
    Partial<Pick<StaffEvent, 'subject' | 'detail' | 'addressHash'>>,
): Promise<void> {
  const { at, by, action, subject = { id: '', name: '' }, detail = '', addressHash = '' } = event;
  await transaction
    .insertInto('staff_events')
    .values({
      id: uuidv7(),
      at,
      by_id: by.id,
      by_name: by.name,
      action,
      subject_id: subject.id,
      subject_name: subject.name,
      detail,
      address_hash: addressHash,
    })
    .execute();
}

interface MailSettings {
  /** Identifies the mail server and a sender, by default that of all mails. */
  mailSettings: (sender?: string) => string;
}

/** Records that the mail server took a test mail from a sender. */
export function recordTestMail(
  { db, clock, mailSettings }: Pick<IdentityDependencies, 'db' | 'clock'> & MailSettings,
  by: StaffActor,
  { address, sender }: { address: string; sender: string },
): Promise<void> {
  const subject = { id: mailSettings(sender), name: '' };
  return recordStaffEvent(db, { at: clock(), by, action: 'mail-tested', subject, detail: address });
}

/** True once this mail server has taken a test mail from this sender. */
export async function wasMailTested({ db, mailSettings }: { db: Db } & MailSettings): Promise<boolean> {
  const tested = db
    .selectFrom('staff_events')
    .select('id')
    .where('subject_id', '=', mailSettings())
    .where('action', '=', 'mail-tested')
    .limit(1);
  return (await tested.executeTakeFirst()) !== undefined;
}

/** The record of staff, the newest first: `limit` lines, before the line with the id `before` if it is given. */
export async function listStaffEvents(
  db: Db,
  { before, limit = 100 }: { before?: string | undefined; limit?: number } = {},
): Promise<StaffEvent[]> {
  const newest = db.selectFrom('staff_events').selectAll().orderBy('id', 'desc').limit(limit);
  const rows = await (before ? newest.where('id', '<', before) : newest).execute();
  return rows.map((row) => ({
    id: row.id,
    at: row.at,
    by: { id: row.by_id, name: row.by_name },
    action: row.action,
    subject: { id: row.subject_id, name: row.subject_name },
    detail: row.detail,
    addressHash: row.address_hash,
  }));
}

/** Actor of a sign-in attempt: not known yet. */
const notSignedIn: StaffActor = { id: '', name: 'Not signed in' };

const refusals = [
  'sign-in-failed',
  'sign-in-code-failed',
  'sign-in-limited',
  'access-refused',
] as const satisfies StaffAction[];

type Refusal = (typeof refusals)[number];

/** Recorded sign-ins and refusals, with a hash of the network address. */
const signInActions: readonly StaffAction[] = ['signed-in', ...refusals];

/** Records that a person signed in; call it in the transaction that begins the session. */
export async function recordSignIn(
  transaction: Db,
  { signInAudit, clock }: IdentityDependencies,
  { id, name }: StaffActor,
  { address, userAgent }: RequestOrigin,
): Promise<void> {
  const person = { id, name };
  await recordStaffEvent(transaction, {
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
  { db, clock, signInAudit, staffRateLimits }: IdentityDependencies,
  action: Refusal,
  {
    address,
    subject = { id: '', name: '' },
    by = notSignedIn,
    detail = '',
  }: { address: string; subject?: StaffActor | undefined; by?: StaffActor; detail?: string },
): Promise<void> {
  const first = await staffRateLimits.recordedRefusals.take(`${action} ${by.id} ${subject.id} ${address}`);
  if (!first.ok) return;
  await recordStaffEvent(db, {
    at: clock(),
    by,
    action,
    subject,
    detail,
    addressHash: signInAudit.keyedHash(address),
  });
}

/** Earlier sign-in attempts, as shown to the person. */
interface SignInHistory {
  /** The sign-in before the session that asks; null when none is on record. Milliseconds since 1970. */
  previous: { at: number; device: string } | null;
  /** The newest refused attempt of the last 30 days, exact to 15 minutes. */
  failedAt: number | null;
}

const thirtyDays = 30 * day;

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

/**
 * Puts the mail to a member of staff about a change of their access in the outbox: call it in the transaction that
 * changes it.
 */
export async function notifyAccessChanged(
  transaction: Db,
  { id, email }: { id: string; email: string },
  {
    change,
    now,
    detail = '',
  }: { change: EmailProps<'staff-access-changed'>['change']; now: number; detail?: string },
): Promise<void> {
  const props = { address: email, change, detail, changedAt: now };
  await enqueueMail(transaction, 'staff-access-changed', { props, subjectId: id, now });
}

/** Retention of sign-ins and refusals, in milliseconds: a full year and a month can be compared. */
const signInRetentionMs = 400 * day;

/**
 * Deletes invitations that have expired, and the events of sign-ins after 400 days. What was changed by whom stays on
 * record.
 */
export async function deleteExpiredStaffEvents(db: Db, now: number): Promise<void> {
  await db.deleteFrom('staff_invitations').where('expires_at', '<=', now).execute();
  await db
    .deleteFrom('staff_events')
    .where('action', 'in', signInActions)
    .where('at', '<=', now - signInRetentionMs)
    .execute();
}
