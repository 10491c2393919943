import { z } from 'zod';
import { locales } from '../../platform/i18n/locale.ts';
import { lineLimit, optionalText, requiredText } from '../../platform/values/text.ts';
import { transportModes } from '../cargo/choices.ts';
import { quoteContent } from '../quotes/quote-content.ts';
import { services } from '../services/service.ts';
import { largestRateSheet } from './rates.ts';

/** A rate sheet as it is imported. */
export const rateSheetInput = z.object({
  name: requiredText(lineLimit),
  /** CSV (RFC 4180), separated by commas or semicolons. */
  csv: z.string('not-text').max(largestRateSheet, 'too-long'),
});

const code = z.string().trim().max(60);

/** What rates are asked for. `on`: the day on which they must hold (YYYY-MM-DD), today without it. */
export const rateQuestion = z.object({
  from: code,
  to: code,
  mode: z.enum(transportModes).optional(),
  on: z.iso.date().optional(),
});

export type RateQuestion = z.output<typeof rateQuestion>;

/** A quote to begin others with; an empty part of what it is for means any. */
export const quoteTemplateInput = z.object({
  name: requiredText(lineLimit),
  service: z.enum(services).nullable().default(null),
  mode: z.enum(transportModes).nullable().default(null),
  /** A place's code or name. */
  from: optionalText(lineLimit),
  to: optionalText(lineLimit),
  /** The language of its texts; null where it is not known. */
  locale: z.enum(locales).nullable().default(null),
  content: quoteContent,
});

export type QuoteTemplateInput = z.output<typeof quoteTemplateInput>;

/** The request that a template is wanted for; what is not known matches any. */
export const templateQuestion = z.object({
  service: z.enum(services).optional(),
  mode: z.enum(transportModes).optional(),
  from: code.optional(),
  to: code.optional(),
  /** The language of the quote that it is wanted for. */
  locale: z.enum(locales).optional(),
});

export type TemplateQuestion = z.output<typeof templateQuestion>;
