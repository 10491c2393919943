import type { JsonText } from '#platform/db/json-text.ts';
import type { WebhookEvent, WebhookState } from '../webhook.ts';

export interface WebhookTable {
  id: string;
  url: string;
  /** Types of the subscribed events. */
  events: JsonText<WebhookEvent[]>;
  state: WebhookState;
  /** Signing secret, encrypted. */
  secret: Uint8Array;
  /** The previous secret, which also signs until then. */
  previous_secret: Uint8Array | null;
  previous_until: number | null;
  created_at: number;
  /** The owner's name at that time. */
  created_by: string;
  succeeded_at: number | null;
  failed_at: number | null;
  /** Error of the last failed delivery. */
  failure: string | null;
  /** Start of the period in which every delivery failed; null after a success. */
  failing_since: number | null;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    webhooks: WebhookTable;
  }
}
