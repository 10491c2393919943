import { z } from '@hono/zod-openapi';
import { done, responses } from '../../../platform/api/responses.ts';
import { type Routes, runCommand } from '../../../platform/api/router.ts';
import { receiveStaffUpload } from '../../../platform/api/staff-upload.ts';
import type { UploadSlots } from '../../../platform/http/body-limit.ts';
import { refuse } from '../../../platform/http/refuse.ts';
import { largestRateSheet } from '../rates.ts';
import { rateOutcomes as outcomes } from '../strings/en/rate-outcomes.ts';
import { importCommand, rateSheetCommands, rateSheetRefused } from './commands.ts';

/** Room for the fields beside the file. */
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
      policy: { role: 'owner' },
      method: 'post',
      path: '/rate-sheets',
      summary: importCommand.summary,
      description:
        'A CSV or XLSX of rates, of up to 100,000 lines and 25 MB; docs/rates.md has its columns. Nothing is kept where any line is wrong: `problems` names every problem by line and column, `count` says how many. With the reason `unmapped` the titles are not known: `titles` has a proposal for each, and the file is sent again with `mapping`. Its lines are used once the sheet is confirmed.',
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
                    'JSON: `{"columns": {"pol": "from", "+45": "cost_45"}, "constants": {"mode": "air"}}`. It has every title of the file, `""` for one that is not read; without one, it is asked for again. Left out, our own titles and what was confirmed for this vendor last are known.',
                  ),
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
            file: file && { content: new Uint8Array(await file.arrayBuffer()) },
          });
        },
      }),
  );
}
