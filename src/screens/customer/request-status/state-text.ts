import type { CustomerQuoteView } from '#features/quotes/server/quotes-by-link.ts';
import type { ConversationEntry, QuoteQuestion } from '#features/requests/server/customer/conversation.ts';
import type { answerOf, LinkedLead } from '#features/requests/server/customer/lead-by-link.ts';
import type { RequestsStrings } from '#features/requests/strings.ts';
import type { CustomerShipment } from '#features/shipments/shipment.ts';
import type { ShipmentsStrings } from '#features/shipments/strings.ts';
import { answeredStage } from '../answered-stage.ts';

interface Facts {
  lead: LinkedLead;
  answer: ReturnType<typeof answerOf>;
  /** Newest first. */
  quotes: Pick<CustomerQuoteView, 'state'>[];
  shipment: Pick<CustomerShipment, 'state'> | null;
}

interface Strings {
  stages: RequestsStrings['requestStatus']['stages'];
  strings: Pick<RequestsStrings['requestStatus'], 'progressOfRequest'>;
  shipment: ShipmentsStrings['shipmentPage'];
}

/** State of a request in a few words beside its reference. */
export function stateText({ lead, answer, quotes, shipment }: Facts, t: Strings): string {
  if (lead.isMerged) return '';
  if (shipment?.state === 'cancelled') return t.shipment.cancelled.title;
  if (shipment?.state === 'delivered') return t.shipment.delivered;
  const [, , sent = ''] = t.strings.progressOfRequest.steps;
  if (quotes[0]?.state === 'sent') return sent;
  // A customer who declined and wrote again is promised a reply.
  if (lead.stage === 'lost' && answer?.isPromise) return t.stages.new;
  return t.stages[answeredStage(lead.stage, answer?.isPromise === false)];
}

/** The conversation with the texts of the mails that quotes were sent with. */
export function withQuotes(
  written: readonly ConversationEntry[],
  quotes: readonly Pick<CustomerQuoteView, 'document' | 'message'>[],
): ConversationEntry[] {
  const ofQuotes = quotes.map(({ message, document: { sentAt, revision, preparedBy, isByRule } }) => ({
    kind: 'reply' as const,
    // No event has a position below 1.
    position: -revision,
    at: sentAt,
    by: isByRule ? '' : preparedBy,
    revision,
    text: message,
    attachments: [],
  }));
  return [...written, ...ofQuotes].sort((one, other) => one.at - other.at || one.position - other.position);
}

const questionOf: Partial<Record<CustomerQuoteView['state'], QuoteQuestion>> = {
  sent: 'change',
  declined: 'requote',
  expired: 'requote',
};

/**
 * Time at which a change of the newest quote was asked for, or another quote in place of one that was declined or has expired;
 * null where somebody has written to the sender since.
 */
export function askedAt(
  conversation: readonly ConversationEntry[],
  [quote]: readonly Pick<CustomerQuoteView, 'state' | 'document'>[],
): number | null {
  const question = quote && questionOf[quote.state];
  if (!question) return null;
  const unanswered = conversation.slice(conversation.findLastIndex(({ kind }) => kind === 'reply') + 1);
  const asked = unanswered.findLast((entry) => entry.kind === 'message' && entry.asks === question);
  return asked && asked.at >= quote.document.sentAt ? asked.at : null;
}

/** Name of the member of staff who wrote last, else of the one who wrote the newest quote; empty where a rule sent it. */
export function personIn(
  conversation: readonly ConversationEntry[],
  quotes: readonly Pick<CustomerQuoteView, 'document'>[],
): string {
  const reply = conversation.findLast((entry) => entry.kind === 'reply');
  const document = quotes[0]?.document;
  return (reply?.kind === 'reply' && reply.by) || (!document?.isByRule && document?.preparedBy) || '';
}
