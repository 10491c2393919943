import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import type { Logger } from 'pino';
import { problemsOfMissing } from '../../contract/kyc-answers.ts';
import { kycAnswersInput, kycSendInput } from '../../contract/kyc-input.ts';
import { messagesIn } from '../../contract/messages.ts';
import { problemsOf } from '../../contract/text.ts';
import { limitBody } from '../http/body-limit.ts';
import { failureOf } from '../http/failure.ts';
import { sameOriginOnly } from '../http/origin.ts';
import type { UploadSlots } from '../http/upload-slots.ts';
import { getCase } from '../kyc/get-case.ts';
import { saveAnswers } from '../kyc/save-answers.ts';
import { sendCase } from '../kyc/send-case.ts';
import { jsonOnly } from './json-only.ts';
import { answers, caseSchema, done, refuse, refuseFields } from './kyc-context.ts';
import { customerOnly, type KycEnv } from './kyc-customer.ts';
import { kycPapers } from './kyc-papers.ts';

/** The longest answers that the contract allows, in four-byte characters. */
const largestAnswers = 1024 * 1024;

/** Every path, with its methods. */
const paths: Record<string, string[]> = {
  '/kyc': ['GET'],
  '/kyc/answers': ['PUT'],
  '/kyc/papers': ['POST'],
  '/kyc/papers/:id': ['GET', 'DELETE'],
  '/kyc/send': ['POST'],
};

const words = messagesIn('en').kyc;

const getKyc = createRoute({
  method: 'get',
  path: '/kyc',
  summary: 'The case, its papers and what is missing',
  responses: answers([caseSchema, 'The case; an empty draft at first.']),
});

const putAnswers = createRoute({
  method: 'put',
  path: '/kyc/answers',
  summary: 'Keep the answers of the form',
  description:
    'By field id, in place of those before. They are kept as they are until the case is sent: incomplete, and with dates that are none.',
  request: { body: { required: true, content: { 'application/json': { schema: kycAnswersInput } } } },
  responses: answers([done.extend({ missing: caseSchema.shape.missing }), 'Kept.'], 400, 409, 413, 415, 422),
});

const postSend = createRoute({
  method: 'post',
  path: '/kyc/send',
  summary: 'Give the case to the company',
  description:
    'The form on the page has to be whole; or `formAmongPapers` says that the filled-in form is one of the papers. The body may be left out.',
  request: { body: { required: false, content: { 'application/json': { schema: kycSendInput } } } },
  responses: answers([done, 'Sent.'], 400, 409, 413, 415, 422),
});

function caseRoutes(api: OpenAPIHono<KycEnv>): void {
  api.openapi(getKyc, async (context) =>
    context.json(await getCase(context.get('services'), context.get('customer').id), 200),
  );

  api.openapi(putAnswers, async (context) => {
    const { id } = context.get('customer');
    const outcome = await saveAnswers(context.get('services'), id, context.req.valid('json'));
    if (!outcome.ok) return refuse(context, 409, words.notNow);
    const { missing } = await getCase(context.get('services'), id);
    const message = Object.keys(missing.wrong).length > 0 ? words.savedToCheck : words.saved;
    return context.json({ success: true as const, message, missing }, 200);
  });

  api.openapi(postSend, async (context) => {
    const outcome = await sendCase(
      context.get('services'),
      context.get('customer'),
      context.req.valid('json'),
    );
    if (outcome.ok) return context.json({ success: true as const, message: words.sent }, 200);
    if (outcome.reason === 'not-now') return refuse(context, 409, words.notNow);
    return refuseFields(context, problemsOfMissing(outcome.missing));
  });
}

/** The JSON routes of a customer's KYC case. Every answer is JSON but a paper itself; none is cached. */
export function createKycApi({
  appUrl,
  log,
  uploadSlots,
}: {
  appUrl: string;
  log: Logger;
  uploadSlots: UploadSlots;
}): OpenAPIHono<KycEnv> {
  const api = new OpenAPIHono<KycEnv>({
    defaultHook: (result, context) => {
      if (result.success) return;
      return refuseFields(context, problemsOf(result.error.issues));
    },
  });
  for (const path of Object.keys(paths)) {
    api.use(
      path,
      sameOriginOnly(appUrl, (context) => refuse(context, 403, 'This can be done from our own pages only.')),
      customerOnly,
    );
    // An upload is read by its route, after it has been counted.
    if (path !== '/kyc/papers') {
      api.use(
        path,
        limitBody(largestAnswers, (context) => refuse(context, 413, 'This is more than we can take.')),
      );
    }
  }
  const json = jsonOnly(refuse);
  api.put('/kyc/answers', json);
  // Sending needs no body; one that is there has to be readable.
  api.post('/kyc/send', (context, next) =>
    context.req.header('content-type') === undefined ? next() : json(context, next),
  );
  caseRoutes(api);
  kycPapers(api, uploadSlots);

  for (const [path, methods] of Object.entries(paths)) {
    api.all(path, (context) => {
      context.header('Allow', methods.join(', '));
      const { method } = context.req;
      return refuse(context, 405, `${method} is not possible here. Please use ${methods.join(' or ')}.`);
    });
  }
  api.onError((error, context) => {
    const { status, message } = failureOf(error, context, {
      log,
      part: 'the API of KYC',
      otherwise: messagesIn('en').notStored,
    });
    return refuse(context, status, message);
  });
  return api;
}
