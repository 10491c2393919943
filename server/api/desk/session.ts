import { z } from '@hono/zod-openapi';
import { deskOutcomes } from '../../../app/content/en/desk/outcomes.ts';
import { messagesIn } from '../../../contract/messages.ts';
import { staffCodeInput, staffSignInInput } from '../../../contract/staff.ts';
import { staffRoles } from '../../../contract/staff-member.ts';
import { signOutStaff } from '../../staff/sessions.ts';
import { signInStaff } from '../../staff/sign-in.ts';
import { signInWithCode } from '../../staff/sign-in-with-code.ts';
import type { Desk } from './desk.ts';
import { answers, body, done, refuse, refuseFields, refuseLimited, say } from './desk-context.ts';

/** A member of staff, for the OpenAPI document. */
export const staffSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(staffRoles),
});

const next = z.enum(['desk', 'code']).openapi({ description: '`code`: give the code of the app to go on.' });

/** GET, POST and DELETE /api/v1/desk/session, POST /session/code. */
export function deskSession(desk: Desk): void {
  desk.declare(
    {
      policy: { role: 'agent', whileEnrolling: true },
      method: 'get',
      path: '/session',
      summary: 'Who is signed in at the desk',
      responses: answers([staffSchema, 'The member of staff.']),
    },
    (context) => {
      const { id, name, email, role } = context.get('staff');
      return context.json({ id, name, email, role }, 200);
    },
  );

  desk.declare(
    {
      policy: { role: 'anyone' },
      method: 'post',
      path: '/session',
      summary: 'Sign in at the desk',
      description:
        'Sets an HttpOnly cookie and gives no token. With two-factor, the cookie is good for the code alone. Ten failures for one person from one address in 15 minutes are answered 429, and a hundred for whomever.',
      request: body(staffSignInInput),
      responses: answers([done.extend({ next }), 'The password is right.'], 401, 429),
    },
    async (context) => {
      const facts = context.get('facts');
      const outcome = await signInStaff(context.get('services'), context.req.valid('json'), facts);
      if (!outcome.ok) {
        if (outcome.reason === 'limited') return refuseLimited(context, outcome);
        return refuse(context, 401, messagesIn('en').account.signInFailed);
      }
      facts.keepStaffSession(outcome.token);
      const message = outcome.next === 'code' ? deskOutcomes.codeNext : deskOutcomes.signedIn;
      return context.json({ success: true as const, message, next: outcome.next }, 200);
    },
  );

  desk.declare(
    {
      policy: { role: 'anyone' },
      method: 'post',
      path: '/session/code',
      summary: 'Give the code of the app, or a recovery code',
      description: 'Within ten minutes of the password. A code works once.',
      request: body(staffCodeInput),
      responses: answers([done, 'Signed in.'], 401, 429),
    },
    async (context) => {
      const facts = context.get('facts');
      const { code } = context.req.valid('json');
      const token = facts.staffToken ?? '';
      const outcome = await signInWithCode(context.get('services'), { token, code }, facts);
      if (outcome.ok) {
        facts.keepStaffSession(outcome.token);
        return say(context, deskOutcomes.signedIn);
      }
      if (outcome.reason === 'limited') return refuseLimited(context, outcome);
      if (outcome.reason === 'code-wrong') return refuseFields(context, { code: outcome.reason });
      return refuse(context, 401, deskOutcomes.signInAgain);
    },
  );

  desk.declare(
    {
      policy: { role: 'anyone' },
      method: 'delete',
      path: '/session',
      summary: 'Sign out of the desk',
      description: 'Without a session there is nothing to end, and the answer is the same.',
      responses: answers([done, 'Signed out.']),
    },
    async (context) => {
      const facts = context.get('facts');
      if (facts.staffToken) await signOutStaff(context.get('services').db, facts.staffToken);
      facts.keepStaffSession(null);
      return say(context, deskOutcomes.signedOut);
    },
  );
}
