import { z } from 'zod';
import { defineCommand, foundOrNot, notFound } from '../../../platform/commands/command.ts';
import { fieldMessage } from '../../../platform/commands/messages.ts';
import { deskLocale } from '../../../platform/i18n/locale.ts';
import { rateSheetFields } from '../rate-input.ts';
import type { RateSheetProblem } from '../rates.ts';
import { rateOutcomes, rateProblemText } from '../strings/en/rate-outcomes.ts';
import { importRateSheet } from './import/import-rate-sheet.ts';
import { confirmRateSheet, deleteRateSheet, restoreRateSheet } from './rate-sheets.ts';

const policy = { role: 'owner' } as const;

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
    .array(
      z.object({ key: z.string(), title: z.string(), values: z.array(z.string()), proposed: z.string() }),
    )
    .optional(),
  constants: z.record(z.string(), z.string()).optional(),
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
  done: ({ lineCount }) => rateOutcomes.read(lineCount),
  returns: {
    id: z.string(),
    lineCount: z.number(),
    difference: z
      .looseObject({ counts: z.record(z.string(), z.number()) })
      .nullable()
      .describe('What it changes in the sheet in use of the same vendor and name; null without one.'),
  },
});

/** Commands of owners on the company’s rates. */
export const rateSheetCommands = {
  confirm: defineCommand({
    policy,
    endpoint: ['post', '/rate-sheets/{id}/confirm'],
    summary: 'Use a rate sheet that was read',
    description:
      'From now on its lines are used, in place of those of the sheet of the same vendor and name, which stays as a former one.',
    run: ({ deps, staff, params: { id } }) => confirmRateSheet(deps, staff, id),
    refusals: { unknown: notFound, 'replaces-another': rateOutcomes.replacesAnother },
    done: rateOutcomes.confirmed,
  }),
  restore: defineCommand({
    policy,
    endpoint: ['post', '/rate-sheets/{id}/restore'],
    summary: 'Use a former rate sheet again',
    description: 'It takes the place of the sheet in use of the same vendor and name.',
    run: ({ deps, params: { id } }) => restoreRateSheet(deps, id),
    refusals: {
      unknown: notFound,
      'unknown-zones': ({ zones }: { zones: string[] }) => rateOutcomes.unknownZones(zones),
    },
    done: rateOutcomes.restored,
  }),
  delete: defineCommand({
    policy,
    endpoint: ['delete', '/rate-sheets/{id}'],
    summary: 'Take a rate sheet out of use',
    description:
      'It stays as a former sheet; one that was never confirmed is deleted. Quotes that were begun with its lines stay as they are.',
    run: async ({ deps, params: { id } }) => foundOrNot(await deleteRateSheet(deps, id)),
    refusals: { unknown: notFound },
    done: rateOutcomes.deleted,
  }),
};
