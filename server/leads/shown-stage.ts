import type { LeadStage } from '../../contract/lead.ts';
import type { LeadTable } from '../db/tables.ts';

/** Where a lead stands for the desk: what lies in the spam folder is spam, and keeps the stage it had below. */
export function shownStage({ folder, stage }: Pick<LeadTable, 'folder' | 'stage'>): LeadStage {
  return folder === 'spam' ? 'spam' : stage;
}
