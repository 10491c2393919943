import type { Context, MiddlewareHandler } from 'hono';
import { kycPage, largestDocument } from '#features/kyc/kyc-case.ts';
import { isUploadKey, receiveUpload } from '#features/requests/server/files/uploads.ts';
import type { PostedFiles, RequestFacts, Services } from '#platform/context.ts';
import { isInfrastructureFault } from '#platform/db/infrastructure-fault.ts';
import {
  attachmentFields,
  fileIdPattern,
  largestAttachment,
  mostAttachments,
} from '#platform/files/attachment-input.ts';
import { findUploads } from '#platform/files/attachments.ts';
import {
  bufferBody,
  fileTime,
  formMs,
  isLarge,
  largestForm,
  refuseBody,
  type UploadSlots,
} from '#platform/http/body-limit.ts';
import { networkOf } from '#platform/http/client-address.ts';
import {
  type ArrivingFile,
  isMultipart,
  type ReadMultipart,
  readMultipart,
  streamMultipart,
} from '#platform/http/multipart.ts';
import { refusalsOf } from '#platform/http/refuse.ts';
import { locales, localPath } from '#platform/i18n/locale.ts';

/** URLs of the page that takes documents, as HTML and as React Router data. */
const kycPaths = new Set(
  locales.flatMap((locale) => [localPath(kycPage, locale), `${localPath(kycPage, locale)}.data`]),
);

/**
 * Bytes of a KYC form with a file and all answers. A slightly oversized file is read too, so that the page can report
 * it and keep the answers.
 */
const largestDocumentForm = 2 * largestDocument + largestForm;

/** Pages whose forms take attachments. */
const attachmentPath = /\/(clientbriefform|desk\/new|desk\/shipments\/[^/]+|requests\/[^/]+)(\.data)?$/;

/** Bytes of a form with attachments; slightly oversized files are discarded, so that the page can report them. */
const largestAttachmentForm = (mostAttachments + 2) * largestAttachment;

/** Files of a form that are checked; those beyond ten are refused by name. */
const mostNamedFiles = 2 * mostAttachments;

/** Fields of a form that is not multipart: 200 selected requests, and a margin. */
const mostFields = 1000;

const separator = '&'.charCodeAt(0);

interface PagesEnv {
  Variables: { services: Services; facts: RequestFacts };
}

function tooLarge(context: Context): Response {
  return context.text(refusalsOf(context).tooLarge, 413);
}

/** Counts separators before parsing: parsing a megabyte of `a=&` takes a second. */
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

function keyIn(form: FormData): string {
  const key = String(form.get(attachmentFields.key) ?? '');
  return isUploadKey(key) ? key : crypto.randomUUID();
}

/** Returns the fields of a form with the ids of its files: new uploads, and stored files that stay selected. */
async function withUploads(services: Services, form: FormData, uploads: PostedFiles): Promise<FormData> {
  uploads.uploadKey ||= keyIn(form);
  const ticked = form.getAll(attachmentFields.kept).map(String);
  const fileIds = ticked.filter((id) => fileIdPattern.test(id)).slice(0, mostNamedFiles);
  const { uploadKey } = uploads;
  const before = await findUploads(services.db, { fileIds, uploadKey }).catch((error) => {
    if (!isInfrastructureFault(error)) throw error;
    return fileIds.map((fileId) => ({ fileId, name: '', size: 0 }));
  });
  const isNew = (id: string) => !uploads.kept.some(({ fileId }) => fileId === id);
  // A missing file is reported, not dropped silently.
  if (before.length < new Set(fileIds).size) uploads.refused.push({ name: '', problem: 'attachment-gone' });
  uploads.kept.unshift(
    ...before.filter(({ fileId }) => isNew(fileId)).map(({ fileId, name, size }) => ({ fileId, name, size })),
  );
  const fields = new FormData();
  for (const [name, value] of form) if (name !== attachmentFields.kept) fields.append(name, value);
  fields.set(attachmentFields.key, uploadKey);
  // The list of files in a form that is returned with errors.
  fields.set(attachmentFields.kept, JSON.stringify(uploads.kept));
  fields.set(attachmentFields.files, uploads.kept.map(({ fileId }) => fileId).join(' '));
  return fields;
}

/**
 * Reads posted bodies within limits of size, time and number of fields. Only a signed-in customer's multipart form to
 * the documents page may exceed 1 MB; it takes a slot and is counted before it is read. Without a slot its answers are
 * read and its file is discarded, so that the page can keep the input. Files of pages with attachments are stored as
 * they arrive; these pages get the fields.
 */
export function pageBodies(slots: UploadSlots, attachmentSlots: UploadSlots): MiddlewareHandler<PagesEnv> {
  async function plain(context: Context<PagesEnv>, next: () => Promise<void>) {
    let fields = 1;
    const end = await bufferBody(context, { maxBody: largestForm, maxMs: formMs }, (chunk) => {
      fields += countFields(chunk, mostFields);
      return fields <= mostFields;
    });
    if (end !== 'whole') return refuseBody(context, end, tooLarge);
    return fields > mostFields ? tooLarge(context) : next();
  }

  async function multipart(context: Context<PagesEnv>, next: () => Promise<void>) {
    const { raw } = context.req;
    const limits = { maxBody: largestForm, maxMs: formMs, maxFile: largestForm, keepFiles: true };
    const read = await readMultipart(raw, limits);
    const refused = read.ok ? null : refuseForm(context, read);
    if (refused) return refused;
    const headers = new Headers(raw.headers);
    // The form is encoded again, with a new boundary.
    if (read.ok) headers.delete('content-type');
    headers.delete('content-length');
    context.req.raw = new Request(raw, { headers, body: read.ok ? read.form : '' });
    return next();
  }

  async function upload(context: Context<PagesEnv>, accountId: string, next: () => Promise<void>) {
    const { raw } = context.req;
    const facts = context.get('facts');
    const { formRateLimit } = context.get('services');
    const slot = await slots.take(raw, { id: accountId }, () => formRateLimit.take(facts.address));
    try {
      const limits = {
        maxBody: largestDocumentForm,
        ...fileTime,
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

  /** Stores the files of a form as they arrive; the page gets only fields, with the ids of the stored files. */
  async function withAttachments(context: Context<PagesEnv>, next: () => Promise<void>) {
    const { raw } = context.req;
    const facts = context.get('facts');
    const services = context.get('services');
    const uploads: PostedFiles = { uploadKey: '', kept: [], refused: [] };
    const network = networkOf(facts.address);
    const isStaff = await facts.staff().then(
      (session) => session !== null,
      (error) => {
        if (!isInfrastructureFault(error)) throw error;
        return false;
      },
    );
    const slot = await attachmentSlots.take(raw, { id: network, isStaff }, async () => ({ ok: true }));
    const declaredBytes = Number(raw.headers.get('content-length') ?? largestAttachmentForm);
    let bytes = declaredBytes;
    const store = async ({ field, name, stream, form }: ArrivingFile): Promise<void> => {
      if (field !== attachmentFields.files) return;
      uploads.uploadKey ||= keyIn(form);
      const { uploadKey } = uploads;
      const isCounted = slot.ok && (await services.uploadRateLimit.take(facts.address, bytes)).ok;
      bytes = 0;
      const outcome = isCounted
        ? await receiveUpload(services, {
            stream,
            name,
            uploadKey,
            network: isStaff ? null : network,
            declaredBytes,
          })
        : ({ ok: false, reason: 'storage-full' } as const);
      if (outcome.ok) uploads.kept.push(outcome.file);
      else {
        const problem =
          outcome.reason === 'storage-full'
            ? 'attachment-not-stored'
            : outcome.reason === 'too-many-unsent'
              ? 'attachment-too-many-unsent'
              : outcome.reason;
        uploads.refused.push({ name, problem });
      }
    };
    try {
      const limits = { maxBody: largestAttachmentForm, ...fileTime, maxFiles: mostNamedFiles };
      const read = await streamMultipart(raw, limits, (file) =>
        store(file).catch((error) => {
          // The page responds to the other fields and keeps the input.
          if (!isInfrastructureFault(error)) throw error;
          facts.reportError(error);
          uploads.refused.push({ name: file.name, problem: 'attachment-not-stored' });
        }),
      );
      const refused = read.ok ? null : refuseForm(context, read);
      if (refused) return refused;
      const headers = new Headers(raw.headers);
      if (read.ok) headers.delete('content-type');
      headers.delete('content-length');
      const form = read.ok ? await withUploads(services, read.form, uploads) : '';
      if (read.ok) facts.uploads = uploads;
      context.req.raw = new Request(raw, { headers, body: form });
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
    if (attachmentPath.test(path)) return withAttachments(context, next);
    const session = kycPaths.has(path) && isLarge(raw) ? await context.get('facts').session() : null;
    return session ? upload(context, session.account.id, next) : multipart(context, next);
  };
}
