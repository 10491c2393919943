import { z } from 'zod';
import { transportModes } from '#features/cargo/choices.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import type { CustomerQuote } from './quote.ts';

const quotedDetail = z.object({
  name: z.string().describe('The field of the request, such as `shipment.from`.'),
  label: z.string(),
  value: z.string().describe('It may have several lines.'),
});

const quotedEnd = z.object({ text: z.string(), code: z.string() });

/** A detail of a shipment as its customer reads it. */
export type QuotedDetail = z.output<typeof quotedDetail>;

/** For whom and for which shipment a price was made, in the customer's language; stored when the quote is sent. */
export const quotedRequest = z.object({
  customer: z.object({
    name: z.string(),
    company: z.string(),
    legalName: z.string().optional(),
    taxKind: z.string().optional(),
    taxNumber: z.string().optional(),
    address: z.string().optional(),
  }),
  offeredBy: z
    .object({ legalName: z.string(), address: z.string(), fmcOti: z.string() })
    .optional()
    .describe('The company as a party, absent where an older release sent the quote.'),
  nra: z
    .object({ items: z.array(z.string()), statement: z.string() })
    .optional()
    .describe('The notice of a negotiated rate arrangement (46 CFR 532), where it is one.'),
  lane: z
    .object({ mode: z.enum(transportModes).optional(), from: quotedEnd, to: quotedEnd })
    .optional()
    .describe('The main leg, drawn at the head of the quote; absent where an end has no code.'),
  shipment: z.array(quotedDetail).describe('Without what is not known.'),
});

export type QuotedRequest = z.output<typeof quotedRequest>;

/** Content of a sent quote, on the customer's page and in its PDF: both are made from this. */
export interface QuoteDocument extends QuotedRequest {
  locale: Locale;
  /** Of the request. */
  reference: string;
  revision: number;
  /** Name of the member of staff who wrote it, or of the company; empty where it is not known. */
  preparedBy: string;
  /** It was calculated from the company's rates and sent by a rule. */
  isByRule?: true;
  /** Milliseconds since 1970. */
  sentAt: number;
  /** The end of its last day on the clock of the company's hours. */
  expiresAt: number;
  /** Every quantity is filled in. */
  quote: CustomerQuote;
}
