import type { LeadEventData } from '../../../contract/lead.ts';
import type { Db } from '../../db/open-database.ts';
import type { OutboxTable } from '../../db/tables.ts';
import type { EmailName } from '../../mail/emails.ts';
import { waitsUntil } from '../clock/waits-until.ts';
import { changeLeadIn } from '../commands/change-lead.ts';
import { lockSurvivingLead } from '../commands/lock-lead.ts';
import type { TimelineDependencies } from '../lead-dependencies.ts';
import { eventsOf } from '../timeline/lead-events.ts';

/** What stops or starts a lead's clock. */
const turnTypes = ['reply', 'answered', 'customer-answered', 'reply-undelivered'] as const;

type Turn = Extract<LeadEventData, { type: (typeof turnTypes)[number] }>;

/** The turns of a lead's clock, and of those merged into it, in their order. */
async function listTurns(transaction: Db, leadId: string): Promise<Turn[]> {
  const rows = await transaction
    .selectFrom('lead_events')
    .selectAll()
    .where('lead_id', 'in', (event) =>
      event
        .selectFrom('leads')
        .select('id')
        .where((lead) => lead.or([lead('id', '=', leadId), lead('merged_into', '=', leadId)])),
    )
    .where('type', 'in', turnTypes)
    .orderBy('position')
    .execute();
  return (await eventsOf(transaction, rows)).map(({ data }) => data as Turn);
}

/** The mail whose final failure changes its lead. */
function isReply({ email }: Pick<OutboxTable, 'email'>): boolean {
  return email === ('lead-reply' satisfies EmailName);
}

/** Locks what `noteUndelivered` changes: call it before the mail's row is locked, to keep to the order of locks. */
export async function lockLeadOfMail(
  transaction: Db,
  mail: Pick<OutboxTable, 'email' | 'subject_id'>,
): Promise<void> {
  if (isReply(mail)) await lockSurvivingLead(transaction, mail.subject_id);
}

/**
 * A reply whose mail has failed permanently was no answer: unless somebody answered since, the clock runs again, and the
 * answer is due when it was before, or at once. Call it in the transaction that stores the failure. Other mails are
 * ignored.
 */
export async function noteUndelivered(
  dependencies: TimelineDependencies,
  transaction: Db,
  mail: Pick<OutboxTable, 'id' | 'email' | 'subject_id'>,
  at: number,
): Promise<void> {
  if (!isReply(mail)) return;
  const lead = await lockSurvivingLead(transaction, mail.subject_id);
  if (!lead || lead.erased_at !== null) return;
  const turns = await listTurns(transaction, lead.id);
  const lost = new Set(turns.flatMap((turn) => (turn.type === 'reply-undelivered' ? [turn.outboxId] : [])));
  const isAnswer = (turn: Turn) =>
    turn.type === 'answered' ||
    (turn.type === 'reply' && turn.outboxId !== mail.id && !lost.has(turn.outboxId));
  const ours = turns.findIndex((turn) => turn.type === 'reply' && turn.outboxId === mail.id);
  const isAnswered = lead.answered_at === null || turns.slice(ours + 1).some(isAnswer);
  const set = {
    ...(isAnswered ? {} : { answered_at: null, due_at: Math.max(Number(lead.due_at), at) }),
    ...(turns.some(isAnswer) ? {} : { first_answered_at: null }),
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
          dueAt: isAnswered ? null : waitsUntil({ ...lead, ...set }),
        },
      ],
    }),
  );
  if (!outcome.ok) throw new Error(`A lost reply could not be noted: ${outcome.reason}`);
}

/** Tells whether a lead waits because a mail failed permanently, and for nothing that happened since. */
export async function isWaitingFor(transaction: Db, leadId: string, outboxId: string): Promise<boolean> {
  const last = (await listTurns(transaction, leadId)).at(-1);
  return last?.type === 'reply-undelivered' && last.outboxId === outboxId;
}
