import { closedStages } from '../../../contract/lead.ts';
import type { LeadTable } from '../../db/tables.ts';
import { shownStage } from '../shown-stage.ts';

type Facts = Pick<LeadTable, 'folder' | 'stage' | 'merged_into' | 'erased_at' | 'answered_at' | 'due_at'>;

/**
 * By when a person must answer, or null when nobody waits: somebody answered, the lead is closed or spam, or another
 * carries it on, or its sender's
 * data was deleted. Only an answer stops the clock: a lead that is opened again is due when it was before.
 */
export function waitsUntil(lead: Facts): number | null {
  const nobodyWaits =
    lead.answered_at !== null ||
    lead.merged_into !== null ||
    lead.erased_at !== null ||
    closedStages.includes(shownStage(lead));
  return nobodyWaits ? null : lead.due_at;
}
