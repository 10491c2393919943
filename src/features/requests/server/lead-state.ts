import type { Company } from '#platform/company.ts';
import { closedStages, type LeadStage } from '../lead.ts';
import type { LeadKind, LeadTable } from './tables.ts';

/** Stage as the desk shows it: a lead in the spam folder is spam, one among the notices a notice; the column keeps its stage. */
export function shownStage({ folder, stage }: Pick<LeadTable, 'folder' | 'stage'>): LeadStage {
  if (folder === 'notices') return 'notice';
  return folder === 'spam' ? 'spam' : stage;
}

type Facts = Pick<
  LeadTable,
  | 'folder'
  | 'stage'
  | 'merged_into'
  | 'erased_at'
  | 'replied_at'
  | 'no_answer_needed_at'
  | 'due_at'
  | 'customer_wrote_at'
>;

/**
 * By when a person must answer, or null when nobody waits: somebody answered or said that no answer is needed, the lead is
 * closed and its customer has not written since, or it is a notice, spam, merged into another or erased. Only a reply stops
 * the timer: a lead that is opened again is due when it was before.
 */
export function waitsUntil(lead: Facts): number | null {
  const nobodyWaits =
    lead.replied_at !== null ||
    lead.merged_into !== null ||
    lead.erased_at !== null ||
    lead.no_answer_needed_at !== null ||
    lead.folder !== 'inbox' ||
    (closedStages.includes(lead.stage) && lead.customer_wrote_at === null);
  return nobodyWaits ? null : lead.due_at;
}

/** Business hours within which a person answers. */
export function answerWithinHours(kind: LeadKind, { answerWithin }: Pick<Company, 'answerWithin'>): number {
  return kind === 'rate-request' ? answerWithin.rateRequest : answerWithin.contactMessage;
}
