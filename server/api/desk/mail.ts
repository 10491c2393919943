import { testMailOutcomeIn } from '../../../contract/mail-problem.ts';
import type { Desk } from './desk.ts';
import { answers, done, refuse, say } from './desk-context.ts';

/** POST /api/v1/desk/mail/test. */
export function deskMail(desk: Desk): void {
  desk.declare(
    {
      need: { role: 'owner', browserOnly: true },
      method: 'post',
      path: '/mail/test',
      summary: 'Send a test mail to yourself',
      description:
        'At once, and answered after the mail server has: 200 when it took the mail, or when the mail was kept as a file because no mail server is set; 409 with the reason and what to change when not.',
      responses: answers([done, 'Taken by the mail server, or kept as a file.'], 409),
    },
    async (context) => {
      const { email } = context.get('staff');
      const outcome = await context.get('services').sendTestMail(email);
      const message = testMailOutcomeIn('en', outcome, email);
      return outcome.ok ? say(context, message) : refuse(context, 409, message);
    },
  );
}
