import { type JsonText, parseJson } from '#platform/db/json-text.ts';
import type { Db } from '#platform/db/open-database.ts';
import { emailNames } from '#platform/mail/emails.ts';
import type { MailThread } from '#platform/mail/mail-thread.ts';
import { replySubject } from '#platform/values/reply-subject.ts';
import { textOf } from '../../answers.ts';
import type { MailHeaders } from '../../lead.ts';
import { replyAddressIn, shownMails } from '../../recipients.ts';
import { selectGroup } from '../merge/merge-group.ts';
import type { LeadTable } from '../tables.ts';
import { eventsOf } from './lead-events.ts';

/** The Message-ID of the mail that a lead came by; null where it came otherwise, or the mail has none. */
export async function findFirstMail(db: Db, leadId: string): Promise<string | null> {
  const row = await db
    .selectFrom('inbound_mails')
    .select('message_id')
    .where('lead_id', '=', leadId)
    .where('outcome', '=', 'lead')
    .executeTakeFirst();
  return row?.message_id ?? null;
}

/**
 * Returns when some leads arrived, by id: of one that came by a mail, when the mail server received it, which may be long
 * before it was read.
 */
export async function listArrivals(db: Db, leadIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('leads')
    .leftJoin('inbound_mails', (join) =>
      join.onRef('inbound_mails.lead_id', '=', 'leads.id').on('outcome', '=', 'lead'),
    )
    .select(['leads.id', 'leads.received_at', 'inbound_mails.received_at as mailed_at'])
    .where('leads.id', 'in', leadIds)
    .execute();
  return new Map(
    rows.map(({ id, received_at: at, mailed_at: mailedAt }) => [id, Math.min(at, mailedAt ?? at)]),
  );
}

/** The headers of the mail that a lead came by; null where it came otherwise. */
export async function findFirstHeaders(db: Db, leadId: string): Promise<MailHeaders | null> {
  const row = await db
    .selectFrom('lead_events')
    .innerJoin('lead_event_texts', 'lead_event_texts.position', 'lead_events.position')
    .select('text')
    .where('lead_id', '=', leadId)
    .where('type', '=', 'received')
    .where('key', '=', 'headers')
    .$narrowType<{ text: JsonText<MailHeaders> }>()
    .executeTakeFirst();
  return row ? parseJson(row.text) : null;
}

/** A mail of the customer's side, or one of a third party that staff have shown. */
export interface ReceivedMail {
  name: string;
  /** Address of the reply, in lower case. */
  address: string;
  subject: string;
  at: number;
  text: string;
  messageId: string | null;
  isOfCustomersSide: boolean;
}

type Thread = Pick<LeadTable, 'id' | 'email'>;

/** A lead with those merged into it that have the same address: their mails are one conversation. */
function selectConversation(db: Db, { id, email }: Thread) {
  return selectGroup(db, id).where((lead) =>
    lead.or([lead('leads.id', '=', id), lead('leads.email_key', '=', email.trim().toLowerCase())]),
  );
}

/** Returns the text of the mail that a lead came by, and its Message-ID. */
async function findFirstText(db: Db, leadId: string): Promise<{ text: string; messageId: string | null }> {
  const { payload } = await db
    .selectFrom('leads')
    .select('payload')
    .where('id', '=', leadId)
    .executeTakeFirstOrThrow();
  const text = textOf({ answers: parseJson(payload) }, 'message');
  return { text, messageId: await findFirstMail(db, leadId) };
}

async function findMessageId(db: Db, position: number): Promise<string | null> {
  for (const table of ['lead_messages', 'third_party_mails'] as const) {
    const row = await db
      .selectFrom(table)
      .select('message_id')
      .where('position', '=', position)
      .executeTakeFirst();
    if (row) return row.message_id;
  }
  return null;
}

/**
 * Lists the mails that the customer sees of a lead's conversation, the oldest first, without those that older releases
 * stored without headers. Empty for a request that is no conversation by mail.
 */
export async function listReceivedMails(db: Db, lead: Thread): Promise<ReceivedMail[]> {
  const rows = await db
    .selectFrom('lead_events')
    .selectAll()
    .where('lead_id', 'in', selectConversation(db, lead))
    .where('type', 'in', [
      ...(['received', 'message', 'third-party-mail'] as const),
      ...(['third-party-mail-shown', 'third-party-mail-hidden'] as const),
    ])
    .orderBy('position')
    .execute();
  const events = await eventsOf(db, rows);
  const shown = shownMails(events);
  const mails: ReceivedMail[] = [];
  for (const { data, leadId, position, at } of events) {
    if (!('headers' in data) || !data.headers || data.type === 'reply-logged') continue;
    if (data.type === 'third-party-mail' && !shown.has(position)) continue;
    const { headers } = data;
    const said =
      data.type === 'received'
        ? await findFirstText(db, leadId)
        : { text: data.text, messageId: await findMessageId(db, position) };
    const { name, address } = headers.from;
    mails.push({
      ...{ ...said, at, subject: headers.subject, name: name || address },
      address: replyAddressIn(headers).address.toLowerCase(),
      isOfCustomersSide: data.type !== 'third-party-mail',
    });
  }
  return mails;
}

/** Returns the subject by which mails about a lead stay in the thread of its mails; null without such a thread. */
export function threadSubject(mails: readonly ReceivedMail[]): string | null {
  const last = mails.findLast(({ isOfCustomersSide }) => isOfCustomersSide);
  return last ? replySubject(last.subject) : null;
}

/** The Message-IDs of the mails that the sender of a lead and their colleagues wrote about it. */
async function listReceived(db: Db, lead: Thread) {
  const rows = await db
    .selectFrom('lead_messages')
    .select(['message_id', 'at'])
    .where('message_id', 'is not', null)
    .where('lead_id', 'in', selectConversation(db, lead))
    .execute();
  return rows.flatMap(({ message_id, at }) => (message_id === null ? [] : [{ id: message_id, at }]));
}

/** The Message-IDs of the mails that a conversation began with. */
async function listFirstMails(db: Db, lead: Thread): Promise<string[]> {
  const rows = await db
    .selectFrom('inbound_mails')
    .select('message_id')
    .where('lead_id', 'in', selectConversation(db, lead))
    .where('outcome', '=', 'lead')
    .orderBy('received_at')
    .execute();
  return rows.flatMap(({ message_id: id }) => id ?? []);
}

/**
 * The mails that went to and came from the sender of a lead, which the next mail to them follows. `except` is the id of
 * that mail, whose event is stored already.
 */
export async function findMailThread(
  db: Db,
  lead: Thread,
  { except }: { except: string },
): Promise<MailThread> {
  const sent = await db
    .selectFrom('outbox')
    .select(['id', 'created_at'])
    .where('subject_id', 'in', selectConversation(db, lead))
    .where('id', '!=', except)
    .where(
      'type',
      'in',
      emailNames(({ thread }) => thread !== false),
    )
    .orderBy('id')
    .execute();
  const mails = [
    ...sent.map(({ id, created_at }) => ({ id, at: created_at })),
    ...(await listReceived(db, lead)),
  ].sort((one, other) => one.at - other.at);
  const first = await listFirstMails(db, lead);
  return { references: [...first, ...mails.map(({ id }) => id)] };
}
