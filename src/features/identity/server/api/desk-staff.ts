import { z } from '@hono/zod-openapi';
import { responses } from '../../../../platform/api/responses.ts';
import type { Routes } from '../../../../platform/api/router.ts';
import { staffRoles } from '../../../../platform/commands/caller.ts';
import { moment } from '../../../../platform/values/moment-shape.ts';
import { countOpenByOwner } from '../../../requests/server/commands/assign-lead.ts';
import { tokenScopes } from '../../staff.ts';
import { ownAccountCommands, twoFactorCommands } from '../commands/own-account.ts';
import { staffCommands } from '../commands/staff.ts';
import { listSessions } from '../sessions.ts';
import { listApiTokens } from '../staff/api-tokens.ts';
import { listColleagues, listInvitations, listStaff } from '../staff/list-staff.ts';
import { staffAccounts } from '../staff/staff-accounts.ts';
import { listStaffEvents } from '../staff/staff-events.ts';
import { isTwoFactorRequired } from '../staff/staff-rows.ts';
import { countRecoveryCodes } from '../two-factor.ts';

/** A member of staff, for the OpenAPI document. */
const staffSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(staffRoles),
});

const everybody = z.object({
  staff: z.array(
    staffSchema.extend({
      active: z.boolean(),
      hasTwoFactor: z.boolean(),
      usedAt: moment.nullable(),
      openRequests: z.number().describe('How many open requests they own.'),
    }),
  ),
  invitations: z.array(
    z.object({
      id: z.string(),
      email: z.string(),
      role: z.enum(staffRoles),
      invitedBy: z.string().describe('The name of the person who invited.'),
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
  addressHash: z
    .string()
    .describe(
      'Of the network address of a sign-in or refused request: equal for equal addresses. Else empty.',
    ),
});

/** GET /api/v1/desk/session, /colleagues, /staff and /staff/events, and the commands on staff. */
export function deskStaff(desk: Routes): void {
  desk.declare(
    {
      policy: { role: 'agent', whileEnrolling: true },
      method: 'get',
      path: '/session',
      summary: 'Who is signed in at the desk',
      responses: responses([staffSchema, 'The member of staff.']),
    },
    (context) => {
      const { id, name, email, role } = context.get('staff');
      return context.json({ id, name, email, role }, 200);
    },
  );

  desk.declare(
    {
      policy: { role: 'agent' },
      method: 'get',
      path: '/colleagues',
      summary: 'Who works at the desk',
      responses: responses([z.object({ colleagues: z.array(staffSchema) }), 'By name.']),
    },
    async (context) => context.json({ colleagues: await listColleagues(context.get('services').db) }, 200),
  );

  desk.declare(
    {
      policy: { role: 'owner' },
      method: 'get',
      path: '/staff',
      summary: 'List staff and open invitations',
      responses: responses([everybody, 'Staff by name, invitations with the newest first.']),
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
      responses: responses([
        z.object({ events: z.array(event) }),
        'The newest hundred, or those before the event with the id `before`.',
      ]),
    },
    async (context) => {
      const { before } = context.req.valid('query');
      return context.json({ events: await listStaffEvents(context.get('services').db, { before }) }, 200);
    },
  );

  desk.addCommands(staffCommands);
}

const own = { role: 'agent', browserOnly: true } as const;

const session = z.object({
  id: z.string(),
  device: z.string().openapi({ example: 'Firefox on Windows' }),
  signedInAt: moment,
  usedAt: moment,
  current: z.boolean(),
});

const token = z.object({
  id: z.string(),
  name: z.string(),
  scope: z.enum(tokenScopes),
  createdAt: moment,
  usedAt: moment.nullable(),
});

const twoFactor = z.object({ on: z.boolean(), required: z.boolean(), recoveryCodesLeft: z.number() });

/** GET /api/v1/desk/sessions, /tokens and /two-factor, and the commands on one's own account. */
export function deskOwnAccount(desk: Routes): void {
  desk.addCommands(ownAccountCommands);
  desk.addCommands(twoFactorCommands);

  desk.declare(
    {
      policy: own,
      method: 'get',
      path: '/sessions',
      summary: 'List the devices on which one is signed in',
      responses: responses([z.object({ sessions: z.array(session) }), 'This one, then the newest first.']),
    },
    async (context) => {
      const { db, clock } = context.get('services');
      const { id, staff } = context.get('session');
      const asking = { personId: staff.id, sessionId: id, now: clock() };
      return context.json({ sessions: await listSessions(db, staffAccounts, asking) }, 200);
    },
  );

  desk.declare(
    {
      policy: own,
      method: 'get',
      path: '/tokens',
      summary: 'List one’s own API tokens',
      responses: responses([z.object({ tokens: z.array(token) }), 'The newest first.']),
    },
    async (context) => {
      const { db } = context.get('services');
      return context.json({ tokens: await listApiTokens(db, context.get('staff').id) }, 200);
    },
  );

  desk.declare(
    {
      policy: { ...own, whileEnrolling: true },
      method: 'get',
      path: '/two-factor',
      summary: 'Whether one’s own two-factor is on',
      responses: responses([twoFactor, 'As it is.']),
    },
    async (context) => {
      const { db } = context.get('services');
      const { staff, hasTwoFactor } = context.get('session');
      const [required, recoveryCodesLeft] = await Promise.all([
        isTwoFactorRequired(db),
        countRecoveryCodes(db, staffAccounts, staff.id),
      ]);
      return context.json({ on: hasTwoFactor, required, recoveryCodesLeft }, 200);
    },
  );
}
