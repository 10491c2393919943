import type { WebhookState } from '../webhook.ts';

/** An address that receives events of the desk. */
export interface WebhookTable {
  id: string;
  url: string;
  /** JSON: the types of events that it receives. */
  events: string;
  state: WebhookState;
  /** What its deliveries are signed with, encrypted. */
  secret: Uint8Array;
  /** The secret before, which signs too until then. */
  previous_secret: Uint8Array | null;
  previous_until: number | null;
  created_at: number;
  /** The owner's name then. */
  created_by: string;
  succeeded_at: number | null;
  failed_at: number | null;
  /** Why the last delivery that failed did. */
  failure: string | null;
  /** Since when every event's delivery failed; null once one succeeds. */
  failing_since: number | null;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    webhooks: WebhookTable;
  }
}
