import type { LeadStage, LostReason } from '#features/requests/lead.ts';

export interface QuotedLeadTable {
  lead_id: string;
  received_at: number;
  /** Time of its first sent quote. */
  quoted_at: number;
  /** `spam` is not counted. */
  stage: LeadStage;
  lost_reason: LostReason | null;
  service: string | null;
  lane_from: string | null;
  lane_to: string | null;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    quoted_leads: QuotedLeadTable;
  }
}
