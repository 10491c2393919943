import { z } from 'zod';
import { transportModes } from '#features/cargo/choices.ts';
import {
  type ChargeLine,
  chargeLine,
  conversion,
  lineTax,
  partId,
} from '#features/rates/price/charge-line.ts';
import { isoDay } from '#platform/values/iso-day.ts';
import { lineLimit, optionalText, proseLimit } from '#platform/values/text.ts';
import { mostLines, mostOptions, quoteVersion, quoteVersions } from './limits.ts';

export type QuoteLine = ChargeLine;

/** One way to ship, with its price; options stand side by side. */
const quoteOption = z.strictObject({
  id: partId,
  title: optionalText(lineLimit).default(''),
  mode: z.enum(transportModes).nullable().default(null),
  /** Carrier or route, as the customer reads it. */
  route: optionalText(lineLimit).default(''),
  /** Estimated days from departure to arrival, port to port or airport to airport: the least and the most. */
  transitDays: z
    .tuple([z.int('number-whole').min(0).max(365), z.int('number-whole').min(0).max(365)])
    .refine(([least, most]) => least <= most, 'transit-days')
    .nullable()
    .default(null),
  /** Days without demurrage and detention, or without storage at the airport or the CFS; null where they are not known. */
  freeDays: z.int('number-whole').min(0).max(365).nullable().optional(),
  lines: z.array(chargeLine).max(mostLines, 'too-many'),
});

export type QuoteOption = z.output<typeof quoteOption>;

function areUnique(parts: { id: string }[]): boolean {
  return new Set(parts.map(({ id }) => id)).size === parts.length;
}

/**
 * Content of a quote (shared by the desk, the API, templates and the stored form). A draft may lack what sending needs.
 */
export const quoteContent = z
  .strictObject({
    version: z
      .literal(quoteVersions)
      .default(quoteVersion)
      // Quotes that were sent keep their version; each write has the current one.
      .transform((): (typeof quoteVersions)[number] => quoteVersion),
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
    validUntil: isoDay.nullable().default(null),
    conversion: conversion.nullable().default(null),
    tax: lineTax.nullable().default(null),
  })
  .refine(({ options }) => options.every(({ lines }) => areUnique(lines)), 'invalid');

export type QuoteContent = z.output<typeof quoteContent>;
