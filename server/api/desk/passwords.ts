import { deskOutcomes } from '../../../app/content/en/desk/outcomes.ts';
import { forgotStaffPasswordInput, resetStaffPasswordInput } from '../../../contract/staff.ts';
import { requestStaffPasswordLink, resetStaffPassword } from '../../staff/password-links.ts';
import type { Desk } from './desk.ts';
import { answers, body, done, refuseFields, refuseLimited, say } from './desk-context.ts';

/** POST /api/v1/desk/password/forgot and /password/reset. */
export function deskPasswords(desk: Desk): void {
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
      return outcome.ok ? say(context, deskOutcomes.resetMailSent) : refuseLimited(context, outcome);
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
      if (outcome.ok) return say(context, deskOutcomes.passwordReset);
      if (outcome.reason === 'limited') return refuseLimited(context, outcome);
      const field = outcome.reason === 'token-invalid' ? 'token' : 'newPassword';
      return refuseFields(context, { [field]: outcome.reason });
    },
  );
}
