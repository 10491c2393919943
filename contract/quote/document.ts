import type { Locale } from '../locale.ts';
import type { Measures } from '../shipment/measures.ts';
import type { CustomerQuote } from './quote.ts';

/** What a sent quote shows, on the customer's page and in its PDF: the same data make both. */
export interface QuoteDocument {
  locale: Locale;
  /** Of the request. */
  reference: string;
  revision: number;
  /** Milliseconds since 1970. */
  sentAt: number;
  /** The end of its last day on the clock of the company's hours. */
  expiresAt: number;
  customer: { name: string; company: string };
  /** Ends of the lane as they were sent; empty where unknown. */
  from: string;
  to: string;
  /** Null where the request has no shipment. */
  measures: Measures | null;
  /** Every quantity is filled in. */
  quote: CustomerQuote;
}
