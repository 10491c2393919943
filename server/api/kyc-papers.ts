import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { largestPaper, largestPaperPost, mostPapers, paperField } from '../../contract/kyc-case.ts';
import { messagesIn } from '../../contract/messages.ts';
import type { UploadRefusal } from '../context.ts';
import { attachmentHeaders } from '../http/attachment.ts';
import { discardBody, fileMs, refuseBody } from '../http/body-limit.ts';
import { isMultipart, readMultipart } from '../http/multipart.ts';
import type { UploadSlots } from '../http/upload-slots.ts';
import { addPaper, paperInForm, storageRetrySeconds } from '../kyc/add-paper.ts';
import { readPaper } from '../kyc/read-paper.ts';
import { removePaper } from '../kyc/remove-paper.ts';
import { answers, done, paperSchema, refuse, refuseFields } from './kyc-context.ts';
import type { KycEnv } from './kyc-customer.ts';

const words = messagesIn('en').kyc;

const upload = z.object({
  [paperField]: z.string().openapi({ format: 'binary', description: 'PDF, JPEG, PNG or HEIC, up to 10 MB.' }),
});

const postPaper = createRoute({
  method: 'post',
  path: '/kyc/papers',
  summary: 'Upload a paper',
  description:
    'One file a request, told by its content. The same file again is answered as the first time and stored once.',
  responses: answers(
    [done.extend({ paper: paperSchema }), 'Stored, encrypted.'],
    ...([400, 409, 413, 415, 422, 429] as const),
  ),
});

const oneOf = { params: z.object({ id: z.string() }) };

const getPaper = createRoute({
  method: 'get',
  path: '/kyc/papers/{id}',
  summary: 'Download a paper',
  description: 'Each access is logged.',
  request: oneOf,
  responses: answers([z.string().openapi({ format: 'binary' }), 'The file, as an attachment.'], 404),
});

const deletePaper = createRoute({
  method: 'delete',
  path: '/kyc/papers/{id}',
  summary: 'Remove a paper',
  request: oneOf,
  responses: answers([done, 'Deleted.'], 404, 409),
});

const tooLarge = (context: Context) => refuse(context, 413, messagesIn('en').fields['paper-too-large']);

/** Answers an upload that is not taken now, once its sender has sent it. */
async function refuseUpload(context: Context<KycEnv>, refusal: UploadRefusal): Promise<Response> {
  await discardBody(context.req.raw);
  const seconds = refusal.retryAfterSeconds;
  context.header('Retry-After', String(seconds));
  const message =
    refusal.status === 503 ? words.tooManyUploads : messagesIn('en').tooManyPosts(Math.ceil(seconds / 60));
  return refuse(context, refusal.status, message);
}

async function storePaper(context: Context<KycEnv>): Promise<Response> {
  const read = await readMultipart(context.req.raw, {
    maxBody: largestPaperPost,
    maxMs: fileMs,
    maxFile: largestPaper,
    keepFiles: true,
  });
  if (!read.ok) {
    return read.reason === 'broken'
      ? refuse(context, 400, words.notWhole)
      : refuseBody(context, read.reason, tooLarge);
  }
  const file = await paperInForm(read.form);
  if (!file) return refuseFields(context, { [paperField]: 'required' });

  const outcome = await addPaper(context.get('services'), context.get('customer').id, file);
  if (outcome.ok) {
    return context.json({ success: true as const, message: words.added, paper: outcome.paper }, 200);
  }
  if (outcome.reason === 'not-now') return refuse(context, 409, words.notNow);
  if (outcome.reason === 'too-many-papers') return refuse(context, 409, words.tooManyPapers(mostPapers));
  if (outcome.reason === 'storage-full') {
    context.header('Retry-After', String(storageRetrySeconds));
    return refuse(context, 503, words.storageFull);
  }
  const status = outcome.reason === 'paper-too-large' ? 413 : 422;
  return refuseFields(context, { [paperField]: outcome.reason }, status);
}

/** Takes a slot and counts the upload as a form post (an account can be had by anybody), then reads and stores it. */
function receivePaper(slots: UploadSlots) {
  return async (context: Context<KycEnv>): Promise<Response> => {
    if (!isMultipart(context.req.raw)) {
      await discardBody(context.req.raw);
      return refuse(context, 415, 'Please send the file as multipart/form-data.');
    }
    const { formRateLimit } = context.get('services');
    const slot = await slots.take(context.req.raw, context.get('customer').id, () =>
      formRateLimit.take(context.get('facts').address),
    );
    if (!slot.ok) return refuseUpload(context, slot.refusal);
    try {
      return await storePaper(context);
    } finally {
      slot.release();
    }
  };
}

/** POST /api/v1/kyc/papers, GET and DELETE /kyc/papers/{id}. */
export function kycPapers(api: OpenAPIHono<KycEnv>, slots: UploadSlots): void {
  api.openAPIRegistry.registerPath({
    ...postPaper,
    request: { body: { required: true, content: { 'multipart/form-data': { schema: upload } } } },
  });
  api.post(postPaper.path, receivePaper(slots));

  api.openapi(getPaper, async (context) => {
    const actor = { by: 'customer', id: context.get('customer').id } as const;
    const paper = await readPaper(context.get('services'), context.req.valid('param').id, actor);
    if (!paper) return refuse(context, 404, words.noSuchPaper);
    return context.body(new Uint8Array(paper.content), 200, attachmentHeaders(paper));
  });

  api.openapi(deletePaper, async (context) => {
    const { id } = context.req.valid('param');
    const outcome = await removePaper(context.get('services'), context.get('customer').id, id);
    if (outcome.ok) return context.json({ success: true as const, message: words.removed }, 200);
    if (outcome.reason === 'not-now') return refuse(context, 409, words.notNow);
    return refuse(context, 404, words.noSuchPaper);
  });
}
