import { Readable } from 'node:stream';
import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { feedbackList } from '#features/feedback/server/list-feedback.ts';
import { recordStaffEvent } from '#features/identity/server/staff/staff-events.ts';
import { caseList } from '#features/kyc/server/list-cases.ts';
import { peopleList } from '#features/people/server/list-people.ts';
import { quoteList } from '#features/quotes/server/quote-list.ts';
import { exampleRateSheet } from '#features/rates/server/example-rates.ts';
import { leftOutCsv, rateSheetLines } from '#features/rates/server/export-rates.ts';
import { findRateSheet, findReading } from '#features/rates/server/rate-sheets.ts';
import { leadList } from '#features/requests/server/inbox/export-leads.ts';
import { shipmentList } from '#features/shipments/server/list-shipments.ts';
import {
  type ApiEnv,
  refusalsInDocument,
  refuseUnknown,
  responses,
  withId,
} from '#platform/api/responses.ts';
import type { Routes } from '#platform/api/router.ts';
import type { Services } from '#platform/context.ts';
import { attachmentHeaders } from '#platform/http/attachment-headers.ts';
import { csvLines, type ListDefinition } from '#platform/lists/define-list.ts';

/** Without it, spreadsheets take UTF-8 for something older. */
const byteOrderMark = '\uFEFF';

/** Characters that are sent at once: a line alone costs more to send than to read. */
const chunkLength = 16_000;

async function* bytesOf(lines: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let chunk = byteOrderMark;
  for await (const line of lines) {
    chunk += line;
    if (chunk.length < chunkLength) continue;
    yield encoder.encode(chunk);
    chunk = '';
  }
  yield encoder.encode(chunk);
}

async function* linesOf(lines: string[]): AsyncGenerator<string> {
  yield* lines;
}

/** Answers with lines of CSV as a file, named after what it holds and the day. */
function download(context: Context<ApiEnv>, name: string, lines: AsyncIterable<string>) {
  const day = new Date(context.get('services').clock()).toISOString().slice(0, 10);
  const stream = Readable.toWeb(Readable.from(bytesOf(lines))) as ReadableStream<Uint8Array>;
  const file = { name: `${name}-${day}.csv`, mediaType: 'text/csv; charset=utf-8' };
  // A failure half-way breaks the download off, so that nobody takes a part for the whole.
  return context.body(stream, 200, attachmentHeaders(file));
}

/**
 * Answers as `download` does, once the record of staff has who took what: the person, with an API token or not. A filter is
 * not recorded, as its search may name a customer.
 */
async function downloadRecorded(
  context: Context<ApiEnv>,
  name: string,
  { lines, subject = name }: { lines: AsyncIterable<string>; subject?: string },
) {
  const { db, clock } = context.get('services');
  const action = context.get('session') ? 'downloaded' : 'downloaded-by-token';
  await recordStaffEvent(db, { at: clock(), by: context.get('staff'), action, detail: subject });
  return download(context, name, lines);
}

/** Declares the CSV of a list, for agents. */
function declareCsv<Query extends z.ZodObject, Row>(
  desk: Routes,
  list: ListDefinition<Services, Query, Row>,
): void {
  const { name, noun, first, query } = list;
  desk.declare(
    {
      policy: { role: 'agent' },
      method: 'get',
      path: `/${name}.csv`,
      summary: `Download ${noun} as CSV`,
      description: `Every match of the filter, ${first} first; what a spreadsheet would run as a formula begins with an apostrophe.`,
      request: { query },
      responses: {
        200: { description: 'The file, as an attachment.', content: { 'text/csv': { schema: z.string() } } },
        ...refusalsInDocument([422]),
      },
    },
    (context) => {
      const lines = csvLines(list, context.get('services'), query.parse(context.req.query()));
      return downloadRecorded(context, noun.toLowerCase().replaceAll(' ', '-'), { lines });
    },
  );
}

/** GET /api/v1/desk/{list}.csv of every list, and /rate-sheets/{id}/lines.csv and left-out.csv. */
export function deskDownloads(desk: Routes): void {
  declareCsv(desk, leadList);
  declareCsv(desk, shipmentList);
  declareCsv(desk, quoteList);
  declareCsv(desk, feedbackList);
  declareCsv(desk, peopleList);
  declareCsv(desk, caseList);
  const file = {
    200: { description: 'The file, as an attachment.', content: { 'text/csv': { schema: z.string() } } },
  };
  desk.declare(
    {
      policy: { role: 'agent' },
      method: 'get',
      path: '/rate-sheets/{id}/lines.csv',
      summary: 'Download a rate sheet as CSV',
      description: 'As it can be imported again.',
      request: withId,
      responses: responses([z.string().openapi({ format: 'binary' }), 'The file, as an attachment.']),
    },
    async (context) => {
      const { db } = context.get('services');
      const { id } = context.req.valid('param');
      const sheet = await findRateSheet(db, id);
      if (!sheet) return refuseUnknown(context);
      const taken = { lines: rateSheetLines(db, id), subject: `rates ${sheet.name}` };
      return downloadRecorded(context, 'rates', taken);
    },
  );
  desk.declare(
    {
      policy: { role: 'agent' },
      method: 'get',
      path: '/rate-sheets/{id}/left-out.csv',
      summary: 'Download what a rate sheet leaves out of its file',
      description: 'The lines and cells of the file that are not imported, with the cause.',
      request: withId,
      responses: responses([z.string().openapi({ format: 'binary' }), 'The file, as an attachment.']),
    },
    async (context) => {
      const { db } = context.get('services');
      const { id } = context.req.valid('param');
      if (!(await findRateSheet(db, id))) return refuseUnknown(context);
      return download(context, 'left-out', linesOf(leftOutCsv(await findReading(db, id))));
    },
  );
  desk.declare(
    {
      policy: { role: 'agent' },
      method: 'get',
      path: '/rate-sheets/example.csv',
      summary: 'Download an example of a rate sheet',
      description: 'Its rates are made up.',
      responses: file,
    },
    async (context) => download(context, 'rates-example', linesOf(exampleRateSheet)),
  );
}
