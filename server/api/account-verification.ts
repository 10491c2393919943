import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { verifyEmailInput } from '../../contract/account.ts';
import { fieldMessage, messagesIn } from '../../contract/messages.ts';
import { sendVerifyEmail, verifyEmail } from '../accounts/verify-email.ts';
import {
  type AccountsEnv,
  answers,
  body,
  done,
  refuseFields,
  refuseLimited,
  signedIn,
} from './accounts-context.ts';

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
export function accountVerification(api: OpenAPIHono<AccountsEnv>): void {
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
