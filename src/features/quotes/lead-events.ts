import type { TransportMode } from '#features/cargo/choices.ts';
import type { DecisionChannel, DeclineReason } from '#features/rates/charges.ts';

type QuoteEvent =
  /** A quote was sent by mail with its PDF (`document`, the SHA-256); `byRule`: the lane of the rule that sent it. */
  | {
      type: 'quote-sent';
      quoteId: string;
      revision: number;
      validUntil: string;
      document: string;
      to: string;
      subject: string;
      body: string;
      outboxId: string;
      byRule?: { from: string; to: string; mode: TransportMode };
    }
  /** A quote was taken back before its mail was sent: it is a draft again, or withdrawn. */
  | { type: 'quote-withdrawn'; quoteId: string; revision: number }
  | {
      type: 'quote-accepted';
      quoteId: string;
      revision: number;
      via: DecisionChannel;
      option: string;
      name: string;
      orderNumber: string;
    }
  | {
      type: 'quote-declined';
      quoteId: string;
      revision: number;
      via: DecisionChannel;
      reason: DeclineReason;
      name: string;
      comment: string;
    }
  /** The purchase order number of a quote that was accepted before without it, or with another one. */
  | { type: 'quote-order-number'; quoteId: string; revision: number; orderNumber: string }
  /** Staff undid a decision that was recorded by mistake. */
  | { type: 'quote-reopened'; quoteId: string; revision: number }
  /** The customer, or the desk, was reminded that a quote expires. */
  | { type: 'quote-expiring'; quoteId: string; revision: number; to: 'customer' | 'desk'; at: number };

declare module '#features/requests/lead.ts' {
  interface LeadEventTypes {
    quotes: QuoteEvent;
  }
}
