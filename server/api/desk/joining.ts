import type { Context } from 'hono';
import { deskOutcomes } from '../../../app/content/en/desk/outcomes.ts';
import { joinInput, setUpOwnerInput } from '../../../contract/staff.ts';
import { acceptInvitation } from '../../staff/accept-invitation.ts';
import { type JoinOutcome, setUpOwner } from '../../staff/set-up.ts';
import type { Desk } from './desk.ts';
import { answers, body, type DeskEnv, done, refuseFields, refuseLimited, say } from './desk-context.ts';

function answerJoined(context: Context<DeskEnv>, outcome: JoinOutcome) {
  if (outcome.ok) {
    context.get('facts').keepStaffSession(outcome.token);
    return say(context, deskOutcomes.welcome);
  }
  if (outcome.reason === 'limited') return refuseLimited(context, outcome);
  const field = outcome.reason === 'token-invalid' ? 'token' : 'password';
  return refuseFields(context, { [field]: outcome.reason });
}

/** POST /api/v1/desk/set-up and /join. */
export function deskJoining(desk: Desk): void {
  desk.declare(
    {
      policy: { role: 'anyone' },
      method: 'post',
      path: '/set-up',
      summary: 'Become the first owner by the link in the terminal',
      description: 'Works for 24 hours, and only while there is no staff. Signs in.',
      request: body(setUpOwnerInput),
      responses: answers([done, 'The owner is made and signed in.'], 429),
    },
    async (context) => {
      const person = context.req.valid('json');
      return answerJoined(context, await setUpOwner(context.get('services'), person, context.get('facts')));
    },
  );

  desk.declare(
    {
      policy: { role: 'anyone' },
      method: 'post',
      path: '/join',
      summary: 'Accept an invitation',
      description: 'The link works once, for seven days. Signs in.',
      request: body(joinInput),
      responses: answers([done, 'Joined and signed in.'], 429),
    },
    async (context) => {
      const person = context.req.valid('json');
      const outcome = await acceptInvitation(context.get('services'), person, context.get('facts'));
      return answerJoined(context, outcome);
    },
  );
}
