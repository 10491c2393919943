import { z } from 'zod';
import { lineLimit, optionalText, requiredText } from '#platform/values/text.ts';
import { chargeCodes } from './charges.ts';
import { constantColumns, dateOrders, decimalSigns, isRateTarget, mostQuestions } from './mapping.ts';
import { type RateColumn, rateColumns } from './rates.ts';

const cell = z.string().trim().max(300, 'too-long');

/** Answers by name; a company’s names of many files are no more than that. */
const answers = <Value extends z.ZodType>(value: Value) =>
  z
    .record(z.string().max(300, 'too-long'), value)
    .refine((names) => Object.keys(names).length <= 10 * mostQuestions, 'too-many');

const rateMapping = z.strictObject({
  /** The target of each title, as `titleKeys` writes it. */
  columns: z.record(z.string().max(300, 'too-long'), z.string().refine(isRateTarget, 'choice')),
  /** Values of columns that the file lacks. */
  constants: z.partialRecord(z.enum(constantColumns), cell),
  /** Charges that the freight of every line includes, or that it does not have. */
  included: z.array(z.enum(chargeCodes)).max(chargeCodes.length, 'too-many').optional(),
  /** Codes of places by the names of the file (`nameKey`); empty to leave their lines out. */
  places: answers(cell).optional(),
  /** Charges by the names of the file; empty to leave their lines out. */
  charges: answers(z.enum(['', ...chargeCodes], 'choice')).optional(),
  /** The order of 01/12/2026. */
  dates: z.enum(dateOrders).optional(),
  /** The year of days without one; for a period over the turn of the year, that of its last day. */
  year: z
    .string()
    .regex(/^20\d\d$/, 'choice')
    .optional(),
  /** The sign of decimals, where no number shows it. */
  decimals: z.enum(decimalSigns).optional(),
  /** The sheet of a spreadsheet. */
  sheet: z.string().max(100, 'too-long').optional(),
});

export type RateMapping = z.output<typeof rateMapping>;

/** Fields of an import other than its file. */
export const rateSheetFields = {
  name: requiredText(lineLimit),
  /** Empty for the company’s own rates. */
  vendor: optionalText(lineLimit),
  mapping: rateMapping.optional(),
  /** Asks what the columns hold also where that is known. */
  ask: z.boolean().default(false),
};

/** The cells of one line by column, as a file has them. */
export const rateLineInput = z.object(
  Object.fromEntries(rateColumns.map((column) => [column, cell.default('')])) as Record<
    RateColumn,
    z.ZodDefault<typeof cell>
  >,
);
