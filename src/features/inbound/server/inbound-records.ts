import type { Db } from '../../../platform/db/open-database.ts';
import { hour } from '../../../platform/values/durations.ts';
import { keyHashOf } from './find-lead-of-mail.ts';
import type { InboundDependencies } from './inbound-dependencies.ts';
import type { ParsedMail } from './parse-mail.ts';
import type { InboundOutcome } from './tables.ts';

/** What became of a mail. */
export interface Reception {
  outcome: InboundOutcome;
  leadId: string | null;
  /** It was received before, and nothing was stored. */
  isRepeat: boolean;
}

interface InboundRecord {
  mail: ParsedMail;
  outcome: InboundOutcome;
  leadId: string | null;
  /** When the mail server took it, in milliseconds since 1970. */
  at: number;
}

/** The Message-ID with brackets, as headers name it; null without one that a header can hold. */
export function bracketedId({ messageId }: Pick<ParsedMail, 'messageId'>): string | null {
  return messageId !== null && /^[\x21-\x7e]+$/.test(messageId) ? `<${messageId}>` : null;
}

/** The record of an earlier copy of a mail, also one that an older release stored under the Message-ID alone. */
export async function findEarlier(db: Db, { key, messageId }: ParsedMail): Promise<Reception | null> {
  const keys = [key, ...(messageId === null ? [] : [`<${messageId}>`])].map(keyHashOf);
  const row = await db.selectFrom('inbound_mails').selectAll().where('key', 'in', keys).executeTakeFirst();
  return row ? { outcome: row.outcome, leadId: row.lead_id, isRepeat: true } : null;
}

/** Records what became of a mail. False when that was recorded before. */
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
      // Replies name the mail that a request came by.
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

/** How many mails of the same sender were received in the hour before `at`. */
export async function countOfSender(
  { db, cipher }: Pick<InboundDependencies, 'db' | 'cipher'>,
  { from }: ParsedMail,
  at: number,
): Promise<number> {
  const { count } = await db
    .selectFrom('inbound_mails')
    .select((row) => row.fn.countAll<number | string>().as('count'))
    .where('sender', '=', cipher.hash(from.address.toLowerCase()))
    .where('received_at', '>', at - hour)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** How many messages of a lead came by mail in the hour before `at`. */
export async function countOfLead(db: Db, leadId: string, at: number): Promise<number> {
  const { count } = await db
    .selectFrom('inbound_mails')
    .select((row) => row.fn.countAll<number | string>().as('count'))
    .where('lead_id', '=', leadId)
    .where('outcome', '=', 'message')
    .where('received_at', '>', at - hour)
    .executeTakeFirstOrThrow();
  return Number(count);
}
