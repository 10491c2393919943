import { answerDueAt } from '#features/settings/business-hours.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import { parseJson } from '#platform/db/json-text.ts';
import type { Db } from '#platform/db/open-database.ts';
import type { AttachmentRef } from '#platform/files/attachment-input.ts';
import { proseLimit } from '#platform/values/text.ts';
import type { LeadEventData, MailHeaders, ReplyChannel } from '../../lead.ts';
import type { LeadDependencies } from '../lead-dependencies.ts';
import { answerWithinHours, waitsUntil } from '../lead-state.ts';
import { selectGroup } from '../merge/merge-group.ts';
import type { LeadTable } from '../tables.ts';
import { listArrivals } from '../timeline/mail-thread.ts';
import {
  type ChangeOutcome,
  changeLead,
  changeLeadIn,
  type LeadChange,
  type PlannedChange,
} from './change-lead.ts';
import { followUpOfReply } from './follow-up.ts';

/** A reply by other means than a mail from the desk. */
interface LoggedReply {
  channel: ReplyChannel;
  comment: string;
  /** Of a mail that came with the desk in copy. */
  mail?: { headers: MailHeaders; attachments: AttachmentRef[] };
}

/** Events that start a timer where they name when an answer is due. */
const timerStarts = [
  ...(['message', 'customer-replied', 'contact-changed'] as const),
  ...(['not-done', 'reply-undelivered'] as const),
];

/** Returns true if the timer of a lead began after `at`, as the customer has written since. */
async function beganAfter(transaction: Db, leadId: string, at: number): Promise<boolean> {
  const group = (await selectGroup(transaction, leadId).execute()).map(({ id }) => id);
  const arrivals = await listArrivals(transaction, group);
  if ([...arrivals.values()].some((arrival) => arrival > at)) return true;
  const rows = await transaction
    .selectFrom('lead_events')
    .select('data')
    .where('lead_id', 'in', group)
    .where('type', 'in', timerStarts)
    .where('at', '>', at)
    .execute();
  return rows.some(({ data }) => parseJson(data).dueAt !== null);
}

/** Returns true for a mail that came while nobody waited for one, or before the lead did. */
async function isOutOfTime(transaction: Db, row: LeadTable, at: number): Promise<boolean> {
  if (waitsUntil(row) === null && row.folder !== 'notices') return true;
  const arrivals = await listArrivals(transaction, [row.id]);
  return (arrivals.get(row.id) ?? 0) > at;
}

/** Plans the reply, given at `at`. One that came as a mail may be older than what has happened since. */
async function planReply(
  deps: Pick<LeadDependencies, 'clock'>,
  { row, transaction, at }: { row: LeadTable; transaction: Db; at: number },
  { channel, comment, mail }: LoggedReply,
): Promise<PlannedChange | { refused: 'comment-too-long' }> {
  if (comment.length > proseLimit) return { refused: 'comment-too-long' };
  const { headers, attachments = [] } = mail ?? {};
  const events: LeadEventData[] = [
    {
      ...{ type: 'reply-logged', channel, comment: comment.trim() },
      ...(headers ? { headers } : {}),
      ...(attachments.length > 0 ? { attachments } : {}),
    },
  ];
  if (mail && (await isOutOfTime(transaction, row, at))) return { set: {}, events, isOnlyRecorded: true };
  if (mail && (await beganAfter(transaction, row.id, at))) return { set: {}, events };
  return { set: { ...(await followUpOfReply(transaction, row, deps)), replied_at: at }, events };
}

/** Records that a person replied by other means than a mail from the desk. It stops the timer. */
export function logReply(
  dependencies: LeadDependencies,
  change: LeadChange,
  reply: LoggedReply,
): Promise<ChangeOutcome<'comment-too-long'>> {
  const at = dependencies.clock();
  return changeLead<'comment-too-long'>(dependencies, { ...change, isAnswer: true }, (row, transaction) =>
    planReply(dependencies, { row, transaction, at }, reply),
  );
}

/**
 * `logReply` in the caller's transaction, at the time of the reply. One that came as a mail leaves a timer that began later,
 * and where nobody waits it is recorded alone.
 */
export function logReplyIn(
  dependencies: Pick<LeadDependencies, 'clock' | 'timelineSubscribers'>,
  transaction: Db,
  change: LeadChange & { at: number },
  reply: LoggedReply,
): Promise<ChangeOutcome<'comment-too-long'>> {
  return changeLeadIn<'comment-too-long'>(dependencies, transaction, { ...change, isAnswer: true }, (row) =>
    planReply(dependencies, { row, transaction, at: change.at }, reply),
  );
}

/**
 * The customer gave what `need-information` asked for: staff record it, or the customer does (`by` is `customer`).
 * The timer starts again from now, and a lead that needed information is being quoted. Refused when it is not that lead's
 * turn: nobody has replied yet, so the timer still runs.
 */
export function logCustomerReply(
  dependencies: LeadDependencies,
  change: LeadChange,
  typed: string,
): Promise<ChangeOutcome<'timer-runs' | 'closed' | 'comment-too-long'>> {
  const { clock } = dependencies;
  const { company } = currentSettings();
  return changeLead(dependencies, change, (row) => {
    const comment = typed.trim();
    if (comment.length > proseLimit) return { refused: 'comment-too-long' };
    if (row.folder !== 'inbox' || row.stage === 'won' || row.stage === 'lost') return { refused: 'closed' };
    if (row.replied_at === null) return { refused: 'timer-runs' };
    const dueAt = answerDueAt(clock(), answerWithinHours(row.kind, company), company.hours);
    const asked = row.stage === 'need-information';
    return {
      set: {
        replied_at: null,
        due_at: dueAt,
        follow_up_at: null,
        ...(asked ? { stage: 'quoting' as const } : {}),
      },
      events: [
        { type: 'customer-replied', comment, dueAt },
        ...(asked ? [{ type: 'stage', from: 'need-information', to: 'quoting' } as const] : []),
      ],
    };
  });
}
