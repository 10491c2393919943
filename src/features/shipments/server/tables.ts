import type { TransportMode } from '#features/cargo/choices.ts';
import type { JsonText } from '#platform/db/json-text.ts';
import type { DeadlineKind } from '../deadline-kinds.ts';
import type { DelayReason, MilestoneCode } from '../milestones.ts';
import type { DocumentKind, ReferenceKind } from '../references.ts';
import type { ShipmentParties } from '../shipment.ts';

export interface ShipmentTable {
  id: string;
  lead_id: string;
  /** Increases with every change. */
  version: number;
  state: 'under-way' | 'delivered' | 'cancelled';
  mode: TransportMode | null;
  /** The accepted quote; null when the lead was won without one. */
  quote_id: string | null;
  from_text: string;
  /** UN/LOCODE or IATA code. */
  from_code: string | null;
  to_text: string;
  to_code: string | null;
  /** Names and addresses by role. */
  parties: JsonText<ShipmentParties>;
  /** True when the customer is mailed each milestone. */
  wants_mail: 0 | 1;
  /** Due date of its next milestone (YYYY-MM-DD), for lists; a date after all others without one. */
  due_on: string;
  /** Time at which the next open deadline needs attention (ms since 1970), for lists; a time after all others without one. */
  deadline_at: number;
  begun_at: number;
  changed_at: number;
  delivered_at: number | null;
}

export interface ShipmentReferenceTable {
  shipment_id: string;
  number: number;
  kind: ReferenceKind;
  /** Normalized for comparison: in capitals, without spaces and hyphens. */
  value: string;
  /** As typed. */
  shown: string;
  is_for_customer: 0 | 1;
}

/** Times are local to its place: YYYY-MM-DD, or YYYY-MM-DDTHH:MM. */
export interface MilestoneTable {
  id: string;
  shipment_id: string;
  code: MilestoneCode;
  planned: string | null;
  estimated: string | null;
  actual: string | null;
  place: string;
  place_code: string | null;
  delay_reason: DelayReason | null;
  comment: string;
  /** The staff member; null for a deleted API client. */
  posted_by: string | null;
  posted_by_name: string | null;
  posted_at: number;
}

export interface ShipmentDocumentTable {
  attachment_id: string;
  shipment_id: string;
  kind: DocumentKind;
  is_for_customer: 0 | 1;
  added_by: string;
  added_at: number;
}

export interface ShipmentDeadlineTable {
  id: string;
  shipment_id: string;
  kind: DeadlineKind;
  /** Of the kind `other`. */
  title: string;
  /** Null until its time is entered. */
  due_at: number | null;
  time_zone: string;
  /** 0 while the time follows the milestones. */
  is_typed: 0 | 1;
  /** Null for the owner of the request. */
  owner_id: string | null;
  note: string;
  done_at: number | null;
  done_by_name: string | null;
  /** The due time of which the owner was reminded, and that of which everybody was. */
  soon_reminded_of: number | null;
  overdue_reminded_of: number | null;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    shipments: ShipmentTable;
    shipment_references: ShipmentReferenceTable;
    milestones: MilestoneTable;
    shipment_deadlines: ShipmentDeadlineTable;
    shipment_documents: ShipmentDocumentTable;
  }
}
