import { z } from 'zod';
import { lineLimit, optionalText, requiredText } from '../../platform/values/text.ts';
import { constantColumns, isRateTarget } from './mapping.ts';

const cell = z.string().trim().max(300, 'too-long');

const rateMapping = z.strictObject({
  /** The target of each title, as `titleKeys` writes it. */
  columns: z.record(z.string().max(300, 'too-long'), z.string().refine(isRateTarget, 'choice')),
  /** Values of columns that the file lacks. */
  constants: z.partialRecord(z.enum(constantColumns), cell),
});

export type RateMapping = z.output<typeof rateMapping>;

/** Fields of an import beside its file. */
export const rateSheetFields = {
  name: requiredText(lineLimit),
  /** Empty for the company’s own rates. */
  vendor: optionalText(lineLimit),
  mapping: rateMapping.optional(),
};
