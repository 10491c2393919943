import { z } from 'zod';
import { quoteSorts, quoteTabs } from './list.ts';

/** Filters and order of the list of quotes. */
export const quoteQuery = z.object({
  state: z.enum(quoteTabs).default('open'),
  /** Search terms of the request: its reference, name, company or text. */
  text: z.string().trim().max(200).default(''),
  /** Absent, or not an order of the state, for the state's default order. */
  sort: z.enum(quoteSorts).optional(),
});

export type QuoteQuery = z.output<typeof quoteQuery>;
