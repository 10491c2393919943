import { z } from 'zod';
import { defineCommand, foundOrNot, notFound } from '#platform/commands/command.ts';
import { fieldMessage } from '#platform/commands/messages.ts';
import { deskLocale } from '#platform/i18n/locale.ts';
import { rateLineInput, rateSheetFields } from '../rate-input.ts';
import type { RateSheetProblem, SheetReading } from '../rates.ts';
import { problemsByColumn, rateOutcomes, rateProblemText } from '../strings/en/rate-outcomes.ts';
import { addRateLine } from './import/add-rate-line.ts';
import { importRateSheet } from './import/import-rate-sheet.ts';
import { confirmRateSheet, deleteRateSheet, restoreRateSheet } from './rate-sheets.ts';

const policy = { role: 'manager', right: 'rates' } as const;

const unknownName = z.object({
  key: z.string(),
  name: z.string(),
  count: z.number(),
  line: z.number(),
  choices: z.array(z.string()),
});

/** `SheetReading` of rates.ts. */
const sheetReading = z.object({
  leftOutLines: z.number().describe('Lines of the file that are not imported.'),
  leftOut: z
    .array(
      z.object({
        problem: z.string(),
        column: z.string(),
        count: z.number(),
        values: z.array(
          z.object({
            value: z.string(),
            count: z.number(),
            lines: z.array(z.number()),
            choices: z.array(z.string()).optional(),
          }),
        ),
      }),
    )
    .describe('Causes for which lines or single prices are not imported, with the values and their lines.'),
  unread: z
    .array(z.object({ title: z.string(), values: z.array(z.string()) }))
    .describe('Columns with numbers that are not read.'),
  ignored: z.array(z.string()).describe('Titles of columns with other texts that are not read.'),
  sheet: z.string().describe('The sheet of a spreadsheet that was read.'),
  otherSheets: z.array(z.string()),
  common: z.looseObject({}).optional().describe('Terms that are the same in all lines.'),
});

/** Further fields of a refused rate sheet. */
export const rateSheetRefused = {
  /** Number of all problems, of which the first are listed. */
  count: z.number().optional(),
  problems: z
    .array(
      z.object({
        line: z.number(),
        column: z.string(),
        problem: z.string(),
        value: z.string(),
        /** Codes that the value may stand for. */
        choices: z.array(z.string()).optional(),
        text: z.string(),
      }),
    )
    .optional(),
  titles: z
    .array(z.object({ key: z.string(), title: z.string(), proposed: z.string(), isGuessed: z.boolean() }))
    .optional(),
  /** The first lines below the titles. */
  rows: z.array(z.object({ line: z.number(), cells: z.array(z.string()) })).optional(),
  constants: z.record(z.string(), z.string()).optional(),
  /** Constants that follow from the file, and were not chosen before. */
  guessed: z.array(z.string()).optional(),
  /** The content of the columns is known; the rest is asked for. */
  isMapped: z.boolean().optional(),
  /** Charges that the freight is said to include. */
  included: z.array(z.string()).optional(),
  /** Sheets of a spreadsheet, and the one that is read. */
  sheets: z.array(z.string()).optional(),
  sheet: z.string().optional(),
  /** Dates with two readings. */
  dates: z.array(z.string()).optional(),
  /** Numbers with two readings. */
  numbers: z.array(z.string()).optional(),
  /** Dates without a year. */
  years: z.array(z.string()).optional(),
  /** Names that mean no place or charge for sure. */
  places: z.array(unknownName).optional(),
  charges: z.array(unknownName).optional(),
  reading: sheetReading.optional(),
  /** Codes of zones that the settings no longer have. */
  zones: z.array(z.string()).optional(),
};

/** The import, whose file the endpoint of api.ts reads. */
export const importCommand = defineCommand({
  policy,
  summary: 'Read a rate sheet',
  input: z.object({
    ...rateSheetFields,
    file: z.custom<{ content: Uint8Array }>(Boolean, rateOutcomes.noFile),
  }),
  word: (problem) => (problem === rateOutcomes.noFile ? problem : fieldMessage(deskLocale, problem)),
  async run({ deps, staff }, { file, ...input }) {
    const outcome = await importRateSheet(deps, staff, { ...input, content: file.content });
    if (outcome.ok || outcome.reason === 'unmapped') return outcome;
    const problems = outcome.problems.map((problem) => ({ ...problem, text: rateProblemText(problem) }));
    return { ...outcome, problems };
  },
  refusals: {
    'lines-wrong': {
      field: 'file',
      message: ({ count }: { count: number; problems: RateSheetProblem[] }) => rateOutcomes.refused(count),
    },
    unmapped: { field: 'mapping', message: rateOutcomes.unmapped },
  },
  done: ({ lineCount, reading }) => rateOutcomes.read(lineCount, reading.leftOutLines),
  returns: {
    id: z.string(),
    lineCount: z.number(),
    reading: sheetReading,
    difference: z
      .looseObject({ counts: z.record(z.string(), z.number()) })
      .nullable()
      .describe('What it changes in the sheet in use of the same vendor and name; null without one.'),
  },
});

/** Commands on the company’s rates, of owners and of agents who may import them. */
export const rateSheetCommands = {
  confirm: defineCommand({
    policy,
    endpoint: ['post', '/rate-sheets/{id}/confirm'],
    summary: 'Use a rate sheet that was read',
    description:
      'From now on its lines are used, in place of those of the sheet of the same vendor and name, which stays as a former one. Where columns with numbers are not read, or lines left out, the body says that this was seen.',
    input: z
      .object({
        unread: z.boolean().default(false).describe('That columns with numbers are not read was seen.'),
        leftOut: z.boolean().default(false).describe('What is left out was seen.'),
      })
      .default({ unread: false, leftOut: false }),
    fromForm: ({ unread, leftOut }) => ({ unread: unread === 'on', leftOut: leftOut === 'on' }),
    run: ({ deps, staff, params: { id } }, seen) => confirmRateSheet(deps, staff, id, seen),
    refusals: {
      unknown: notFound,
      'replaces-another': rateOutcomes.replacesAnother,
      'unread-columns': {
        field: 'unread',
        message: ({ reading }: { reading: SheetReading }) =>
          rateOutcomes.unreadColumns(reading.unread.map(({ title }) => title)),
      },
      'left-out': { field: 'leftOut', message: rateOutcomes.leftOut },
    },
    done: rateOutcomes.confirmed,
  }),
  addLine: defineCommand({
    policy,
    endpoint: ['post', '/rate-sheets/{id}/lines'],
    summary: 'Add a line to a rate sheet',
    description:
      'The body has the columns of docs/rates.md. The sheet with this line is another version of it, which is used once it is confirmed.',
    input: rateLineInput,
    run: ({ deps, staff, params: { id } }, line) => addRateLine(deps, staff, id, line),
    refusals: {
      unknown: notFound,
      ended: rateOutcomes.ended,
      'too-many-lines': rateOutcomes.tooManyLines,
      'line-wrong': {
        problems: ({ problems }: { problems: RateSheetProblem[] }) => problemsByColumn(problems),
        word: (problem) => problem,
      },
    },
    done: rateOutcomes.lineAdded,
    returns: { id: z.string(), lineCount: z.number() },
  }),
  restore: defineCommand({
    policy,
    endpoint: ['post', '/rate-sheets/{id}/restore'],
    summary: 'Use a former rate sheet again',
    description: 'It takes the place of the sheet in use of the same vendor and name.',
    run: ({ deps, staff, params: { id } }) => restoreRateSheet(deps, staff, id),
    refusals: {
      unknown: notFound,
      'unknown-zones': ({ zones }: { zones: string[] }) => rateOutcomes.unknownZones(zones),
    },
    done: rateOutcomes.restored,
  }),
  delete: defineCommand({
    policy,
    endpoint: ['delete', '/rate-sheets/{id}'],
    summary: 'Stop using a rate sheet',
    description:
      'It stays as a former sheet; one that was never confirmed is deleted. Quotes that were begun with its lines stay as they are.',
    run: async ({ deps, staff, params: { id } }) => foundOrNot(await deleteRateSheet(deps, staff, id)),
    refusals: { unknown: notFound },
    done: rateOutcomes.deleted,
  }),
};
