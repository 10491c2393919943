import { OpenAPIHono } from '@hono/zod-openapi';
import type { Logger } from 'pino';
import { problemsOf } from '../../contract/problems.ts';
import { limitBody } from '../http/body-limit.ts';
import { failureOf } from '../http/failure.ts';
import { sameOriginOnly } from '../http/origin.ts';
import { accountPasswords } from './account-passwords.ts';
import { accountSessions } from './account-sessions.ts';
import { accountSignIn } from './account-sign-in.ts';
import { accountVerification } from './account-verification.ts';
import { type AccountsEnv, refuse, refuseFields } from './accounts-context.ts';
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
