import type { Locale } from '../../platform/i18n/locale.ts';
import type { CustomerQuote } from './quote.ts';

/** A detail of a shipment as its customer reads it; the value may have several lines. */
export interface QuotedDetail {
  /** The field of the request, such as `shipment.from`. */
  name: string;
  label: string;
  value: string;
}

/** For whom and for which shipment a price was made, in the customer's language; stored when the quote is sent. */
export interface QuotedRequest {
  customer: { name: string; company: string };
  /** Without what is not known. */
  shipment: QuotedDetail[];
}

/** What a sent quote shows, on the customer's page and in its PDF: the same data make both. */
export interface QuoteDocument extends QuotedRequest {
  locale: Locale;
  /** Of the request. */
  reference: string;
  revision: number;
  /** Milliseconds since 1970. */
  sentAt: number;
  /** The end of its last day on the clock of the company's hours. */
  expiresAt: number;
  /** Every quantity is filled in. */
  quote: CustomerQuote;
}
