import { z } from 'zod';
import { type Decimal, isDecimal, readDecimalText } from '../../platform/values/decimal.ts';
import { currencies, largestAmount } from '../../platform/values/money.ts';
import { lineLimit, optionalText, proseLimit } from '../../platform/values/text.ts';
import { containerCodes, transportModes } from '../cargo/choices.ts';
import { chargeBases, chargeCodes, signedRate } from '../rates/charges.ts';
import { mostLines, mostOptions, quoteVersion } from './limits.ts';

const partId = z.string().regex(/^[\w-]{1,40}$/, 'invalid');

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
const day = z.iso.date('date');

/** A line that charges for one thing. Amounts follow from it by src/features/quotes/amounts.ts; they are never sent. */
const quoteLine = z
  .strictObject({
    /** Stable over saves and revisions. */
    id: partId,
    code: z.enum(chargeCodes, 'choose'),
    /** Shown to the customer in place of the code's name. */
    text: optionalText(lineLimit).default(''),
    basis: z.enum(chargeBases, 'choose'),
    /** The containers that are counted, where the basis is `container`; null for all. */
    container: z.enum(containerCodes).nullable().default(null),
    /** Null: worked out from the shipment (src/features/quotes/quantities.ts). For a percentage, the value of the goods. */
    quantity: decimal().nullable().default(null),
    /** For one unit of the basis, in the line's currency; of a percentage, that. A discount is taken off. */
    rate: decimal({ isSigned: true }),
    currency,
    /** The least that the line charges, in minor units; null where there is none. */
    minimum: amount.nullable().default(null),
    /** Cost to the company, by the same basis and quantity; null when unknown. Only staff see it. */
    cost: z
      .strictObject({ rate: decimal({ isSigned: true }), minimum: amount.nullable().default(null) })
      .nullable()
      .default(null),
  })
  .transform(({ rate, cost, ...line }) => ({
    ...line,
    rate: signedRate(line.code, rate),
    cost: cost && { ...cost, rate: signedRate(line.code, cost.rate) },
  }));

export type QuoteLine = z.output<typeof quoteLine>;

/** One way to ship, with its price; options stand side by side. */
const quoteOption = z.strictObject({
  id: partId,
  title: optionalText(lineLimit).default(''),
  mode: z.enum(transportModes).nullable().default(null),
  /** Carrier or route, as the customer reads it. */
  route: optionalText(lineLimit).default(''),
  /** Days from departure to arrival, the least and the most. */
  transitDays: z
    .tuple([z.int('number-whole').min(0).max(365), z.int('number-whole').min(0).max(365)])
    .refine(([least, most]) => least <= most, 'transit-days')
    .nullable()
    .default(null),
  lines: z.array(quoteLine).max(mostLines, 'too-many'),
});

export type QuoteOption = z.output<typeof quoteOption>;

/** Rates at which the totals of several currencies are added up in one; staff enter them. */
const conversion = z.strictObject({
  to: currency,
  /** Units of `to` for one of `from`. */
  rates: z.array(z.strictObject({ from: currency, rate: decimal() })).max(currencies.length),
  /** The day of the rates; without it, that on which the quote is sent. */
  on: day.optional(),
});

function areUnique(parts: { id: string }[]): boolean {
  return new Set(parts.map(({ id }) => id)).size === parts.length;
}

/**
 * Content of a quote (shared by the desk, the API, templates and the stored form). A draft may lack what sending needs.
 */
export const quoteContent = z
  .strictObject({
    version: z.literal(quoteVersion).default(quoteVersion),
    options: z
      .array(quoteOption)
      .min(1, 'required')
      .max(mostOptions, 'too-many')
      .refine(areUnique, 'invalid'),
    /** Lists, an item on each line. */
    included: optionalText(proseLimit).default(''),
    notIncluded: optionalText(proseLimit).default(''),
    assumptions: optionalText(proseLimit).default(''),
    terms: optionalText(proseLimit).default(''),
    /** The last day on which it can be accepted, on the calendar of the company's hours; null in a template. */
    validUntil: day.nullable().default(null),
    conversion: conversion.nullable().default(null),
  })
  .refine(({ options }) => options.every(({ lines }) => areUnique(lines)), 'invalid');

export type QuoteContent = z.output<typeof quoteContent>;
