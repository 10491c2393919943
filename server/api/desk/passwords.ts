import { messagesIn } from '../../../contract/messages.ts';
import {
  changeOwnPasswordInput,
  forgotStaffPasswordInput,
  resetStaffPasswordInput,
} from '../../../contract/staff.ts';
import { changeOwnPassword } from '../../staff/change-own-password.ts';
import { requestStaffPasswordLink, resetStaffPassword } from '../../staff/password-links.ts';
import type { Desk } from './desk.ts';
import { answers, body, done, refuseFields, refuseLimited, say } from './desk-context.ts';

/** PUT /api/v1/desk/password, POST /password/forgot and /password/reset. */
export function deskPasswords(desk: Desk): void {
  const words = messagesIn('en').desk;

  desk.declare(
    {
      policy: { role: 'agent', browserOnly: true, whileEnrolling: true },
      method: 'put',
      path: '/password',
      summary: 'Change one’s own password',
      description: 'Signs every other device out. Tokens of the API stay.',
      request: body(changeOwnPasswordInput),
      responses: answers([done, 'Changed.'], 429),
    },
    async (context) => {
      const facts = context.get('facts');
      const passwords = context.req.valid('json');
      const session = context.get('session');
      const outcome = await changeOwnPassword(context.get('services'), session, passwords, facts);
      if (outcome.ok) {
        facts.keepStaffSession(outcome.token);
        return say(context, words.passwordChanged);
      }
      if (outcome.reason === 'limited') return refuseLimited(context, outcome);
      const field = outcome.reason === 'password-wrong' ? 'currentPassword' : 'newPassword';
      return refuseFields(context, { [field]: outcome.reason });
    },
  );

  desk.declare(
    {
      policy: { role: 'anyone' },
      method: 'post',
      path: '/password/forgot',
      summary: 'Ask for a link to choose a new password',
      description: 'The answer is the same whether the address is one of staff or not.',
      request: body(forgotStaffPasswordInput),
      responses: answers([done, 'Asked for.'], 429),
    },
    async (context) => {
      const { email } = context.req.valid('json');
      const outcome = await requestStaffPasswordLink(context.get('services'), email, context.get('facts'));
      return outcome.ok ? say(context, words.resetMailSent) : refuseLimited(context, outcome);
    },
  );

  desk.declare(
    {
      policy: { role: 'anyone' },
      method: 'post',
      path: '/password/reset',
      summary: 'Choose a new password by the link of a mail',
      description: 'Works once, for one hour. Ends every session and token of the person; two-factor stays.',
      request: body(resetStaffPasswordInput),
      responses: answers([done, 'Changed.'], 429),
    },
    async (context) => {
      const outcome = await resetStaffPassword(
        context.get('services'),
        context.req.valid('json'),
        context.get('facts'),
      );
      if (outcome.ok) return say(context, words.passwordReset);
      if (outcome.reason === 'limited') return refuseLimited(context, outcome);
      const field = outcome.reason === 'token-invalid' ? 'token' : 'newPassword';
      return refuseFields(context, { [field]: outcome.reason });
    },
  );
}
