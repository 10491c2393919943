import { z } from 'zod';
import { lineLimit, optionalText, proseLimit } from '../../platform/values/text.ts';
import { transportModes } from '../cargo/choices.ts';
import { type ChargeLine, chargeLine, conversion, lineTax, partId } from '../rates/price/charge-line.ts';
import { mostLines, mostOptions, quoteVersion } from './limits.ts';

export type QuoteLine = ChargeLine;

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
    validUntil: z.iso.date('date').nullable().default(null),
    conversion: conversion.nullable().default(null),
    tax: lineTax.nullable().default(null),
  })
  .refine(({ options }) => options.every(({ lines }) => areUnique(lines)), 'invalid');

export type QuoteContent = z.output<typeof quoteContent>;
