import { z } from 'zod';
import { lineReason, missing } from '#features/rates/price/price-shapes.ts';
import { moment } from '#platform/values/moment-shape.ts';
import { currencies } from '#platform/values/money.ts';

const money = z.object({ amount: z.number(), currency: z.enum(currencies) });

/** The price of a draft by the company's rates, with all that is needed to compute it again. */
export const drafted = z.object({
  total: money.nullable().describe('Of the first option; null where something is missing.'),
  margin: money.nullable().describe('Null where the total is, and where a cost is not known.'),
  missing: z.array(missing),
  reasons: z
    .record(z.string(), z.array(lineReason))
    .describe('By option: the line of a sheet and the markup rule that each line follows from.'),
  pricedAt: moment,
  leadVersion: z.number(),
  settingsVersion: z
    .number()
    .optional()
    .describe('Of the markups and exchange rates; absent where an older release priced it.'),
  waited: z.boolean().optional().describe('The rates came after the request, so no rule sends the quote.'),
  sheets: z.array(z.string()).optional().describe('Where they came later, the names of the sheets.'),
});

export type Drafted = z.output<typeof drafted>;
