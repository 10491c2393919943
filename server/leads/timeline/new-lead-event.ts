import type { LeadEventData, StaffName } from '../../../contract/lead-event.ts';
import type { Folder } from '../../db/tables.ts';

/** What happened to which lead, by whom. */
export interface NewLeadEvent {
  leadId: string;
  version: number;
  by: StaffName | null;
  at: number;
  data: LeadEventData;
  /** Where the lead lies, where that is known already. */
  folder?: Folder;
}
