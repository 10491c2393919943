import type { Context, MiddlewareHandler } from 'hono';
import { kycPage, largestDocument } from '../../contract/kyc-case.ts';
import { locales, localPath } from '../../contract/locale.ts';
import type { RequestFacts, Services } from '../context.ts';
import {
  fileMs,
  formMs,
  isLarge,
  largestForm,
  readBody,
  refuseBody,
  type UploadSlots,
} from './body-limit.ts';
import { isMultipart, type ReadMultipart, readMultipart } from './multipart.ts';

/** The page that takes documents, as a browser and as React's router ask for it. */
const kycPaths = new Set(
  locales.flatMap((locale) => [localPath(kycPage, locale), `${localPath(kycPage, locale)}.data`]),
);

/**
 * What the page of documents takes: a file beside all answers. A file that is somewhat too large is read too, so that the
 * page can say so with the answers still in place.
 */
const largestDocumentForm = 2 * largestDocument + largestForm;

/** Fields of a form that is not multipart: 200 ticked requests, and room for more. */
const mostFields = 1000;

const separator = '&'.charCodeAt(0);

interface PagesEnv {
  Variables: { services: Services; facts: RequestFacts };
}

function tooLarge(context: Context): Response {
  return context.text(
    'This is more than we can take at once. Please go back and shorten it, or send it by e-mail.',
    413,
  );
}

/** Counts what separates fields before anything parses them: parsing a megabyte of `a=&` takes a second. */
function countFields(chunk: Uint8Array, most: number): number {
  let count = 0;
  for (let at = chunk.indexOf(separator); at !== -1 && count <= most; at = chunk.indexOf(separator, at + 1)) {
    count += 1;
  }
  return count;
}

function refuseForm(context: Context, read: Exclude<ReadMultipart, { ok: true }>): Response | null {
  return read.reason === 'broken' ? null : refuseBody(context, read.reason, tooLarge);
}

/**
 * Reads what is posted to pages, within limits of size, time and number of fields. Only a signed-in customer's
 * multipart form to the page of documents may be larger than 1 MB; it takes a slot and is counted before any of it is read.
 * Without a slot its answers are read and its file is not, so that the page can answer with everything typed in place.
 */
export function pageBodies(slots: UploadSlots): MiddlewareHandler<PagesEnv> {
  async function plain(context: Context<PagesEnv>, next: () => Promise<void>) {
    const { raw } = context.req;
    const chunks: Uint8Array[] = [];
    let fields = 1;
    const end = await readBody(raw, { maxBody: largestForm, maxMs: formMs }, (chunk) => {
      fields += countFields(chunk, mostFields);
      chunks.push(chunk);
      return fields <= mostFields;
    });
    if (end !== 'whole') return refuseBody(context, end, tooLarge);
    if (fields > mostFields) return tooLarge(context);
    context.req.raw = new Request(raw, { body: Buffer.concat(chunks) });
    return next();
  }

  async function multipart(context: Context<PagesEnv>, next: () => Promise<void>) {
    const { raw } = context.req;
    const limits = { maxBody: largestForm, maxMs: formMs, maxFile: largestForm, keepFiles: true };
    const read = await readMultipart(raw, limits);
    const refused = read.ok ? null : refuseForm(context, read);
    if (refused) return refused;
    const headers = new Headers(raw.headers);
    // The form is encoded again, with a boundary of its own.
    if (read.ok) headers.delete('content-type');
    headers.delete('content-length');
    context.req.raw = new Request(raw, { headers, body: read.ok ? read.form : '' });
    return next();
  }

  async function upload(context: Context<PagesEnv>, accountId: string, next: () => Promise<void>) {
    const { raw } = context.req;
    const facts = context.get('facts');
    const { formRateLimit } = context.get('services');
    const slot = await slots.take(raw, accountId, () => formRateLimit.take(facts.address));
    try {
      const limits = {
        maxBody: largestDocumentForm,
        maxMs: fileMs,
        maxFile: largestDocument,
        keepFiles: slot.ok,
      };
      const read = await readMultipart(raw, limits);
      const refused = read.ok ? null : refuseForm(context, read);
      if (refused) return refused;
      facts.upload = { form: read.ok ? read.form : null, refusal: slot.ok ? null : slot.refusal };
      context.req.raw = new Request(raw, { body: '' });
      await next();
    } finally {
      if (slot.ok) slot.release();
    }
  }

  return async (context, next) => {
    const { raw, path } = context.req;
    if (!raw.body) return next();
    const isFormData = isMultipart(raw);
    if (!isFormData) return plain(context, next);
    const session = kycPaths.has(path) && isLarge(raw) ? await context.get('facts').session() : null;
    return session ? upload(context, session.account.id, next) : multipart(context, next);
  };
}
