import { countRows } from '../../../platform/db/count-rows.ts';
import type { Db } from '../../../platform/db/open-database.ts';
import { hour } from '../../../platform/values/durations.ts';
import { keyHashOf } from './find-lead-of-mail.ts';
import type { InboundDependencies } from './inbound-dependencies.ts';
import type { ParsedMail } from './parse-mail.ts';
import type { InboundOutcome } from './tables.ts';

export interface Reception {
  outcome: InboundOutcome;
  leadId: string | null;
  /** True for a mail that was received before; no rows were stored. */
  isRepeat: boolean;
}

interface InboundRecord {
  mail: ParsedMail;
  outcome: InboundOutcome;
  leadId: string | null;
  /** Receipt by the mail server, in milliseconds since 1970. */
  at: number;
}

/** Returns the Message-ID with brackets, as in headers; null without a valid one. */
export function bracketedId({ messageId }: Pick<ParsedMail, 'messageId'>): string | null {
  return messageId !== null && /^[\x21-\x7e]+$/.test(messageId) ? `<${messageId}>` : null;
}

/** Finds the record of an earlier copy of a mail, including those of older releases, which have only the Message-ID. */
export async function findEarlier(db: Db, { key, messageId }: ParsedMail): Promise<Reception | null> {
  const keys = [key, ...(messageId === null ? [] : [`<${messageId}>`])].map(keyHashOf);
  const row = await db.selectFrom('inbound_mails').selectAll().where('key', 'in', keys).executeTakeFirst();
  return row ? { outcome: row.outcome, leadId: row.lead_id, isRepeat: true } : null;
}

/** Records the outcome of a mail. Returns false when it was recorded before. */
export async function recordMail(
  { cipher }: Pick<InboundDependencies, 'cipher'>,
  db: Db,
  { mail, outcome, leadId, at }: InboundRecord,
): Promise<boolean> {
  const { key, messageId, from } = mail;
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('inbound_mails')
    .values({
      key: keyHashOf(key),
      message_key: messageId === null ? null : keyHashOf(`<${messageId}>`),
      // Replies refer to the mail of the request.
      message_id: outcome === 'lead' ? bracketedId(mail) : null,
      outcome,
      lead_id: leadId,
      sender: cipher.hash(from.address.toLowerCase()),
      received_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
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
