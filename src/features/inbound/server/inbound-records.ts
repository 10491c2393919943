import { v7 as uuidv7 } from 'uuid';
import { messageKeyOf } from '#features/requests/server/commands/receive-message.ts';
import { countRows } from '#platform/db/count-rows.ts';
import type { Db } from '#platform/db/open-database.ts';
import { transact } from '#platform/db/transact.ts';
import { hour } from '#platform/values/durations.ts';
import type { InboundDependencies } from './inbound-dependencies.ts';
import { readOriginal } from './kept-mails.ts';
import type { ParsedMail } from './parse-mail.ts';
import type { InboundMailTable, InboundOutcome } from './tables.ts';

export interface FetchedMail {
  raw: Uint8Array;
  /** Receipt by the mail server, in milliseconds since 1970. */
  receivedAt: number;
  /** Size of the mail in bytes; larger than `raw` when only its beginning was fetched. */
  size: number;
  /** Its row in `inbound_mails`, which the reader of a mailbox has created; without it, one is created. */
  recordId?: string;
}

export interface Reception {
  outcome: InboundOutcome;
  leadId: string | null;
  /** True for a mail that was received before; no rows were stored. */
  isRepeat: boolean;
}

/** Returns the Message-ID with brackets, as in headers; null without a valid one. */
export function bracketedId({ messageId }: Pick<ParsedMail, 'messageId'>): string | null {
  return messageId !== null && /^[\x21-\x7e]+$/.test(messageId) ? `<${messageId}>` : null;
}

/** The row of a mail that waits to be fetched. */
export function newRecord(values: Partial<InboundMailTable>): InboundMailTable {
  return {
    id: uuidv7(),
    mailbox_id: null,
    uid_validity: null,
    uid: null,
    key: null,
    message_key: null,
    message_id: null,
    outcome: 'waiting',
    reason: null,
    problem: null,
    lead_id: null,
    sender: '',
    sender_name: '',
    sender_address: '',
    subject: '',
    size: 0,
    kept_size: 0,
    received_at: 0,
    tries: 0,
    next_try_at: null,
    copy_of: null,
    handled_at: null,
    handled_by: null,
    ...values,
  };
}

/** Finds the record of the same mail, also one of an older release, by its key there. */
function findByKey(db: Db, { key, formerKey, messageId }: ParsedMail) {
  const keys = [key, formerKey, ...(messageId === null ? [] : [`<${messageId}>`])].map(messageKeyOf);
  return db
    .selectFrom('inbound_mails')
    .select(['id', 'outcome', 'lead_id', 'copy_of', 'size', 'received_at'])
    .where('key', 'in', keys)
    .executeTakeFirst();
}

/** Limit of deliveries of one mail that are compared with another one. */
const mostDeliveries = 10;

type Match = NonNullable<Awaited<ReturnType<typeof findByKey>>>;

/**
 * Returns true when the mail server lists a mail of before under another number: it was moved, or all were numbered again. A
 * copy by another way has other bytes. Of an erased mail no copy is kept.
 */
async function isListedAgain(
  deps: Pick<InboundDependencies, 'db' | 'cipher'>,
  match: Match,
  { raw, receivedAt }: FetchedMail,
): Promise<boolean> {
  if (match.size === 0) return true;
  const first = match.copy_of ?? match.id;
  const deliveries = await deps.db
    .selectFrom('inbound_mails')
    .select(['id', 'received_at'])
    .where((row) => row.or([row('id', 'in', [first, match.id]), row('copy_of', '=', first)]))
    .where('outcome', '!=', 'waiting')
    .orderBy('received_at', 'desc')
    .limit(mostDeliveries)
    .execute();
  for (const delivery of deliveries) {
    const original = await readOriginal(deps, delivery.id);
    const isSame = original
      ? original.content.equals(raw.subarray(0, original.content.byteLength))
      : delivery.received_at === receivedAt;
    if (isSame) return true;
  }
  return false;
}

/**
 * Finds the record of the same mail by its key. Deletes one that is stored nowhere when the mail is listed under another
 * number, as when it was moved away and back: its old number may be gone, and the new one would count as stored.
 */
async function findToContinue(transaction: Db, mail: ParsedMail, recordId: string | undefined) {
  const match = await findByKey(transaction, mail);
  const isStored = !match || !['waiting', 'gone'].includes(match.outcome) || match.size === 0;
  if (isStored || !recordId || match.id === recordId) return match;
  await transaction.deleteFrom('inbound_mails').where('id', '=', match.id).execute();
  return findByKey(transaction, mail);
}

/**
 * Records a mail as waiting, or continues the record of an interrupted attempt. `copyOf` is the record of the mail that it
 * is an exact copy of. Returns the earlier reception of a mail that is listed again, and deletes the row that the reader has
 * created for it.
 */
export async function beginRecord(
  { db, cipher }: Pick<InboundDependencies, 'db' | 'cipher'>,
  mail: ParsedMail,
  fetched: FetchedMail,
): Promise<{ id: string; copyOf: string | null } | { earlier: Reception }> {
  const { recordId, receivedAt, size } = fetched;
  const { key, messageId, from, subject } = mail;
  const address = from.address.toLowerCase();
  const values = {
    key: messageKeyOf(key),
    message_key: messageId === null ? null : messageKeyOf(`<${messageId}>`),
    sender: cipher.hash(address),
    sender_name: from.name,
    sender_address: address,
    subject,
    size,
    received_at: receivedAt,
  };
  return transact(db, async (transaction) => {
    const match = await findToContinue(transaction, mail, recordId);
    const isOther = match && recordId && recordId !== match.id;
    const copyOf =
      isOther && !(await isListedAgain({ db: transaction, cipher }, match, fetched))
        ? (match.copy_of ?? match.id)
        : null;
    if (recordId && (!match || copyOf !== null)) {
      await transaction
        .updateTable('inbound_mails')
        .set({ ...values, ...(copyOf === null ? {} : { key: null }) })
        .where('id', '=', recordId)
        .where('outcome', '=', 'waiting')
        .execute();
      return { id: recordId, copyOf };
    }
    if (match && (isOther || match.outcome !== 'waiting')) {
      if (isOther) await transaction.deleteFrom('inbound_mails').where('id', '=', recordId).execute();
      return { earlier: { outcome: match.outcome, leadId: match.lead_id, isRepeat: true } };
    }
    if (match) return { id: match.id, copyOf };
    const record = newRecord(values);
    await transaction
      .insertInto('inbound_mails')
      .values(record)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    // Another process may have received it at this moment.
    return { id: (await findByKey(transaction, mail))?.id ?? record.id, copyOf };
  });
}

/** Records the outcome of a waiting mail; a repeat when it was recorded before. */
export async function finishRecord(
  db: Db,
  {
    id,
    mail,
    outcome,
    leadId = null,
    reason = null,
    copyOf = null,
  }: {
    id: string;
    mail: ParsedMail;
    outcome: InboundOutcome;
    leadId?: string | null;
    reason?: InboundMailTable['reason'];
    copyOf?: string | null;
  },
): Promise<Reception> {
  const { numUpdatedRows } = await db
    .updateTable('inbound_mails')
    .set({
      outcome,
      lead_id: leadId,
      reason,
      copy_of: copyOf,
      next_try_at: null,
      // Replies refer to the mail of the request.
      message_id: outcome === 'lead' ? bracketedId(mail) : null,
    })
    .where('id', '=', id)
    .where('outcome', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return { outcome, leadId, isRepeat: numUpdatedRows === 0n };
}

/** Counts mails of the same sender in the hour before `at`. */
export async function countOfSender(
  { db, cipher }: Pick<InboundDependencies, 'db' | 'cipher'>,
  { from }: ParsedMail,
  at: number,
): Promise<number> {
  return countRows(
    db
      .selectFrom('inbound_mails')
      .where('sender', '=', cipher.hash(from.address.toLowerCase()))
      .where('outcome', 'not in', ['waiting', 'copy'])
      .where('received_at', '>', at - hour),
  );
}

/** Counts mail messages of a lead in the hour before `at`. */
export async function countOfLead(db: Db, leadId: string, at: number): Promise<number> {
  return countRows(
    db
      .selectFrom('inbound_mails')
      .where('lead_id', '=', leadId)
      .where('outcome', '=', 'message')
      .where('received_at', '>', at - hour),
  );
}
