import { answerDueAt } from '#features/settings/business-hours.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import type { Db } from '#platform/db/open-database.ts';
import { hasMail } from '#platform/mail/list-mails.ts';
import { lineLimit } from '#platform/values/text.ts';
import { followUpAt, isFollowUpDate } from '../../follow-up.ts';
import { closedStages, type LeadEventData, type StageChoice } from '../../lead.ts';
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

/** The columns of a stage. Notices and spam are folders: the stage below stays as it was. */
function columnsOf({ to, reason }: StageChoice): Partial<LeadTable> {
  if (to === 'spam') return { folder: 'spam' };
  if (to === 'notice') return { folder: 'notices' };
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

/**
 * The due time of a lead that arrived as a notice, so without a promise, once it is moved to do: its clock begins then. Null
 * for any other.
 */
function dueAtOfNotice(row: LeadTable, { clock }: Moving): number | null {
  if (row.replied_at !== null || row.promised_at > row.received_at) return null;
  const { company } = currentSettings();
  return answerDueAt(clock(), answerWithinHours(row.kind, company), company.hours);
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
  const firstDueAt = choice.to === 'notice' || choice.to === 'spam' ? null : dueAtOfNotice(row, deps);
  const promise = firstDueAt === null ? {} : { due_at: firstDueAt, promised_at: firstDueAt };
  const set = { ...move.set, ...promise };
  const dueAt = from === 'spam' ? await dueAtOfHeldBack(transaction, row, deps) : null;
  if (dueAt === null) return { set, events: [data] };
  return {
    set: { due_at: dueAt, ...set },
    events: [data, { type: 'acknowledged', dueAt: firstDueAt ?? dueAt }],
  };
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

/** Plans the way back from the notices or spam, to where the lead was before. */
function restorePlan(
  deps: Moving,
  { followUpDate, folder }: Restoring,
): Plan<'not-spam' | 'not-notice' | 'date-too-far'> {
  return (row, transaction) => {
    const isThere = folder ? row.folder === folder : row.folder !== 'inbox';
    if (!isThere) return { refused: folder === 'notices' ? 'not-notice' : 'not-spam' };
    if (isTooFar(followUpDate, deps)) return { refused: 'date-too-far' };
    const reason = row.lost_reason;
    return moveTo({ to: row.stage, followUpDate, ...(reason ? { reason } : {}) }, row, transaction, deps);
  };
}

/**
 * Moves a lead to another stage; `notice` and `spam` put it away, and a lead that comes back from there is acknowledged to its sender
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

/** `folder`: where it must be; without, among the notices or in spam. */
interface Restoring {
  followUpDate?: StageChoice['followUpDate'];
  folder?: 'notices' | 'spam';
}

/**
 * Neither notice nor spam: the lead is again where it was before, and one that arrived as a notice is due from now on.
 * Otherwise like `changeStage`.
 */
export function restoreLead(
  dependencies: LeadDependencies,
  change: LeadChange,
  restoring: Restoring = {},
): Promise<ChangeOutcome<'not-spam' | 'not-notice' | 'date-too-far'>> {
  return changeLead(dependencies, change, restorePlan(dependencies, restoring));
}
