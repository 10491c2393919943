import { z } from '@hono/zod-openapi';
import { done, responses } from '#platform/api/responses.ts';
import { type Routes, runCommand } from '#platform/api/router.ts';
import { receiveStaffUpload } from '#platform/api/staff-upload.ts';
import type { UploadSlots } from '#platform/http/body-limit.ts';
import { refuse } from '#platform/http/refuse.ts';
import { largestRateSheet } from '../rates.ts';
import { rateOutcomes as outcomes } from '../strings/en/rate-outcomes.ts';
import { importCommand, rateSheetCommands, rateSheetRefused } from './commands.ts';

/** Bytes for the fields other than the file. */
const largestFields = 1_000_000;

/** The mapping of a form as an object; its text where it is no JSON, which the command refuses. */
function mappingIn(form: FormData): unknown {
  const text = form.get('mapping');
  if (typeof text !== 'string' || text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The routes of rate sheets: an import takes a slot, then reads its file. */
export function addRateRoutes(desk: Routes, slots: UploadSlots): void {
  desk.addCommands(rateSheetCommands, rateSheetRefused);
  desk.declare(
    {
      policy: importCommand.policy,
      method: 'post',
      path: '/rate-sheets',
      summary: importCommand.summary,
      description:
        'A CSV or XLSX of rates, of up to 100,000 lines and 25 MB; docs/rates.md has its columns. Lines and prices that are wrong are left out: `reading` has every cause with its lines, and the columns with numbers that are not read. Where no line is right nothing is kept, and `problems` names every problem by line and column. With the reason `unmapped` something is not known: `titles` has a proposal for each column, `places` and `charges` have names, `dates` and `years` dates, `sheets` sheets to choose from; the file is sent again with `mapping`. Its lines are used once the sheet is confirmed.',
      request: {
        body: {
          required: true,
          content: {
            'multipart/form-data': {
              schema: z.object({
                name: z.string().describe('A sheet of the same vendor and name is replaced on confirmation.'),
                vendor: z.string().optional().describe('Whose rates these are; empty for the company’s own.'),
                mapping: z
                  .string()
                  .optional()
                  .describe(
                    'JSON: `{"columns": {"pol": "from", "+45": "cost_45"}, "constants": {"mode": "air"}}`. It has every title of the file, `""` for one that is not read; without one, it is asked for again. Further answers: `"included": ["fuel"]`, `"places": {"manzanillo": "MXZLO"}`, `"charges": {"cfs": "origin-handling"}` (`""` leaves lines out), `"dates": "day-first"`, `"year": "2026"`, `"sheet": "Rates"`. `"cost>fuel>chargeable-kg"` is a column with another charge and its unit, `"cost:22G1/42G1"` one with several containers. Left out, our own titles and what was confirmed for this vendor last are known.',
                  ),
                ask: z
                  .enum(['true', 'false'])
                  .optional()
                  .describe('`true` asks what the columns hold also where that is known.'),
                file: z.string().openapi({ format: 'binary', description: 'CSV or XLSX.' }),
              }),
            },
          },
        },
      },
      responses: responses([done.extend(importCommand.returns ?? {}), 'Read.']),
    },
    (context): Promise<Response> =>
      receiveStaffUpload(context, {
        slots,
        maxBody: largestRateSheet + largestFields,
        maxFile: largestRateSheet,
        refusals: outcomes,
        async run(form, file) {
          if (file && file.size > largestRateSheet) return refuse(context, 413, outcomes.tooLarge);
          return runCommand(context, importCommand, {
            name: form.get('name') ?? '',
            vendor: form.get('vendor') ?? '',
            mapping: mappingIn(form),
            ask: form.get('ask') === 'true',
            file: file && { content: new Uint8Array(await file.arrayBuffer()) },
          });
        },
      }),
  );
}
