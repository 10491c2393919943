import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import type { Logger } from 'pino';
import { verifyEmailInput } from '../../contract/account.ts';
import { fieldMessage, messagesIn } from '../../contract/messages.ts';
import { problemsOf } from '../../contract/text.ts';
import { sendVerifyEmail, verifyEmail } from '../accounts/verify-email.ts';
import { limitBody } from '../http/body-limit.ts';
import { failureOf } from '../http/failure.ts';
import { sameOriginOnly } from '../http/origin.ts';
import { accountPasswords } from './account-passwords.ts';
import { accountSessions } from './account-sessions.ts';
import { accountSignIn } from './account-sign-in.ts';
import {
  type AccountsEnv,
  answers,
  body,
  done,
  refuse,
  refuseFields,
  refuseLimited,
  signedIn,
} from './accounts-context.ts';
import { jsonOnly } from './json-only.ts';
import { ownAccount } from './own-account.ts';

/** Room for the longest name, address and passwords. */
const largestBody = 64 * 1024;

/** Every path, with its methods; those that have a body are marked. */
const paths: Record<string, { methods: string[]; withBody: string[] }> = {
  '/signup': { methods: ['POST'], withBody: ['POST'] },
  '/signin': { methods: ['POST'], withBody: ['POST'] },
  '/signout': { methods: ['POST'], withBody: [] },
  '/updatepassword': { methods: ['PUT'], withBody: ['PUT'] },
  '/password/forgot': { methods: ['POST'], withBody: ['POST'] },
  '/password/reset': { methods: ['POST'], withBody: ['POST'] },
  '/email/verify': { methods: ['POST'], withBody: ['POST'] },
  '/email/verify/send': { methods: ['POST'], withBody: [] },
  '/account': { methods: ['GET', 'DELETE'], withBody: ['DELETE'] },
  '/account/name': { methods: ['PUT'], withBody: ['PUT'] },
  '/account/export': { methods: ['GET'], withBody: [] },
  '/account/requests': { methods: ['GET'], withBody: [] },
  '/account/sessions': { methods: ['GET', 'DELETE'], withBody: [] },
  '/account/sessions/:id': { methods: ['DELETE'], withBody: [] },
};

const postVerify = createRoute({
  method: 'post',
  path: '/email/verify',
  summary: 'Confirm the e-mail address by the link of a mail',
  request: body(verifyEmailInput),
  responses: answers([200, done, 'Confirmed.'], 400, 415, 422, 429),
});

const postSend = createRoute({
  ...signedIn,
  method: 'post',
  path: '/email/verify/send',
  summary: 'Ask for another mail to confirm the address',
  description:
    'Nothing is sent where an address that is not confirmed has had 3 mails of any kind within an hour, or 10 within a day: 429.',
  responses: answers([200, done, 'Sent, unless the address is confirmed already.'], 401, 429),
});

/** POST /api/v1/email/verify and /email/verify/send. */
function accountVerification(api: OpenAPIHono<AccountsEnv>): void {
  const words = messagesIn('en').account;

  api.openapi(postVerify, async (context) => {
    const { token } = context.req.valid('json');
    const outcome = await verifyEmail(context.get('services'), token, context.get('facts'));
    if (outcome.ok) return context.json({ msg: words.emailVerified }, 200);
    if (outcome.reason === 'limited') return refuseLimited(context, outcome);
    return refuseFields(context, { token: outcome.reason }, fieldMessage('en', outcome.reason));
  });

  api.openapi(postSend, async (context) => {
    const outcome = await sendVerifyEmail(context.get('services'), context.get('session').account);
    if (!outcome.ok) return refuseLimited(context, outcome, words.verifyMailLimited);
    return context.json({ msg: words.verifyMailSent }, 200);
  });
}

/** The JSON routes of accounts. Failures carry `msg` and `error`, as the specification reads them; no answer is cached. */
export function createAccountsApi({
  appUrl,
  log,
}: {
  appUrl: string;
  log: Logger;
}): OpenAPIHono<AccountsEnv> {
  const api = new OpenAPIHono<AccountsEnv>({
    defaultHook: (result, context) => {
      if (!result.success) return refuseFields(context, problemsOf(result.error.issues));
    },
  });
  for (const [path, { withBody }] of Object.entries(paths)) {
    api.use(
      path,
      sameOriginOnly(appUrl, (context) => refuse(context, 403, 'This can be done from our own pages only.')),
      limitBody(largestBody, (context) => refuse(context, 413, 'This is more than we can take at once.')),
      async (context, next) => {
        await next();
        context.header('Cache-Control', 'no-store');
      },
    );
    for (const method of withBody) api.on(method, path, jsonOnly(refuse));
  }
  accountSignIn(api);
  accountPasswords(api);
  accountVerification(api);
  accountSessions(api);
  ownAccount(api);

  for (const [path, { methods }] of Object.entries(paths)) {
    api.all(path, (context) => {
      context.header('Allow', methods.join(', '));
      const { method } = context.req;
      return refuse(context, 405, `${method} is not possible here. Please use ${methods.join(' or ')}.`);
    });
  }
  api.onError((error, context) => {
    const { status, message } = failureOf(error, context, {
      log,
      part: 'the API of accounts',
      otherwise: 'Something went wrong on our side. Please try again, or call us.',
    });
    return refuse(context, status, message);
  });
  return api;
}
