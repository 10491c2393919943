import type { KycState } from '../kyc-case.ts';

/** One for each account that has begun to give answers or documents. */
export interface KycCaseTable {
  id: string;
  account_id: string;
  state: KycState;
  /** Encrypted JSON: the answers by field id; null when there are none. */
  answers: Uint8Array | null;
  reviewer_comment: string;
  /** The customer as the account named them when the case was last sent; empty before. */
  customer_name: string;
  customer_email: string;
  /** The locale of the account when the case was last sent, which mails about it are composed in; empty before. */
  locale: string;
  sent_at: number | null;
  /** Documents added up to then are what an acceptance rests on. */
  accepted_at: number | null;
  expires_at: number | null;
  /** Last change by customer, reviewer or expiry: the start of the retention period. */
  changed_at: number;
}

export type KycAction =
  | 'uploaded'
  | 'viewed'
  | 'removed'
  | 'sent'
  | 'taken-into-review'
  | 'asked-for-more'
  | 'accepted'
  | 'expired'
  | 'deleted';

/** Access log of cases and their documents; only added to, and deleted with the case. */
export interface KycAccessLogTable {
  id: string;
  case_id: string;
  /** Null for what was done with the case. The document itself may be gone. */
  document_id: string | null;
  /** `system` is the server. */
  by: 'customer' | 'staff' | 'system';
  /** The account's or the staff member's id; empty for the system. */
  by_id: string;
  action: KycAction;
  at: number;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    kyc_cases: KycCaseTable;
    kyc_access_log: KycAccessLogTable;
  }
}
