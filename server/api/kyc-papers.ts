import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { mostPapers, paperField } from '../../contract/kyc-case.ts';
import { messagesIn } from '../../contract/messages.ts';
import { attachmentHeaders } from '../http/attachment.ts';
import { addPaper } from '../kyc/add-paper.ts';
import { paperInForm } from '../kyc/paper-in-form.ts';
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
  description: 'Each look is logged.',
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

/** Counts an upload as a form post: an account can be had by anybody. */
async function withinAllowance(context: Context<KycEnv>, next: () => Promise<void>) {
  const allowance = await context.get('services').formAllowance.take(context.get('facts').address);
  if (allowance.ok) return next();
  const seconds = allowance.retryAfterSeconds;
  context.header('Retry-After', String(seconds));
  return refuse(context, 429, messagesIn('en').tooManyPosts(Math.ceil(seconds / 60)));
}

async function formOf(context: Context<KycEnv>): Promise<FormData | null> {
  try {
    return await context.req.raw.formData();
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

async function receivePaper(context: Context<KycEnv>): Promise<Response> {
  if (!/^multipart\/form-data\s*;/i.test(context.req.header('content-type') ?? '')) {
    return refuse(context, 415, 'Please send the file as multipart/form-data.');
  }
  const form = await formOf(context);
  if (!form) return refuse(context, 400, words.notWhole);
  const file = await paperInForm(form);
  if (!file) return refuseFields(context, { [paperField]: 'required' });

  const outcome = await addPaper(context.get('services'), context.get('customer').id, file);
  if (outcome.ok) {
    return context.json({ success: true as const, message: words.added, paper: outcome.paper }, 200);
  }
  if (outcome.reason === 'not-now') return refuse(context, 409, words.notNow);
  if (outcome.reason === 'too-many-papers') return refuse(context, 409, words.tooManyPapers(mostPapers));
  const status = outcome.reason === 'paper-too-large' ? 413 : 422;
  return refuseFields(context, { [paperField]: outcome.reason }, status);
}

/** POST /api/v1/kyc/papers, GET and DELETE /kyc/papers/{id}. */
export function kycPapers(api: OpenAPIHono<KycEnv>): void {
  api.openAPIRegistry.registerPath({
    ...postPaper,
    request: { body: { required: true, content: { 'multipart/form-data': { schema: upload } } } },
  });
  api.post(postPaper.path, withinAllowance, receivePaper);

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
