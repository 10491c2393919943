import type { Db } from '#platform/db/open-database.ts';
import { transact } from '#platform/db/transact.ts';
import { newRecord } from './inbound-records.ts';
import { LeaseLost, moveCursor } from './mailbox-cursor.ts';
import type { InboundMailTable } from './tables.ts';

/** Size of a mail that the server does not tell. Not 0, which is that of a mail that is not listed at the desk. */
export const unknownSize = 1;

/** A mail as the server lists it. */
export interface ListedMail {
  uid: number;
  /** `unknownSize` when the server does not tell it. */
  size: number;
  /** Receipt by the mail server, in milliseconds since 1970. */
  receivedAt: number;
}

export interface QueuedMail extends ListedMail {
  id: string;
  outcome: InboundMailTable['outcome'];
  /** Attempts before this one. */
  tries: number;
  /** The error of the last attempt. */
  problem: string | null;
}

interface Mailbox {
  id: string;
  uidValidity: number;
}

/** Attempts after which a mail that is not handed over, or cannot be stored, is set aside. */
export const triesUntilAside = 3;

/** Rows of one insert: SQLite takes 32,766 parameters. */
const rowsAtOnce = 500;

/**
 * Records listed mails as waiting and moves the cursor past them, in one transaction: from then on each is stored, or
 * stays in the queue. Throws LeaseLost when another process reads the mailbox.
 */
export async function enqueueMails(
  db: Db,
  mailbox: Mailbox & { holder: string; lastUid: number; lastMailAt: number | null; beganAt?: number },
  { mails, now }: { mails: ListedMail[]; now: number },
): Promise<void> {
  const { id, uidValidity } = mailbox;
  await transact(db, async (transaction) => {
    if (!(await moveCursor(transaction, mailbox))) throw new LeaseLost();
    const rows = mails.map(({ uid, size, receivedAt }) =>
      newRecord({
        mailbox_id: id,
        uid_validity: uidValidity,
        uid,
        size,
        received_at: receivedAt,
        next_try_at: now,
      }),
    );
    for (let at = 0; at < rows.length; at += rowsAtOnce)
      await transaction
        .insertInto('inbound_mails')
        .values(rows.slice(at, at + rowsAtOnce))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    await endOldQueue(transaction, mailbox, mails);
  });
}

/** Returns the mail whose turn it is, those that were tried least first, so that none blocks another; null without one. */
export async function findDueMail(
  db: Db,
  { id, uidValidity }: Mailbox,
  now: number,
): Promise<QueuedMail | null> {
  const row = await db
    .selectFrom('inbound_mails')
    .select(['id', 'uid', 'outcome', 'size', 'received_at', 'tries', 'problem'])
    .where('next_try_at', '<=', now)
    .where('mailbox_id', '=', id)
    .where('uid_validity', '=', uidValidity)
    .orderBy('tries')
    .orderBy('uid')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    uid: Number(row.uid),
    size: row.size,
    receivedAt: row.received_at,
    outcome: row.outcome,
    tries: row.tries,
    problem: row.problem,
  };
}

/** Returns when the next mail is due; null without one. */
export async function findNextTry(db: Db, { id, uidValidity }: Mailbox): Promise<number | null> {
  const { at } = await db
    .selectFrom('inbound_mails')
    .select(({ fn }) => fn.min('next_try_at').as('at'))
    .where('next_try_at', 'is not', null)
    .where('mailbox_id', '=', id)
    .where('uid_validity', '=', uidValidity)
    .executeTakeFirstOrThrow();
  return at;
}

/** Counts an attempt before it is made, so that one that ends the process counts too. */
export async function beginTry(db: Db, { id }: QueuedMail, nextTryAt: number): Promise<void> {
  await db
    .updateTable('inbound_mails')
    .set((row) => ({ tries: row('tries', '+', 1), next_try_at: nextTryAt }))
    .where('id', '=', id)
    .execute();
}

/** Takes back an attempt that failed by no fault of the mail. */
export async function cancelTry(db: Db, { id, tries }: QueuedMail, now: number): Promise<void> {
  await db
    .updateTable('inbound_mails')
    .set({ tries, next_try_at: now })
    .where('id', '=', id)
    .where('next_try_at', 'is not', null)
    .execute();
}

export async function storeProblem(
  db: Db,
  { id }: QueuedMail,
  set: Partial<
    Pick<
      InboundMailTable,
      | 'problem'
      | 'outcome'
      | 'reason'
      | 'next_try_at'
      | 'sender_name'
      | 'sender_address'
      | 'sender'
      | 'subject'
    >
  >,
): Promise<void> {
  await db
    .updateTable('inbound_mails')
    .set({ ...set, ...(set.problem ? { problem: set.problem.slice(0, 300) } : {}) })
    .where('id', '=', id)
    .where('outcome', 'in', ['waiting', 'unreadable'])
    .execute();
}

/** Returns the numbers of the mails that are not stored yet. */
export async function listQueued(db: Db, mailboxId: string): Promise<Set<number>> {
  const rows = await db
    .selectFrom('inbound_mails')
    .select('uid')
    .where('next_try_at', 'is not', null)
    .where('mailbox_id', '=', mailboxId)
    .execute();
  return new Set(rows.map(({ uid }) => Number(uid)));
}

/** Receipt of the oldest mail that is not stored yet; null without one. */
export async function oldestUnstored(db: Db, mailboxId: string): Promise<number | null> {
  const { at } = await db
    .selectFrom('inbound_mails')
    .select(({ fn }) => fn.min('received_at').as('at'))
    .where('next_try_at', 'is not', null)
    .where('mailbox_id', '=', mailboxId)
    .executeTakeFirstOrThrow();
  return at;
}

/**
 * Ends the attempts to fetch mails by their numbers of before a renumbering. Those that are listed again are in the queue
 * under their new numbers; any other is gone from the mailbox.
 */
async function endOldQueue(
  db: Db,
  { id, uidValidity }: Mailbox,
  listed: readonly ListedMail[],
): Promise<void> {
  const rows = await db
    .selectFrom('inbound_mails')
    .select(['id', 'size', 'received_at'])
    .where('next_try_at', 'is not', null)
    .where('mailbox_id', '=', id)
    .where('uid_validity', '!=', uidValidity)
    .execute();
  const signs = new Set(listed.map(({ size, receivedAt }) => `${size} ${receivedAt}`));
  for (const row of rows) {
    if (signs.has(`${row.size} ${row.received_at}`))
      await db.deleteFrom('inbound_mails').where('id', '=', row.id).execute();
    else
      await db
        .updateTable('inbound_mails')
        .set({ outcome: 'gone', reason: null, next_try_at: null })
        .where('id', '=', row.id)
        .execute();
  }
}
