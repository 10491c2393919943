import { z } from 'zod';
import { quoteSorts, quoteTabs } from './list.ts';

/** Filter of the list of quotes, in its address and the API. */
export const quoteFilter = z.object({
  state: z.enum(quoteTabs).default('open'),
  /** Words of the request: its reference, name, company or text. */
  text: z.string().trim().max(200).default(''),
});

export type QuoteFilter = z.output<typeof quoteFilter>;

/** A page of the list. */
export const quotePage = z.object({
  /** The usual one of the state where it is left out, or where the state has no such order. */
  sort: z.enum(quoteSorts).optional(),
  /** The `next` of the page before. */
  cursor: z
    .string()
    .regex(/^\d{1,15}\.[\w-]{1,64}$/)
    .optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});
