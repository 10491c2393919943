import { z } from 'zod';
import { currencies } from '#platform/values/money.ts';
import { chargeBases, chargeCodes } from '../charges.ts';

/** The line of a sheet that a price line comes from, and the rates chosen from it; a fee of a markup rule has none. */
export const lineReason = z.object({
  line: z.string(),
  sheetId: z.string().nullable(),
  number: z.number().nullable(),
  /** The quantity from which the rate holds; null for the rate below the first break. */
  break: z.string().nullable(),
  /** The quantity is the least that is charged, or that of a higher break which costs less. */
  isRaised: z.boolean(),
  /** The rate follows from the cost by this rule of the settings; null where the sheet has it. */
  markup: z.number().nullable(),
});

export type LineReason = z.output<typeof lineReason>;

export const missing = z.discriminatedUnion('kind', [
  /** No rate for something that the request asks for. */
  z.object({ kind: z.literal('rate'), code: z.enum(chargeCodes) }),
  /** The cargo does not say how much it is. */
  z.object({ kind: z.literal('quantity'), code: z.enum(chargeCodes), basis: z.enum(chargeBases) }),
  /** The company has no exchange rate. */
  z.object({ kind: z.literal('exchange'), currency: z.enum(currencies) }),
]);

export type Missing = z.output<typeof missing>;
