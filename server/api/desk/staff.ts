import { z } from '@hono/zod-openapi';
import { messagesIn } from '../../../contract/messages.ts';
import { inviteStaffInput } from '../../../contract/staff.ts';
import { staffRoles } from '../../../contract/staff-member.ts';
import { countOpenByOwner } from '../../leads/commands/hand-over.ts';
import { listStaffEvents } from '../../staff/events.ts';
import { inviteStaff, withdrawInvitation } from '../../staff/invite.ts';
import { listColleagues, listInvitations, listStaff } from '../../staff/list-staff.ts';
import { isTwoFactorRequired } from '../../staff/staff-settings.ts';
import type { Desk } from './desk.ts';
import { answers, body, done, moment, refuse, refuseUnknown, say, withId } from './desk-context.ts';
import { staffSchema } from './session.ts';

/** A token that leaks must not make itself more owners. */
const changing = { role: 'owner', browserOnly: true } as const;

const everybody = z.object({
  staff: z.array(
    staffSchema.extend({
      active: z.boolean(),
      hasTwoFactor: z.boolean(),
      usedAt: moment.nullable(),
      openRequests: z.number().openapi({ description: 'How many open requests they own.' }),
    }),
  ),
  invitations: z.array(
    z.object({
      id: z.string(),
      email: z.string(),
      role: z.enum(staffRoles),
      invitedBy: z.string().openapi({ description: 'The name of whoever invited.' }),
      expiresAt: moment,
    }),
  ),
  twoFactorRequired: z.boolean(),
});

const person = z.object({ id: z.string(), name: z.string() });

const event = z.object({
  id: z.string(),
  at: moment,
  by: person,
  action: z.string(),
  subject: person,
  detail: z.string(),
  addressHash: z.string().openapi({
    description:
      'Of the network address of a sign-in or refused request: equal for equal addresses. Else empty.',
  }),
});

/** GET /api/v1/desk/colleagues, /staff and /staff/events, POST /staff/invitations, DELETE /staff/invitations/{id}. */
export function deskStaff(desk: Desk): void {
  const words = messagesIn('en').desk;

  desk.declare(
    {
      policy: { role: 'agent' },
      method: 'get',
      path: '/colleagues',
      summary: 'Who works at the desk',
      responses: answers([z.object({ colleagues: z.array(staffSchema) }), 'By name.']),
    },
    async (context) => context.json({ colleagues: await listColleagues(context.get('services').db) }, 200),
  );

  desk.declare(
    {
      policy: { role: 'owner' },
      method: 'get',
      path: '/staff',
      summary: 'List staff and open invitations',
      responses: answers([everybody, 'Staff by name, invitations with the newest first.']),
    },
    async (context) => {
      const { db, clock } = context.get('services');
      const [people, openRequests, invitations, twoFactorRequired] = await Promise.all([
        listStaff(db),
        countOpenByOwner(db),
        listInvitations(db, clock()),
        isTwoFactorRequired(db),
      ]);
      const staff = people.map((member) => ({ ...member, openRequests: openRequests.get(member.id) ?? 0 }));
      return context.json({ staff, invitations, twoFactorRequired }, 200);
    },
  );

  desk.declare(
    {
      policy: { role: 'owner' },
      method: 'get',
      path: '/staff/events',
      summary: 'Who did what with staff',
      request: { query: z.object({ before: z.string().optional() }) },
      responses: answers([
        z.object({ events: z.array(event) }),
        'The newest hundred, or those before the event with the id `before`.',
      ]),
    },
    async (context) => {
      const { before } = context.req.valid('query');
      return context.json({ events: await listStaffEvents(context.get('services').db, { before }) }, 200);
    },
  );

  desk.declare(
    {
      policy: changing,
      method: 'post',
      path: '/staff/invitations',
      summary: 'Invite somebody to the desk',
      description: 'By mail. The earlier link of the same address works no more.',
      request: body(inviteStaffInput),
      responses: answers([done, 'Invited.'], 409),
    },
    async (context) => {
      const invited = context.req.valid('json');
      const outcome = await inviteStaff(context.get('services'), context.get('staff'), invited);
      return outcome.ok ? say(context, words.invited) : refuse(context, 409, words.isStaff);
    },
  );

  desk.declare(
    {
      policy: changing,
      method: 'delete',
      path: '/staff/invitations/{id}',
      summary: 'Withdraw an invitation',
      request: withId,
      responses: answers([done, 'Its link works no more.']),
    },
    async (context) => {
      const { id } = context.req.valid('param');
      const isDone = await withdrawInvitation(context.get('services'), context.get('staff'), id);
      return isDone ? say(context, words.withdrawn) : refuseUnknown(context);
    },
  );
}
