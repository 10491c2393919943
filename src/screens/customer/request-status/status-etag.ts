import { createHash } from 'node:crypto';
import type { CustomerQuoteView } from '#features/quotes/server/quotes-by-link.ts';
import type { ConversationEntry } from '#features/requests/server/customer/conversation.ts';
import type { LinkedLead } from '#features/requests/server/customer/lead-by-link.ts';
import type { CustomerShipment } from '#features/shipments/shipment.ts';

/** Returns an ETag of everything on the status page that may change while it is open. */
export function stateOf(
  { stage, dueAt, repliedAt, hasWritten, isMerged, answers }: LinkedLead,
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
