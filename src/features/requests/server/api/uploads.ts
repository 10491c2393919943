import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { findStaffCaller } from '#features/identity/server/api/authorize.ts';
import { type ApiEnv, done, refuseFields, responses, say, withId } from '#platform/api/responses.ts';
import type { Routes } from '#platform/api/router.ts';
import { messagesIn } from '#platform/commands/messages.ts';
import { largestUpload } from '#platform/files/attachment-input.ts';
import { deleteUpload } from '#platform/files/attachments.ts';
import { discardBody, fileTime, refuseBody, type UploadSlots } from '#platform/http/body-limit.ts';
import { networkOf } from '#platform/http/client-address.ts';
import { isMultipart, streamMultipart } from '#platform/http/multipart.ts';
import { refuse } from '#platform/http/refuse.ts';
import { fill, waitIn } from '#platform/values/format.ts';
import { isUploadKey, receiveUpload, type UploadOutcome } from '../files/uploads.ts';

const policy = { role: 'anyone' } as const;

/** The header with the key that a form's uploads are stored and claimed under: a header is never logged. */
const keyHeader = 'Upload-Key';

/** The name of the file in the body. */
const fileField = 'file';

const headers = z.object({
  'upload-key': z.string().optional().openapi({
    description:
      'Equal for all files of one form, and `uploadKey` of that form: only who knows it can send or remove them. Use a random UUID.',
    example: '6b1f2a52-6f0d-4f0e-9d55-0d7f4d3a9c11',
  }),
});

const stored = z.object({
  fileId: z.string(),
  name: z.string(),
  size: z.number().describe('Bytes.'),
});

const messagesOf = (context: Context<ApiEnv>) => messagesIn(context.get('facts').locale).attachments;

/** The form's key; null where the header has none, which is a refusal. */
function keyOf(context: Context<ApiEnv>): string | null {
  const key = context.req.header(keyHeader);
  return isUploadKey(key) ? key : null;
}

async function storeFile(
  context: Context<ApiEnv>,
  upload: { uploadKey: string; network: string | null; declaredBytes: number },
): Promise<Response> {
  let outcome: UploadOutcome | null = null;
  const read = await streamMultipart(
    context.req.raw,
    { maxBody: largestUpload, ...fileTime, maxFiles: 1 },
    async ({ stream, name }) => {
      outcome = await receiveUpload(context.get('services'), { stream, name, ...upload });
    },
  );
  if (!read.ok) {
    if (read.reason === 'broken') return refuse(context, 400, messagesOf(context).notWhole);
    return refuseBody(context, read.reason, () =>
      refuseFields(context, { [fileField]: 'attachment-too-large' }),
    );
  }
  const finished = outcome as UploadOutcome | null;
  if (!finished) return refuse(context, 422, messagesOf(context).oneFile);
  if (finished.ok) return say(context, messagesOf(context).stored, { ...finished.file });
  if (finished.reason === 'storage-full')
    return refuse(context, 503, messagesOf(context).storageFull, { reason: finished.reason });
  if (finished.reason === 'too-many-unsent')
    return refuse(context, 429, messagesOf(context).tooManyUnsent, { reason: finished.reason });
  return refuseFields(context, { [fileField]: finished.reason });
}

/** Counts the upload and takes a slot before any of it is read. */
function receiveFile(slots: UploadSlots) {
  return async (context: Context<ApiEnv>): Promise<Response> => {
    const { raw } = context.req;
    const uploadKey = keyOf(context);
    if (!uploadKey || !isMultipart(raw)) {
      await discardBody(raw);
      const { noKey, oneFile } = messagesOf(context);
      return isMultipart(raw) ? refuse(context, 422, noKey) : refuse(context, 415, oneFile);
    }
    const { uploadRateLimit } = context.get('services');
    const { address, locale } = context.get('facts');
    const declaredBytes = Number(raw.headers.get('content-length') ?? largestUpload);
    const network = networkOf(address);
    const isStaff = (await findStaffCaller(context)) !== null;
    const slot = await slots.take(raw, { id: network, isStaff }, () =>
      uploadRateLimit.take(address, declaredBytes),
    );
    if (!slot.ok) {
      await discardBody(raw);
      const { status, retryAfterSeconds } = slot.refusal;
      const message =
        status === 503
          ? messagesOf(context).tooManyUploads
          : fill(messagesIn(locale).tooManyPosts, { wait: waitIn(locale, retryAfterSeconds) });
      return refuse(context, status, message, { reason: 'too-many-uploads', retryAfterSeconds });
    }
    try {
      return await storeFile(context, { uploadKey, network: isStaff ? null : network, declaredBytes });
    } finally {
      slot.release();
    }
  };
}

/** POST /api/v1/uploads and DELETE /uploads/{id}. */
export function addUploadRoutes(routes: Routes, slots: UploadSlots): void {
  routes.declare(
    {
      policy,
      method: 'post',
      path: '/uploads',
      summary: 'Upload a file for a form',
      description:
        'One file a request, of 10 MB at most, recognized by its content. It waits 24 hours for the form that names its `fileId` in `attachments` and the same key in `uploadKey`, and is deleted otherwise.',
      request: {
        headers,
        body: {
          required: true,
          content: {
            'multipart/form-data': {
              schema: z.object({ [fileField]: z.string().openapi({ format: 'binary' }) }),
            },
          },
        },
      },
      responses: responses([done.extend(stored.shape), 'Stored, encrypted.'], 422, 429),
    },
    receiveFile(slots),
  );

  routes.declare(
    {
      policy,
      method: 'delete',
      path: '/uploads/{id}',
      summary: 'Remove an upload',
      description: 'Does nothing for a file that was sent with its form, and for one of another key.',
      request: { ...withId, headers },
      responses: responses([done, 'Removed.'], 422),
    },
    async (context) => {
      const uploadKey = keyOf(context);
      if (!uploadKey) return refuse(context, 422, messagesOf(context).noKey);
      const { db } = context.get('services');
      await deleteUpload(db, { fileId: context.req.valid('param').id, uploadKey });
      return say(context, messagesOf(context).removed);
    },
  );
}
