import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Logger } from 'pino';
import { feedbackInput } from '../../contract/feedback.ts';
import { contactMessageInput, rateRequestInput } from '../../contract/lead-forms.ts';
import { messagesIn } from '../../contract/messages.ts';
import { statusPage } from '../../contract/submission.ts';
import { problemsOf } from '../../contract/text.ts';
import { submitFeedback } from '../feedback/submit-feedback.ts';
import { limitBody } from '../http/body-limit.ts';
import { failureOf } from '../http/failure.ts';
import { sameOriginOnly } from '../http/origin.ts';
import type { UploadSlots } from '../http/upload-slots.ts';
import { submitLead } from '../leads/commands/submit-lead.ts';
import { createAccountsApi } from './accounts-api.ts';
import {
  type ApiEnv,
  refusal,
  submissionContextIn,
  submissionHeaders,
  submissionResponses,
} from './api-context.ts';
import { createDeskApi } from './desk/desk-api.ts';
import { messageShapes } from './desk/webhook-shapes.ts';
import { docs } from './docs.ts';
import { jsonOnly, type RefusalStatus } from './json-only.ts';
import { createKycApi } from './kyc.ts';

/** The ten longest answers that the contract allows, in four-byte characters. */
const largestBody = 1024 * 1024;

function refuse(context: Context, status: RefusalStatus, message: string) {
  return context.json({ success: false as const, message }, status);
}

async function limitRate(context: Context<ApiEnv>, next: () => Promise<void>) {
  const counted = await context.get('services').formRateLimit.take(context.get('facts').address);
  if (!counted.ok) {
    const seconds = counted.retryAfterSeconds;
    context.header('Retry-After', String(seconds));
    return refuse(context, 429, messagesIn('en').tooManyPosts(Math.ceil(seconds / 60)));
  }
  context.set('rateLimitUsage', counted.share);
  return next();
}

const postFeedback = createRoute({
  method: 'post',
  path: '/feedbackform',
  summary: 'Leave feedback',
  request: {
    headers: submissionHeaders,
    body: { required: true, content: { 'application/json': { schema: feedbackInput } } },
  },
  responses: submissionResponses,
});

/** POST /api/v1/feedbackform. */
function feedback(api: OpenAPIHono<ApiEnv>): void {
  api.openapi(postFeedback, async (context) => {
    const answers = context.req.valid('json');
    const { reference } = await submitFeedback(
      context.get('services'),
      answers,
      submissionContextIn(context),
    );
    return context.json({ success: true as const, message: messagesIn('en').feedback.sent, reference }, 200);
  });
}

const headers = z.object({
  'webhook-id': z
    .string()
    .openapi({ description: 'The same on each attempt: what arrives twice is told by it.' }),
  'webhook-timestamp': z.string().openapi({ description: 'When it was sent, in seconds since 1970.' }),
  'webhook-signature': z.string().openapi({
    description:
      '`v1,` and HMAC-SHA256 of `id.timestamp.body` in base64; several with a space between while the secret is changed.',
  }),
});

const summaries: Record<keyof typeof messageShapes, string> = {
  'lead.received': 'A request came in, or what was taken for spam was restored',
  'lead.stage-changed': 'A request moved to another stage, spam too',
  ping: 'An owner asked for a test',
};

/** Writes into the OpenAPI document what webhooks are sent (https://www.standardwebhooks.com). */
function documentWebhookMessages(api: Pick<OpenAPIHono, 'openAPIRegistry'>): void {
  for (const [type, schema] of Object.entries(messageShapes)) {
    api.openAPIRegistry.registerWebhook({
      method: 'post',
      path: type,
      tags: ['desk'],
      summary: summaries[type as keyof typeof messageShapes],
      description:
        'Sent to the webhooks that are to be told of it, at least once and in no certain order: `data.lead` is the request as it stands when this leaves, so keep the one with the highest `version`.',
      request: { headers, body: { required: true, content: { 'application/json': { schema } } } },
      responses: {
        '2XX': { description: 'Taken. The answer’s body is not read.' },
        410: { description: 'Gone: nothing more is sent.' },
        default: { description: 'Anything else, a redirect too, is tried again for five days.' },
      },
    });
  }
}

const postContactMessage = createRoute({
  method: 'post',
  path: '/contactform',
  summary: 'Send a message',
  request: {
    headers: submissionHeaders,
    body: { required: true, content: { 'application/json': { schema: contactMessageInput } } },
  },
  responses: submissionResponses,
});

/** POST /api/v1/contactform. */
function contactMessages(api: OpenAPIHono<ApiEnv>): void {
  api.openapi(postContactMessage, async (context) => {
    const answers = context.req.valid('json');
    const outcome = await submitLead(
      context.get('services'),
      { kind: 'contact-message', answers },
      submissionContextIn(context),
    );
    if (!outcome.ok) return context.json(refusal({ email: outcome.reason }), 422);
    // Where the sender can see what becomes of it; the body is as the specification has it.
    context.header('Location', statusPage(outcome.secret));
    const { sent } = messagesIn('en').contactMessage;
    return context.json({ success: true as const, message: sent, reference: outcome.reference }, 200);
  });
}

const postRateRequest = createRoute({
  method: 'post',
  path: '/raterequestform',
  summary: 'Request a rate (client brief)',
  description:
    'Every answer may be left out, but one of `email` and `phone` must be given, unless a bearer token links the request to an account.',
  security: [{ bearer: [] }, {}],
  request: {
    headers: submissionHeaders,
    body: { required: true, content: { 'application/json': { schema: rateRequestInput } } },
  },
  responses: submissionResponses,
});

/** POST /api/v1/raterequestform. */
function rateRequests(api: OpenAPIHono<ApiEnv>): void {
  api.openapi(postRateRequest, async (context) => {
    const answers = context.req.valid('json');
    const outcome = await submitLead(
      context.get('services'),
      { kind: 'rate-request', answers },
      submissionContextIn(context),
      (await context.get('facts').session())?.account,
    );
    if (!outcome.ok) return context.json(refusal({ email: outcome.reason, phone: outcome.reason }), 422);
    // Where the sender can see what becomes of it; the body is as the specification has it.
    context.header('Location', statusPage(outcome.secret));
    const { sent } = messagesIn('en').rateRequest;
    return context.json({ success: true as const, message: sent, reference: outcome.reference }, 200);
  });
}

/** The JSON API under /api/v1 (specification, section 7). Every answer is JSON, errors too. */
export function createApi(options: {
  appUrl: string;
  companyName: string;
  log: Logger;
  uploadSlots: UploadSlots;
}): OpenAPIHono<ApiEnv> {
  const api = new OpenAPIHono<ApiEnv>({
    defaultHook: (result, context) => {
      if (result.success) return;
      return context.json(refusal(problemsOf(result.error.issues)), 422);
    },
  });
  const forms = ['/feedbackform', '/contactform', '/raterequestform'];
  for (const path of forms) {
    api.post(
      path,
      sameOriginOnly(options.appUrl, (context) =>
        refuse(context, 403, 'This form can be sent from our own pages only.'),
      ),
      limitBody(largestBody, (context) =>
        refuse(
          context,
          413,
          'This is more than we can take at once. Please shorten it, or send the rest by e-mail.',
        ),
      ),
      limitRate,
      jsonOnly(refuse),
    );
  }
  rateRequests(api);
  contactMessages(api);
  feedback(api);
  api.route('/', createAccountsApi(options));
  api.route('/', createKycApi(options));
  api.route('/', createDeskApi(options));
  // Not in the desk's part: what is mounted has a slash put before its names.
  documentWebhookMessages(api);
  docs(api, options.companyName);

  for (const path of forms) {
    api.all(path, (context) => {
      context.header('Allow', 'POST');
      return refuse(context, 405, `${context.req.method} is not possible here. Please use POST.`);
    });
  }
  api.notFound((context) =>
    refuse(context, 404, `There is nothing at ${context.req.path}. See /api/v1/docs.`),
  );
  api.onError((error, context) => {
    if (error instanceof HTTPException && error.status < 500) {
      return context.json({ success: false as const, message: error.message }, error.status);
    }
    const { status, message } = failureOf(error, context, {
      log: options.log,
      part: 'the API',
      otherwise: messagesIn('en').notStored,
    });
    return refuse(context, status, message);
  });
  return api;
}
