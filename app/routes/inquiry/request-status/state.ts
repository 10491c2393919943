import { createHash } from 'node:crypto';
import type { CustomerShipment } from '../../../../contract/tracking/shipment.ts';
import type { ConversationEntry } from '../../../../server/leads/customer/conversation.ts';
import type { SentLead } from '../../../../server/leads/customer/sent-lead.ts';
import type { CustomerQuoteView } from '../../../../server/quotes/customer-quotes.ts';

/** What a status page shows of a request and may change while it is open, as an ETag. */
export function stateOf(
  { stage, dueAt, repliedAt, hasWritten, isMerged, answers }: SentLead,
  conversation: readonly ConversationEntry[],
  shipment: CustomerShipment | null,
  quotes: readonly Pick<CustomerQuoteView, 'id' | 'state'>[],
): string {
  const entries = conversation.map(({ kind, position }) => [kind, position]);
  const decisions = quotes.map(({ id, state }) => [id, state]);
  const parts = [stage, dueAt, repliedAt, hasWritten, isMerged, answers, entries, shipment, decisions];
  const shown = JSON.stringify(parts);
  return `"${createHash('sha256').update(shown).digest('base64url')}"`;
}
