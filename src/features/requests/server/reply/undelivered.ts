import type { Db } from '#platform/db/open-database.ts';
import type { OutboxTable } from '#platform/db/tables.ts';
import { transact } from '#platform/db/transact.ts';
import type { EmailName } from '#platform/mail/emails.ts';
import { requeueFailedMail } from '#platform/mail/list-mails.ts';
import type { LeadEventData, StaffName } from '../../lead.ts';
import { changeLeadIn, lockSurvivingLead } from '../commands/change-lead.ts';
import type { LeadDependencies } from '../lead-dependencies.ts';
import { waitsUntil } from '../lead-state.ts';
import { selectGroup } from '../merge/merge-group.ts';
import type { LeadTable } from '../tables.ts';
import { appendEvent, eventsOf } from '../timeline/lead-events.ts';

/** Events that stop or start a lead's timer. */
const replyEventTypes = [
  'reply',
  'quote-sent',
  'reply-logged',
  'customer-replied',
  'message',
  'reply-undelivered',
] as const;

type ReplyEvent = Extract<LeadEventData, { type: (typeof replyEventTypes)[number] }> & {
  at: number;
};

function isMailed(event: ReplyEvent): event is Extract<ReplyEvent, { type: 'reply' | 'quote-sent' }> {
  return event.type === 'reply' || event.type === 'quote-sent';
}

/** The events that stop or start the timer of a lead, and of those merged into it, in their order. */
async function listReplyEvents(transaction: Db, leadId: string): Promise<ReplyEvent[]> {
  const rows = await transaction
    .selectFrom('lead_events')
    .selectAll()
    .where('lead_id', 'in', selectGroup(transaction, leadId))
    .where('type', 'in', replyEventTypes)
    .orderBy('position')
    .execute();
  return (await eventsOf(transaction, rows)).map(({ data, at }) => ({ ...data, at }) as ReplyEvent);
}

/** The mails whose final failure changes their lead: what answers a customer. */
const answers: string[] = ['lead-reply', 'quote-sent'] satisfies EmailName[];

const isAnswer = ({ type }: Pick<OutboxTable, 'type'>): boolean => answers.includes(type);

/** Locks what `recordUndelivered` changes: call it before the mail's row is locked, to keep to the order of locks. */
export async function lockLeadOfMail(
  transaction: Db,
  mail: Pick<OutboxTable, 'type' | 'subject_id'>,
): Promise<void> {
  if (isAnswer(mail)) await lockSurvivingLead(transaction, mail.subject_id);
}

/**
 * A reply or quote whose mail has failed permanently was no answer: unless somebody answered since, the timer runs again, and the
 * answer is due when it was before, or at once. Call it in the transaction that stores the failure. Other mails are
 * ignored.
 */
export async function recordUndelivered(
  dependencies: Pick<LeadDependencies, 'timelineSubscribers'>,
  transaction: Db,
  mail: Pick<OutboxTable, 'id' | 'type' | 'subject_id'>,
  at: number,
): Promise<void> {
  if (!isAnswer(mail)) return;
  const lead = await lockSurvivingLead(transaction, mail.subject_id);
  if (!lead || lead.erased_at !== null) return;
  const replyEvents = await listReplyEvents(transaction, lead.id);
  const lost = new Set(
    replyEvents.flatMap((event) => (event.type === 'reply-undelivered' ? [event.outboxId] : [])),
  );
  const isReplyGiven = (event: ReplyEvent) =>
    event.type === 'reply-logged' ||
    (isMailed(event) && event.outboxId !== mail.id && !lost.has(event.outboxId));
  const ours = replyEvents.findIndex((event) => isMailed(event) && event.outboxId === mail.id);
  const sentAt = replyEvents[ours]?.at ?? 0;
  // A reply from a mail program may be older than what was sent before it was read.
  const isLater = (event: ReplyEvent) => isReplyGiven(event) && event.at >= sentAt;
  const hasReply = lead.replied_at === null || replyEvents.slice(ours + 1).some(isLater);
  const set = {
    ...(hasReply ? {} : { replied_at: null, due_at: Math.max(lead.due_at, at) }),
    ...(replyEvents.some(isReplyGiven) ? {} : { first_replied_at: null }),
  };
  const outcome = await changeLeadIn(
    dependencies,
    transaction,
    { leadId: lead.id, version: lead.version, by: 'system', at },
    () => ({
      set,
      events: [
        {
          type: 'reply-undelivered',
          outboxId: mail.id,
          ...(mail.type === ('quote-sent' satisfies EmailName) ? { isQuote: true } : {}),
          dueAt: hasReply ? null : waitsUntil({ ...lead, ...set }),
        },
      ],
    }),
  );
  if (!outcome.ok) throw new Error(`A lost reply could not be recorded: ${outcome.reason}`);
}

/** True if a lead waits because a mail failed permanently, and for nothing that happened since. */
async function isWaitingFor(transaction: Db, leadId: string, outboxId: string): Promise<boolean> {
  const last = (await listReplyEvents(transaction, leadId)).at(-1);
  return last?.type === 'reply-undelivered' && last.outboxId === outboxId;
}

export type RetryOutcome = { ok: true } | { ok: false; reason: 'no-failed-mail' };

interface Retry {
  leadId: string;
  outboxId: string;
  by: StaffName;
}

/** The lead that a mail on a lead's timeline is about: itself, or one that was merged into it. */
async function findSubject(transaction: Db, leadId: string, outboxId: string): Promise<string | null> {
  const found = await selectGroup(transaction, leadId)
    .innerJoin('outbox', 'outbox.subject_id', 'leads.id')
    .where('outbox.id', '=', outboxId)
    .executeTakeFirst();
  return found?.id ?? null;
}

async function recordRetry(
  dependencies: Pick<LeadDependencies, 'timelineSubscribers'>,
  transaction: Db,
  lead: LeadTable,
  { outboxId, by, email, at }: Omit<Retry, 'leadId'> & { email: string; at: number },
) {
  const { id: leadId, version, first_replied_at: first } = lead;
  const data: LeadEventData = { type: 'mail-retried', outboxId, email };
  if (!(await isWaitingFor(transaction, leadId, outboxId))) {
    await appendEvent(dependencies, transaction, { lead, by, at, data });
    return;
  }
  const outcome = await changeLeadIn(dependencies, transaction, { leadId, version, by, at }, () => ({
    set: { replied_at: at, first_replied_at: first ?? at },
    events: [data],
  }));
  if (!outcome.ok) throw new Error(`A retry could not be recorded: ${outcome.reason}`);
}

/**
 * Makes a permanently failed mail on a lead's timeline due again, and records who did. The timer that its loss had
 * started stops. A mail of a lead that was merged into another is retried there. Refused when neither the surviving
 * lead nor those merged into it have such a failed mail.
 */
export async function retryMail(
  dependencies: LeadDependencies,
  { leadId, outboxId, by }: Retry,
): Promise<RetryOutcome> {
  const { db, clock, outboxIsWaiting } = dependencies;
  const at = clock();
  const isRevived = await transact(db, async (transaction) => {
    const lead = await lockSurvivingLead(transaction, leadId);
    const subjectId = lead && (await findSubject(transaction, lead.id, outboxId));
    if (!lead || subjectId === null) return false;
    const email = await requeueFailedMail(transaction, { id: outboxId, subjectId, now: at });
    if (email === null) return false;
    await recordRetry(dependencies, transaction, lead, { outboxId, by, email, at });
    return true;
  });
  if (!isRevived) return { ok: false, reason: 'no-failed-mail' };
  outboxIsWaiting();
  return { ok: true };
}
