import type { Db } from '../../../../platform/db/open-database.ts';
import { hasMail } from '../../../../platform/mail/list-mails.ts';
import { lineLimit } from '../../../../platform/values/text.ts';
import { answerDueAt } from '../../../settings/business-hours.ts';
import { currentSettings } from '../../../settings/server/current-settings.ts';
import { followUpAt, isFollowUpDate } from '../../follow-up.ts';
import { closedStages, type LeadEventData, type LeadStage, type LostReason } from '../../lead.ts';
import type { LeadDependencies } from '../lead-dependencies.ts';
import { answerWithinHours, shownStage } from '../lead-state.ts';
import type { LeadTable } from '../tables.ts';
import {
  type ChangeOutcome,
  changeLead,
  type LeadChange,
  type Plan,
  type PlannedChange,
} from './change-lead.ts';
import { followUpOfMove } from './follow-up.ts';

/** `lost` needs a reason, and the reason `other` a comment. */
export interface StageChoice {
  to: LeadStage;
  reason?: LostReason | undefined;
  comment?: string;
  /** The day of the follow-up instead of the proposed one, YYYY-MM-DD; null for none. */
  followUpDate?: string | null | undefined;
  /** The last day of the quote that is sent with the move, which its follow-up is proposed by. */
  validUntil?: string;
}

export type StageRefusal =
  | 'same-stage'
  | 'reason-missing'
  | 'comment-missing'
  | 'comment-too-long'
  | 'date-too-far';

type Moving = Pick<LeadDependencies, 'clock'>;

function isTooFar(date: string | null | undefined, { clock }: Moving): boolean {
  return typeof date === 'string' && !isFollowUpDate(date, clock(), currentSettings().company.hours);
}

function problemOf(
  { to, reason, comment = '', followUpDate }: StageChoice,
  deps: Moving,
): StageRefusal | null {
  if (isTooFar(followUpDate, deps)) return 'date-too-far';
  if (comment.length > lineLimit) return 'comment-too-long';
  if (to !== 'lost') return null;
  if (!reason) return 'reason-missing';
  return reason === 'other' && comment.trim() === '' ? 'comment-missing' : null;
}

/** The columns of a stage. Spam is a folder: the stage below stays as it was. */
function columnsOf({ to, reason }: StageChoice): Partial<LeadTable> {
  if (to === 'spam') return { folder: 'spam' };
  return {
    folder: 'inbox',
    stage: to,
    lost_reason: to === 'lost' ? (reason ?? null) : null,
    ...(closedStages.includes(to) ? { customer_wrote_at: null } : {}),
  };
}

/**
 * The due time that the acknowledgement of a lead promises which never had one because it was taken for spam; null where a
 * person answered it there. One that comes late makes a promise that can be kept.
 */
async function dueAtOfHeldBack(transaction: Db, row: LeadTable, { clock }: Moving) {
  if (
    row.email === '' ||
    row.replied_at !== null ||
    (await hasMail(transaction, row.id, 'lead-acknowledgement'))
  )
    return null;
  const now = clock();
  const { company } = currentSettings();
  const within = answerWithinHours(row.kind, company);
  return row.due_at > now ? row.due_at : answerDueAt(now, within, company.hours);
}

async function moveTo(
  choice: StageChoice,
  row: LeadTable,
  transaction: Db,
  deps: Moving,
): Promise<PlannedChange> {
  const from = shownStage(row);
  const comment = choice.comment?.trim();
  const data: LeadEventData = {
    type: 'stage',
    from,
    to: choice.to,
    ...(choice.to === 'lost' && choice.reason ? { reason: choice.reason } : {}),
    ...(comment ? { comment } : {}),
  };
  const { followUpDate } = choice;
  const { hours } = currentSettings().company;
  const followUp =
    followUpDate === undefined || closedStages.includes(choice.to)
      ? await followUpOfMove(transaction, row, choice, deps)
      : { follow_up_at: followUpDate === null ? null : followUpAt(followUpDate, hours) };
  const move = { set: { ...columnsOf(choice), ...followUp }, events: [data] };
  const dueAt = from === 'spam' ? await dueAtOfHeldBack(transaction, row, deps) : null;
  if (dueAt === null) return move;
  return { set: { ...move.set, due_at: dueAt }, events: [data, { type: 'acknowledged', dueAt }] };
}

/** Plans a move to another stage. */
export function stagePlan(choice: StageChoice, deps: Moving): Plan<StageRefusal> {
  return (row, transaction) => {
    const problem = problemOf(choice, deps);
    if (problem) return { refused: problem };
    if (shownStage(row) === choice.to) return { refused: 'same-stage' };
    return moveTo(choice, row, transaction, deps);
  };
}

/** Plans the way back from the spam folder, to where the lead was before. */
function restorePlan(
  deps: Moving,
  followUpDate: StageChoice['followUpDate'],
): Plan<'not-spam' | 'date-too-far'> {
  return (row, transaction) => {
    if (row.folder !== 'spam') return { refused: 'not-spam' };
    if (isTooFar(followUpDate, deps)) return { refused: 'date-too-far' };
    const reason = row.lost_reason;
    return moveTo({ to: row.stage, followUpDate, ...(reason ? { reason } : {}) }, row, transaction, deps);
  };
}

/**
 * Moves a lead to another stage; `spam` puts it away, and a lead that comes back from there is acknowledged to its sender
 * if it never was. Refused for a stale version, the stage that it has, and a loss without its reason. Throws when the
 * database fails.
 */
export function changeStage(
  dependencies: LeadDependencies,
  change: LeadChange,
  choice: StageChoice,
): Promise<ChangeOutcome<StageRefusal>> {
  return changeLead(dependencies, change, stagePlan(choice, dependencies));
}

/** Not spam: the lead is again where it was before. Otherwise like `changeStage`. */
export function restoreLead(
  dependencies: LeadDependencies,
  change: LeadChange,
  followUpDate?: StageChoice['followUpDate'],
): Promise<ChangeOutcome<'not-spam' | 'date-too-far'>> {
  return changeLead(dependencies, change, restorePlan(dependencies, followUpDate));
}
