import { z } from '@hono/zod-openapi';
import { tokenScopes } from '../../../contract/staff.ts';
import { ownAccountCommands, twoFactorCommands } from '../../commands/own-account.ts';
import { listApiTokens } from '../../staff/api-tokens.ts';
import { listOwnSessions } from '../../staff/own-account.ts';
import { isTwoFactorRequired } from '../../staff/staff-rows.ts';
import { countRecoveryCodes } from '../../staff/two-factor.ts';
import { answers, moment } from '../responses.ts';
import type { Routes } from '../router.ts';

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
      responses: answers([z.object({ sessions: z.array(session) }), 'This one, then the newest first.']),
    },
    async (context) => {
      const { db, clock } = context.get('services');
      return context.json({ sessions: await listOwnSessions(db, context.get('session'), clock()) }, 200);
    },
  );

  desk.declare(
    {
      policy: own,
      method: 'get',
      path: '/tokens',
      summary: 'List one’s own API tokens',
      responses: answers([z.object({ tokens: z.array(token) }), 'The newest first.']),
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
      responses: answers([twoFactor, 'As it is.']),
    },
    async (context) => {
      const { db } = context.get('services');
      const { staff, hasTwoFactor } = context.get('session');
      const [required, recoveryCodesLeft] = await Promise.all([
        isTwoFactorRequired(db),
        countRecoveryCodes(db, staff.id),
      ]);
      return context.json({ on: hasTwoFactor, required, recoveryCodesLeft }, 200);
    },
  );
}
