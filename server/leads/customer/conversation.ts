import type { AttachmentRef } from '../../../contract/attachments.ts';
import type { LeadEvent } from '../../../contract/lead.ts';
import type { Db } from '../../db/open-database.ts';
import { findUnclaimedReplies } from '../reply/withdraw-reply.ts';
import { findLeadIdBySecret } from '../secret-links.ts';
import { haveSameSender } from '../senders/same-sender.ts';
import { eventsOf } from '../timeline/lead-events.ts';

/** What was said to or by the sender of a lead; `at` in milliseconds since 1970. */
export type ConversationEntry = {
  /** The position of its event. */
  position: number;
  at: number;
  text: string;
  attachments: AttachmentRef[];
} & (
  | { kind: 'reply' /** Name of the staff member. */; by: string }
  /** `from` is empty for the sender, else the colleague who wrote. */
  | { kind: 'message'; from: string }
);

/** A lead, the one that it was merged into, and the others of the same person there. */
async function findOwnGroup(db: Db, leadId: string) {
  const lead = await db.selectFrom('leads').selectAll().where('id', '=', leadId).executeTakeFirstOrThrow();
  const keptId = lead.merged_into ?? lead.id;
  const others = await db
    .selectFrom('leads')
    .select(['id', 'email_key', 'account_id'])
    .where((other) => other.or([other('id', '=', keptId), other('merged_into', '=', keptId)]))
    .execute();
  const own = others.filter((other) => other.id === lead.id || haveSameSender(other, lead));
  return { lead, keptId, ownIds: own.map(({ id }) => id) };
}

type ReplyEvent = LeadEvent & { data: { type: 'reply' } };
type MessageEvent = LeadEvent & { data: { type: 'message' } };

/** The replies on some timelines whose mails have begun to leave. */
async function listReplies(db: Db, leadIds: string[]): Promise<ReplyEvent[]> {
  const rows = await db
    .selectFrom('lead_events')
    .selectAll()
    .where('lead_id', 'in', leadIds)
    .where('type', 'in', ['reply', 'reply-withdrawn'])
    .orderBy('position')
    .execute();
  const events = await eventsOf(db, rows);
  const unseen = await findUnclaimedReplies(db, leadIds);
  for (const { data } of events) if (data.type === 'reply-withdrawn') unseen.add(data.outboxId);
  return events.filter(
    (event): event is ReplyEvent => event.data.type === 'reply' && !unseen.has(event.data.outboxId),
  );
}

/** The messages that came by the links of some leads or by mail about them, the oldest first. */
export async function listMessages(db: Db, leadIds: string[]): Promise<MessageEvent[]> {
  const rows = await db
    .selectFrom('lead_messages')
    .innerJoin('lead_events', 'lead_events.position', 'lead_messages.position')
    .selectAll('lead_events')
    .where('lead_messages.lead_id', 'in', leadIds)
    .orderBy('lead_events.position')
    .execute();
  return (await eventsOf(db, rows)) as MessageEvent[];
}

/** The leads whose quotes, messages and shipments the holder of a lead’s link may see: those of the same sender. */
export async function findOwnLeadIds(db: Db, secret: string): Promise<string[]> {
  const leadId = await findLeadIdBySecret(db, secret);
  return leadId === null ? [] : (await findOwnGroup(db, leadId)).ownIds;
}

/**
 * The replies to the sender of a lead and their messages, the oldest first: of the lead, and of the same person's leads
 * that are handled with it. Nothing else of a timeline is in it. A reply is in it once its mail has begun to leave; one to
 * somebody else, whose lead goes on with this one, never is. Null for a secret that opens nothing.
 */
export async function findConversation(db: Db, secret: string): Promise<ConversationEntry[] | null> {
  const leadId = await findLeadIdBySecret(db, secret);
  if (leadId === null) return null;
  const { lead, keptId, ownIds } = await findOwnGroup(db, leadId);
  const replies = (await listReplies(db, [...new Set([...ownIds, keptId])])).filter(
    (event) => ownIds.includes(event.leadId) || event.data.to.toLowerCase() === lead.email_key,
  );
  const messages = await listMessages(db, ownIds);
  const entries = [
    ...replies.map(({ position, at, actor, data }) => ({
      ...{ kind: 'reply' as const, position, at, by: actor.kind === 'staff' ? actor.name : '' },
      ...{ text: data.body, attachments: data.attachments ?? [] },
    })),
    ...messages.map(({ position, at, data }) => ({
      ...{ kind: 'message' as const, position, at, from: data.from },
      ...{ text: data.text, attachments: data.attachments },
    })),
  ];
  return entries.sort((one, other) => one.at - other.at || one.position - other.position);
}
