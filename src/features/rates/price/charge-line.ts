import { z } from 'zod';
import { containerCodes } from '#features/cargo/choices.ts';
import { type Decimal, isDecimal, readDecimalText, scaled } from '#platform/values/decimal.ts';
import { isoDay } from '#platform/values/iso-day.ts';
import { currencies, largestAmount } from '#platform/values/money.ts';
import { lineLimit, optionalText, requiredText } from '#platform/values/text.ts';
import { chargeBases, chargeCodes, signedRate } from '../charges.ts';

export const partId = z.string().regex(/^[\w-]{1,40}$/, 'invalid');

/** A decimal as text, such as `1.85`; what an HTML form sends (`1,200.50`) is read as the United States write it. */
function decimal({ isSigned = false }: { isSigned?: boolean } = {}) {
  return z.string('number').transform((typed, context): Decimal => {
    const read = readDecimalText(typed, { isExact: true });
    const problem = !read.ok
      ? read.problem
      : !isDecimal(read.decimal)
        ? 'number'
        : !isSigned && read.decimal.startsWith('-')
          ? 'number-zero'
          : null;
    if (read.ok && problem === null) return read.decimal;
    context.addIssue({ code: 'custom', message: problem ?? 'number' });
    return z.NEVER;
  });
}

/** An amount in minor units. */
const amount = z.number('number').int('number-whole').min(0, 'number').max(largestAmount, 'number-large');
const currency = z.enum(currencies, 'choose');

/** A line that charges for one thing. Amounts follow from it by amounts.ts; they are never sent. */
export const chargeLine = z
  .strictObject({
    /** Stable over saves and revisions. */
    id: partId,
    code: z.enum(chargeCodes, 'choose'),
    /** Shown to the customer in place of the code's name. */
    text: optionalText(lineLimit).default(''),
    basis: z.enum(chargeBases, 'choose'),
    /** The containers that are counted, where the basis is `container`; null for all. */
    container: z.enum(containerCodes).nullable().default(null),
    /** The charge of which it is a percentage, where the basis is `charge-percent`; null elsewhere. */
    of: z.enum(chargeCodes).nullable().default(null),
    /** Null: worked out from the shipment (quantities.ts). For a percentage, the value of the goods. */
    quantity: decimal().nullable().default(null),
    /** For one unit of the basis, in the line's currency; of a percentage, that. A discount is taken off. */
    rate: decimal({ isSigned: true }),
    currency,
    /** The least that the line charges, in minor units; null where there is none. */
    minimum: amount.nullable().default(null),
    /** The most that the line charges, in minor units; null where there is no limit. */
    maximum: amount.nullable().default(null),
    /** Cost to the company, by the same basis and quantity; null when unknown. Only staff see it. */
    cost: z
      .strictObject({
        rate: decimal({ isSigned: true }),
        minimum: amount.nullable().default(null),
        /** The most that the line costs, which only the maximum of a rate sheet limits. */
        maximum: amount.nullable().optional(),
      })
      .nullable()
      .default(null),
  })
  .transform(({ rate, cost, ...line }) => ({
    ...line,
    rate: signedRate(line.code, rate),
    cost: cost && { ...cost, rate: signedRate(line.code, cost.rate) },
  }));

export type ChargeLine = z.output<typeof chargeLine>;

/** A line as its customer may see it. */
export type CustomerLine = Omit<ChargeLine, 'cost'>;

/** Rates at which the totals of several currencies are added up in one; staff enter them. */
export const conversion = z.strictObject({
  to: currency,
  /** Units of `to` for one of `from`. */
  rates: z.array(z.strictObject({ from: currency, rate: decimal() })).max(currencies.length),
  /** The day of the rates; without it, that on which the quote is sent. */
  on: isoDay.optional(),
  /** Publisher of the rates, such as a central bank; required before a quote with rates is sent. */
  source: optionalText(60).optional(),
});

export type Conversion = z.output<typeof conversion>;

/** A tax that is added to the lines of an option; it is no charge of the company, so no figure counts it. */
export const lineTax = z.strictObject({
  name: requiredText(40),
  percent: decimal().refine((percent) => percent !== '0' && scaled(percent) <= scaled('100'), 'number'),
  /** The charges that are taxed; empty for all. */
  codes: z.array(z.enum(chargeCodes, 'choose')).max(chargeCodes.length, 'too-many').default([]),
});

export type LineTax = z.output<typeof lineTax>;
