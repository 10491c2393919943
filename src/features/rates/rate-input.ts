import { z } from 'zod';
import { lineLimit, requiredText } from '../../platform/values/text.ts';
import { largestRateSheet } from './rates.ts';

export const rateSheetInput = z.object({
  name: requiredText(lineLimit),
  /** CSV (RFC 4180), separated by commas or semicolons. */
  csv: z.string('not-text').max(largestRateSheet, 'too-long'),
});
