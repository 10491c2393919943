import { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Logger } from 'pino';
import { messagesIn } from '../../contract/messages.ts';
import { problemsOf } from '../../contract/problems.ts';
import { limitBody } from '../http/body-limit.ts';
import { failureOf } from '../http/failure.ts';
import { sameOriginOnly } from '../http/origin.ts';
import type { UploadSlots } from '../http/upload-slots.ts';
import { createAccountsApi } from './accounts-api.ts';
import { type ApiEnv, refusal } from './api-context.ts';
import { contactMessages } from './contact-messages.ts';
import { createDeskApi } from './desk/desk-api.ts';
import { documentWebhookMessages } from './desk/webhook-messages.ts';
import { docs } from './docs.ts';
import { feedback } from './feedback.ts';
import { jsonOnly, type RefusalStatus } from './json-only.ts';
import { createKycApi } from './kyc.ts';
import { rateRequests } from './rate-requests.ts';

/** The ten longest answers that the contract allows, in four-byte characters. */
const largestBody = 1024 * 1024;

function refuse(context: Context, status: RefusalStatus, message: string) {
  return context.json({ success: false as const, message }, status);
}

async function withinAllowance(context: Context<ApiEnv>, next: () => Promise<void>) {
  const allowance = await context.get('services').formAllowance.take(context.get('facts').address);
  if (!allowance.ok) {
    const seconds = allowance.retryAfterSeconds;
    context.header('Retry-After', String(seconds));
    return refuse(context, 429, messagesIn('en').tooManyPosts(Math.ceil(seconds / 60)));
  }
  context.set('shareOfAllowance', allowance.share);
  return next();
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
      withinAllowance,
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
