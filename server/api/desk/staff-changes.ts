import type { Context } from 'hono';
import { messagesIn } from '../../../contract/messages.ts';
import { changeRoleInput, requireTwoFactorInput, staffActiveInput } from '../../../contract/staff.ts';
import {
  type ChangeStaffOutcome,
  changeRole,
  type DeactivateOutcome,
  deactivateStaff,
  reactivateStaff,
} from '../../staff/change-staff.ts';
import { requireTwoFactor } from '../../staff/staff-settings.ts';
import { resetTwoFactor } from '../../staff/two-factor.ts';
import type { Desk } from './desk.ts';
import { answers, body, done, refuse, refuseUnknown, say, withId } from './desk-context.ts';

/** A token that leaks must not make itself more owners. */
const changing = { role: 'owner', browserOnly: true } as const;

function answerChange(context: Context, outcome: ChangeStaffOutcome | DeactivateOutcome) {
  const words = messagesIn('en').desk;
  if (outcome.ok) return say(context, words.saved);
  if (outcome.reason === 'owns-requests') return refuse(context, 409, words.ownsRequests(outcome.count));
  if (outcome.reason === 'no-such-colleague') return refuse(context, 409, words.noSuchColleague);
  return outcome.reason === 'last-owner' ? refuse(context, 409, words.lastOwner) : refuseUnknown(context);
}

/** PUT /api/v1/desk/staff/{id}/role, /staff/{id}/active and /staff/two-factor, DELETE /staff/{id}/two-factor. */
export function deskStaffChanges(desk: Desk): void {
  const words = messagesIn('en').desk;

  desk.declare(
    {
      policy: changing,
      method: 'put',
      path: '/staff/{id}/role',
      summary: 'Give somebody another role',
      request: { ...withId, ...body(changeRoleInput) },
      responses: answers([done, 'Holds from their next request on.'], 409),
    },
    async (context) => {
      const change = { staffId: context.req.valid('param').id, role: context.req.valid('json').role };
      return answerChange(context, await changeRole(context.get('services'), context.get('staff'), change));
    },
  );

  desk.declare(
    {
      policy: changing,
      method: 'put',
      path: '/staff/{id}/active',
      summary: 'Deactivate or reactivate somebody',
      description:
        'Ends their sessions and tokens at once. What they did keeps their name. Where they own open requests, `handOverTo` is required: the id of the colleague who takes them over, or null for nobody.',
      request: { ...withId, ...body(staffActiveInput) },
      responses: answers([done, 'Holds from their next request on.'], 409),
    },
    async (context) => {
      const { active, handOverTo } = context.req.valid('json');
      const { id: staffId } = context.req.valid('param');
      const [services, by] = [context.get('services'), context.get('staff')];
      const outcome = active
        ? await reactivateStaff(services, by, staffId)
        : await deactivateStaff(services, by, { staffId, handOverTo });
      return answerChange(context, outcome);
    },
  );

  desk.declare(
    {
      policy: changing,
      method: 'delete',
      path: '/staff/{id}/two-factor',
      summary: 'Reset the two-factor of somebody who has lost it',
      description: 'Ends their sessions. Make sure that it is they who ask.',
      request: withId,
      responses: answers([done, 'Reset.'], 409),
    },
    async (context) => {
      const { id } = context.req.valid('param');
      const outcome = await resetTwoFactor(context.get('services'), context.get('staff'), id);
      if (outcome.ok) return say(context, words.twoFactorReset);
      return outcome.reason === 'own' ? refuse(context, 409, words.twoFactorOwn) : refuseUnknown(context);
    },
  );

  desk.declare(
    {
      policy: changing,
      method: 'put',
      path: '/staff/two-factor',
      summary: 'Require two-factor of everybody, or of nobody',
      description: 'Who has none can then do nothing but set it up, their tokens neither.',
      request: body(requireTwoFactorInput),
      responses: answers([done, 'Holds at once.']),
    },
    async (context) => {
      const { required } = context.req.valid('json');
      await requireTwoFactor(context.get('services'), context.get('staff'), required);
      return say(context, words.saved);
    },
  );
}
