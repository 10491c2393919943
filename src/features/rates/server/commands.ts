import { z } from 'zod';
import { defineCommand, foundOrNot, notFound } from '../../../platform/commands/command.ts';
import { rateSheetInput } from '../rate-input.ts';
import type { RateSheetProblem } from '../rates.ts';
import { rateOutcomes, rateProblemText } from '../strings/en/rate-outcomes.ts';
import { confirmRateSheet, deleteRateSheet, importRateSheet } from './rate-sheets.ts';

/** Further fields of a refused rate sheet. */
export const rateSheetRefused = {
  problems: z
    .array(
      z.object({
        line: z.number(),
        column: z.string(),
        problem: z.string(),
        value: z.string(),
        text: z.string(),
      }),
    )
    .optional(),
};

/** Commands of owners on the company's rates. */
export const rateSheetCommands = {
  import: defineCommand({
    policy: { role: 'owner' },
    endpoint: ['post', '/rate-sheets'],
    summary: 'Read a rate sheet',
    description:
      'A CSV of the company’s own rates, of up to 20,000 lines and 5 MB; docs/rates.md has its columns. Nothing is kept where any line is wrong: `problems` names them by line and column. Its lines propose nothing until the sheet is confirmed.',
    input: rateSheetInput,
    async run({ deps, staff }, input) {
      const outcome = await importRateSheet(deps, staff, input);
      if (outcome.ok) return outcome;
      const problems = outcome.problems.map((problem) => ({ ...problem, text: rateProblemText(problem) }));
      return { ...outcome, problems };
    },
    refusals: {
      'lines-wrong': {
        field: 'csv',
        message: ({ problems }: { problems: RateSheetProblem[] }) => rateOutcomes.refused(problems),
      },
    },
    done: ({ lineCount }) => rateOutcomes.read(lineCount),
    returns: { id: z.string(), lineCount: z.number() },
  }),
  confirm: defineCommand({
    policy: { role: 'owner' },
    endpoint: ['post', '/rate-sheets/{id}/confirm'],
    summary: 'Use a rate sheet that was read',
    description: 'From now on its lines are proposed for quotes.',
    run: async ({ deps, params: { id } }) => foundOrNot(await confirmRateSheet(deps, id)),
    refusals: { unknown: notFound },
    done: rateOutcomes.confirmed,
  }),
  delete: defineCommand({
    policy: { role: 'owner' },
    endpoint: ['delete', '/rate-sheets/{id}'],
    summary: 'Delete a rate sheet',
    description: 'Quotes that were begun with its lines stay as they are.',
    run: async ({ deps, params: { id } }) => foundOrNot(await deleteRateSheet(deps, id)),
    refusals: { unknown: notFound },
    done: rateOutcomes.deleted,
  }),
};
