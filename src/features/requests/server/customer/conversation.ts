import type { Db } from '#platform/db/open-database.ts';
import type { AttachmentRef } from '#platform/files/attachment-input.ts';
import type { LeadEvent } from '../../lead.ts';
import { findLeadIdBySecret } from '../secret-links.ts';
import { eventsOf } from '../timeline/lead-events.ts';

/** Asked of the newest quote by a button: to change an open one, or to quote again. */
export type QuoteQuestion = 'change' | 'requote';

/**
 * A message to or from the sender of a lead; `at` in milliseconds since 1970. `by`: name of the staff member; `revision`: of
 * the quote that a reply came with. `from`: the colleague who wrote, empty for the sender; `asks`: about the newest quote.
 */
export type ConversationEntry = {
  /** The position of its event. */
  position: number;
  at: number;
  text: string;
  attachments: AttachmentRef[];
} & (
  | { kind: 'reply'; by: string; revision?: number }
  | { kind: 'message'; from: string; asks?: QuoteQuestion }
);

type ReplyEvent = LeadEvent & { data: { type: 'reply' } };
/** A message, or a third party's mail that staff have shown. */
type MessageEvent = LeadEvent & { data: { type: 'message' | 'third-party-mail' } };

/** The replies on a timeline. */
async function listReplies(db: Db, leadId: string): Promise<ReplyEvent[]> {
  const rows = await db
    .selectFrom('lead_events')
    .selectAll()
    .where('lead_id', '=', leadId)
    .where('type', '=', 'reply')
    .orderBy('position')
    .execute();
  return (await eventsOf(db, rows)) as ReplyEvent[];
}

/**
 * The messages that came by the link of a lead or by mail about it, the oldest first, on whichever timeline they are; of
 * third parties' mails those alone that staff have shown.
 */
export async function listMessages(db: Db, leadId: string): Promise<MessageEvent[]> {
  const [messages, shown] = await Promise.all([
    db
      .selectFrom('lead_messages')
      .innerJoin('lead_events', 'lead_events.position', 'lead_messages.position')
      .selectAll('lead_events')
      .where('lead_messages.lead_id', '=', leadId)
      .execute(),
    db
      .selectFrom('third_party_mails')
      .innerJoin('lead_events', 'lead_events.position', 'third_party_mails.position')
      .selectAll('lead_events')
      .where('third_party_mails.lead_id', '=', leadId)
      .where('third_party_mails.shown_at', 'is not', null)
      .execute(),
  ]);
  const rows = [...messages, ...shown].sort((one, other) => one.position - other.position);
  return (await eventsOf(db, rows)) as MessageEvent[];
}

/**
 * The replies to the sender of a lead and their messages, the oldest first: of this lead alone, also where it was merged
 * with others. Nothing else of a timeline is in it. Null for a secret that opens nothing.
 */
export async function findConversation(db: Db, secret: string): Promise<ConversationEntry[] | null> {
  const leadId = await findLeadIdBySecret(db, secret);
  if (leadId === null) return null;
  const [replies, messages] = await Promise.all([listReplies(db, leadId), listMessages(db, leadId)]);
  const entries = [
    ...replies.map(({ position, at, actor, data }) => ({
      kind: 'reply' as const,
      position,
      at,
      by: actor.kind === 'staff' ? actor.name : '',
      text: data.body,
      attachments: data.attachments ?? [],
    })),
    ...messages.map(({ position, at, data }) => ({
      kind: 'message' as const,
      position,
      at,
      from: data.from,
      text: data.text,
      attachments: data.attachments,
      ...(data.type === 'message' && data.asksForChange ? { asks: 'change' as const } : {}),
      ...(data.type === 'message' && data.asksForRequote ? { asks: 'requote' as const } : {}),
    })),
  ];
  return entries.sort((one, other) => one.at - other.at || one.position - other.position);
}
