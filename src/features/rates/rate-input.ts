import { z } from 'zod';
import { locales } from '../../platform/i18n/locale.ts';
import { lineLimit, optionalText, requiredText } from '../../platform/values/text.ts';
import { transportModes } from '../cargo/choices.ts';
import { quoteContent } from '../quotes/quote-content.ts';
import { services } from '../services/service.ts';
import { largestRateSheet } from './rates.ts';

export const rateSheetInput = z.object({
  name: requiredText(lineLimit),
  /** CSV (RFC 4180), separated by commas or semicolons. */
  csv: z.string('not-text').max(largestRateSheet, 'too-long'),
});

const code = z.string().trim().max(60);

/** `on` is the day of validity (YYYY-MM-DD), by default today. */
export const rateQuestion = z.object({
  from: code,
  to: code,
  mode: z.enum(transportModes).optional(),
  on: z.iso.date().optional(),
});

export type RateQuestion = z.output<typeof rateQuestion>;

/** A reusable start of quotes; an empty field matches any value. */
export const quoteTemplateInput = z.object({
  name: requiredText(lineLimit),
  service: z.enum(services).nullable().default(null),
  mode: z.enum(transportModes).nullable().default(null),
  /** A place's code or name. */
  from: optionalText(lineLimit),
  to: optionalText(lineLimit),
  /** Language of its texts; null when unknown. */
  locale: z.enum(locales).nullable().default(null),
  content: quoteContent,
});

export type QuoteTemplateInput = z.output<typeof quoteTemplateInput>;

/** Filters templates by request; unknown fields match any value. */
export const templateQuestion = z.object({
  service: z.enum(services).optional(),
  mode: z.enum(transportModes).optional(),
  from: code.optional(),
  to: code.optional(),
  /** Language of the new quote. */
  locale: z.enum(locales).optional(),
});

export type TemplateQuestion = z.output<typeof templateQuestion>;
