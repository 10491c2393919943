import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import { forgotPasswordInput, resetPasswordInput, updatePasswordInput } from '../../contract/account.ts';
import { fieldMessage, messagesIn } from '../../contract/messages.ts';
import { problemsOf } from '../../contract/text.ts';
import { requestPasswordReset } from '../accounts/request-password-reset.ts';
import { resetPassword } from '../accounts/reset-password.ts';
import { updatePassword } from '../accounts/update-password.ts';
import {
  type AccountsEnv,
  answers,
  body,
  done,
  refuseFields,
  refuseLimited,
  signedIn,
} from './accounts-context.ts';

const putPassword = createRoute({
  ...signedIn,
  method: 'put',
  path: '/updatepassword',
  summary: 'Change the password',
  description: 'Ends every session of the account, this one too: use the token of the answer from now on.',
  request: body(updatePasswordInput),
  responses: answers(
    [200, z.object({ msg: z.string(), token: z.string() }), 'Changed.'],
    400,
    401,
    415,
    422,
    429,
  ),
});

const postForgot = createRoute({
  method: 'post',
  path: '/password/forgot',
  summary: 'Ask for a link to choose a new password',
  description: 'The answer is the same whether the address has an account or not.',
  request: body(forgotPasswordInput),
  responses: answers([200, done, 'Asked for.'], 400, 415, 422, 429),
});

const postReset = createRoute({
  method: 'post',
  path: '/password/reset',
  summary: 'Choose a new password by the link of a mail',
  description: 'Works once, for one hour. Ends every session of the account.',
  request: body(resetPasswordInput),
  responses: answers([200, done, 'Changed.'], 400, 415, 422, 429),
});

/** PUT /api/v1/updatepassword, POST /api/v1/password/forgot and /password/reset. */
export function accountPasswords(api: OpenAPIHono<AccountsEnv>): void {
  const words = messagesIn('en').account;

  api.openapi(
    putPassword,
    async (context) => {
      const facts = context.get('facts');
      const passwords = context.req.valid('json');
      const outcome = await updatePassword(context.get('services'), context.get('session'), passwords, facts);
      if (outcome.ok) {
        facts.keepSession(outcome.token);
        return context.json({ msg: words.passwordUpdated, token: outcome.token }, 200);
      }
      if (outcome.reason === 'limited') return refuseLimited(context, outcome);
      if (outcome.reason === 'password-wrong') {
        return refuseFields(context, { currentPassword: outcome.reason }, words.passwordNotUpdated);
      }
      return refuseFields(context, { newPassword: outcome.reason }, fieldMessage('en', outcome.reason));
    },
    (result, context) =>
      result.success
        ? undefined
        : refuseFields(context, problemsOf(result.error.issues), words.passwordNotUpdated),
  );

  api.openapi(postForgot, async (context) => {
    const { username } = context.req.valid('json');
    const outcome = await requestPasswordReset(context.get('services'), username, context.get('facts'));
    if (!outcome.ok) return refuseLimited(context, outcome);
    return context.json({ msg: words.resetMailSent }, 200);
  });

  api.openapi(postReset, async (context) => {
    const outcome = await resetPassword(
      context.get('services'),
      context.req.valid('json'),
      context.get('facts'),
    );
    if (outcome.ok) return context.json({ msg: words.passwordReset }, 200);
    if (outcome.reason === 'limited') return refuseLimited(context, outcome);
    const field = outcome.reason === 'token-invalid' ? 'token' : 'newPassword';
    return refuseFields(context, { [field]: outcome.reason }, fieldMessage('en', outcome.reason));
  });
}
