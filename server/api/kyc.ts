import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import type { Logger } from 'pino';
import { kycAnswersInput } from '../../contract/kyc-answers-input.ts';
import { largestPaperPost } from '../../contract/kyc-case.ts';
import { messagesIn } from '../../contract/messages.ts';
import { limitBody } from '../http/body-limit.ts';
import { sameOriginOnly } from '../http/origin.ts';
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
  description: 'By field id, in place of those before. They may be incomplete until the case is sent.',
  request: { body: { required: true, content: { 'application/json': { schema: kycAnswersInput } } } },
  responses: answers([done.extend({ missing: caseSchema.shape.missing }), 'Kept.'], 400, 409, 413, 415, 422),
});

const postSend = createRoute({
  method: 'post',
  path: '/kyc/send',
  summary: 'Give the case to the company',
  responses: answers([done, 'Sent.'], 409, 422),
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
    return context.json({ success: true as const, message: words.saved, missing }, 200);
  });

  api.openapi(postSend, async (context) => {
    const outcome = await sendCase(context.get('services'), context.get('customer'));
    if (outcome.ok) return context.json({ success: true as const, message: words.sent }, 200);
    if (outcome.reason === 'not-now') return refuse(context, 409, words.notNow);
    const { form, answers: ids } = outcome.missing;
    const problems = form ? [['form', 'form']] : ids.map((id) => [id, 'required']);
    return refuseFields(context, Object.fromEntries(problems));
  });
}

/** The JSON routes of a customer's KYC case. Every answer is JSON but a paper itself; none is cached. */
export function createKycApi({ appUrl, log }: { appUrl: string; log: Logger }): OpenAPIHono<KycEnv> {
  const api = new OpenAPIHono<KycEnv>({
    defaultHook: (result, context) => {
      if (result.success) return;
      const problems = result.error.issues.map((issue) => [String(issue.path[0] ?? 'body'), issue.message]);
      return refuseFields(context, Object.fromEntries(problems.reverse()));
    },
  });
  for (const path of Object.keys(paths)) {
    const forPapers = path === '/kyc/papers';
    const tooLarge = forPapers
      ? messagesIn('en').fields['paper-too-large']
      : 'This is more than we can take.';
    api.use(
      path,
      sameOriginOnly(appUrl, (context) => refuse(context, 403, 'This can be done from our own pages only.')),
      customerOnly,
      limitBody(forPapers ? largestPaperPost : largestAnswers, (context) => refuse(context, 413, tooLarge)),
    );
  }
  api.put('/kyc/answers', jsonOnly(refuse));
  caseRoutes(api);
  kycPapers(api);

  for (const [path, methods] of Object.entries(paths)) {
    api.all(path, (context) => {
      context.header('Allow', methods.join(', '));
      const { method } = context.req;
      return refuse(context, 405, `${method} is not possible here. Please use ${methods.join(' or ')}.`);
    });
  }
  api.onError((error, context) => {
    log.error({ err: error, requestId: context.get('facts')?.requestId }, 'the API of KYC failed');
    return refuse(context, 500, messagesIn('en').notStored);
  });
  return api;
}
