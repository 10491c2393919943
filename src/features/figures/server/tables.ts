import type { LeadStage, LostReason } from '../../requests/lead.ts';

/** What the figures count of a request that was quoted. */
export interface QuotedLeadTable {
  lead_id: string;
  received_at: number;
  /** When its first quote was sent. */
  quoted_at: number;
  /** `spam` for one that no figure counts. */
  stage: LeadStage;
  lost_reason: LostReason | null;
  service: string | null;
  lane_from: string | null;
  lane_to: string | null;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    quoted_leads: QuotedLeadTable;
  }
}
