import type { LeadHappening, StaffName } from '../../../contract/lead-event.ts';

/** What happened to which lead, by whom. */
export interface NewLeadEvent {
  leadId: string;
  version: number;
  by: StaffName | null;
  at: number;
  happening: LeadHappening;
}
