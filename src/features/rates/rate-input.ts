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
