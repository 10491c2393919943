import { Readable } from 'node:stream';
import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { feedbackFilter } from '../features/feedback/feedback-list.ts';
import { feedbackLines } from '../features/feedback/server/list-feedback.ts';
import { caseFilter } from '../features/kyc/kyc-input.ts';
import { caseLines } from '../features/kyc/server/list-cases.ts';
import { peopleFilter } from '../features/people/people-list.ts';
import { peopleLines } from '../features/people/server/list-people.ts';
import { quoteFilter } from '../features/quotes/list-input.ts';
import { quoteLines } from '../features/quotes/server/quote-list.ts';
import { exampleRateSheet } from '../features/rates/server/example-rates.ts';
import { rateSheetLines } from '../features/rates/server/export-rates.ts';
import { findRateSheet } from '../features/rates/server/rate-sheets.ts';
import { leadFilter } from '../features/requests/lead-input.ts';
import { leadLines } from '../features/requests/server/inbox/export-leads.ts';
import { shipmentLines } from '../features/shipments/server/list-shipments.ts';
import { shipmentFilter } from '../features/shipments/shipment-input.ts';
import {
  type ApiEnv,
  refusalsInDocument,
  refuseUnknown,
  responses,
  withId,
} from '../platform/api/responses.ts';
import type { Routes } from '../platform/api/router.ts';
import { attachmentHeaders } from '../platform/http/attachment-headers.ts';

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

/** OpenAPI description common to all downloads. */
function csv<Filter extends z.ZodObject>(path: string, filter: Filter, what: string, order: string) {
  return {
    policy: { role: 'agent' as const },
    method: 'get' as const,
    path,
    summary: `Download ${what} as CSV`,
    description: `Everything that the filter finds, ${order} first; what a spreadsheet would run as a formula begins with an apostrophe.`,
    request: { query: filter },
    responses: {
      200: { description: 'The file, as an attachment.', content: { 'text/csv': { schema: z.string() } } },
      ...refusalsInDocument([422]),
    },
  };
}

/**
 * GET /api/v1/desk/leads.csv, /quotes.csv, /shipments.csv, /feedback.csv, /people.csv and /kyc.csv: whatever can be filtered can be taken
 * along; and /rate-sheets/{id}/lines.csv.
 */
export function deskDownloads(desk: Routes): void {
  desk.declare(csv('/leads.csv', leadFilter, 'requests', 'the newest'), (context) =>
    download(context, 'requests', leadLines(context.get('services'), context.req.valid('query'))),
  );
  desk.declare(csv('/shipments.csv', shipmentFilter, 'shipments', 'what is late'), (context) =>
    download(context, 'shipments', shipmentLines(context.get('services'), context.req.valid('query'))),
  );
  desk.declare(csv('/quotes.csv', quoteFilter, 'quotes', 'the newest, or what ends first,'), (context) =>
    download(context, 'quotes', quoteLines(context.get('services'), context.req.valid('query'))),
  );
  desk.declare(csv('/feedback.csv', feedbackFilter, 'feedback', 'the newest'), (context) =>
    download(context, 'feedback', feedbackLines(context.get('services').db, context.req.valid('query'))),
  );
  desk.declare(csv('/people.csv', peopleFilter, 'people', 'the newest'), (context) =>
    download(context, 'people', peopleLines(context.get('services'), context.req.valid('query'))),
  );
  desk.declare(csv('/kyc.csv', caseFilter, 'KYC cases', 'the one that waits longest'), (context) =>
    download(context, 'kyc-cases', caseLines(context.get('services').db, context.req.valid('query'))),
  );
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
      if (!(await findRateSheet(db, id))) return refuseUnknown(context);
      return download(context, 'rates', rateSheetLines(db, id));
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
