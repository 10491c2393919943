import { type DueThresholds, dueStateAt } from '#features/settings/business-hours.ts';
import type { LeadSummary } from '../../lead-input.ts';
import { shownStage } from '../lead-state.ts';
import type { LeadTable } from '../tables.ts';

/** The columns that a summary is made of; the answers, which may be long, stay in the database. */
export const summaryColumns = [
  'leads.id',
  'leads.number',
  'leads.reference',
  'leads.kind',
  'leads.folder',
  'leads.stage',
  'leads.version',
  'leads.name',
  'leads.company',
  'leads.email',
  'leads.phone',
  'leads.service',
  'leads.about',
  'leads.locale',
  'leads.owner_id',
  'leads.received_at',
  'leads.due_at',
  'leads.waits_until',
  'leads.no_answer_needed_at',
  'leads.priority',
  'leads.customer_wrote_at',
  'leads.mode',
  'leads.gross_kg',
  'leads.volume_m3',
  'leads.ready_on',
  'leads.lane_from',
  'leads.lane_to',
  'leads.follow_up_at',
  'leads.spam_reasons',
] as const;

export type SummaryRow = Pick<
  LeadTable,
  (typeof summaryColumns)[number] extends `leads.${infer Column}` ? Column & keyof LeadTable : never
>;

/** A row as lists show it. */
export function summaryOf(row: SummaryRow, thresholds: DueThresholds): LeadSummary {
  return {
    id: row.id,
    reference: row.reference,
    kind: row.kind,
    stage: shownStage(row),
    version: row.version,
    name: row.name,
    company: row.company,
    email: row.email,
    phone: row.phone,
    service: row.service,
    about: row.about,
    locale: row.locale,
    ownerId: row.owner_id,
    receivedAt: row.received_at,
    dueAt: row.due_at,
    mode: row.mode,
    grossKg: row.gross_kg,
    volumeM3: row.volume_m3,
    readyOn: row.ready_on,
    laneFrom: row.lane_from,
    laneTo: row.lane_to,
    due: row.waits_until === null ? null : dueStateAt(row.waits_until, thresholds),
    followUpAt: row.follow_up_at,
    isFollowUpDue: row.follow_up_at !== null && row.follow_up_at <= thresholds.now,
    isTrapFilled: row.spam_reasons.includes('"trap"'),
    isDone: row.no_answer_needed_at !== null,
    hasPriority: row.priority === 1,
    hasMessage: row.waits_until !== null && row.customer_wrote_at !== null,
  };
}
