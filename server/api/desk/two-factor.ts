import { z } from '@hono/zod-openapi';
import { messagesIn } from '../../../contract/messages.ts';
import { ownPasswordInput, staffCodeInput } from '../../../contract/staff.ts';
import { countRecoveryCodes } from '../../staff/recovery-codes.ts';
import { isTwoFactorRequired } from '../../staff/staff-settings.ts';
import {
  confirmTwoFactor,
  disableTwoFactor,
  enrolTwoFactor,
  renewRecoveryCodes,
} from '../../staff/two-factor.ts';
import type { Desk } from './desk.ts';
import { answers, body, done, refuse, refuseFields, refuseLimited, say } from './desk-context.ts';

const own = { role: 'agent', browserOnly: true, whileEnrolling: true } as const;

const state = z.object({
  on: z.boolean(),
  required: z.boolean(),
  recoveryCodesLeft: z.number(),
});

const secret = z.object({
  secret: z.string().openapi({ description: 'To type into an app, in base32.' }),
  otpauthUrl: z.string().openapi({ description: 'The same, for a QR code.' }),
});

const codes = done.extend({ recoveryCodes: z.array(z.string()) });

/** GET, POST and DELETE /api/v1/desk/two-factor, POST /two-factor/code and /two-factor/recovery-codes. */
export function deskTwoFactor(desk: Desk): void {
  const words = messagesIn('en').desk;

  desk.declare(
    {
      policy: own,
      method: 'get',
      path: '/two-factor',
      summary: 'Whether one’s own two-factor is on',
      responses: answers([state, 'As it is.']),
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

  desk.declare(
    {
      policy: own,
      method: 'post',
      path: '/two-factor',
      summary: 'Begin to set two-factor up, or to move it to another phone',
      description: 'Nothing changes before a code of the new secret is given.',
      request: body(ownPasswordInput),
      responses: answers([secret, 'The new secret, which is shown this once.'], 429),
    },
    async (context) => {
      const { currentPassword } = context.req.valid('json');
      const { address } = context.get('facts');
      const session = context.get('session');
      const outcome = await enrolTwoFactor(context.get('services'), session, { currentPassword, address });
      if (outcome.ok) return context.json({ secret: outcome.secret, otpauthUrl: outcome.otpauthUrl }, 200);
      if (outcome.reason === 'limited') return refuseLimited(context, outcome);
      return refuseFields(context, { currentPassword: outcome.reason });
    },
  );

  desk.declare(
    {
      policy: own,
      method: 'post',
      path: '/two-factor/code',
      summary: 'Turn two-factor on with the first code',
      description: 'Signs every other device out. Gives ten recovery codes, which are shown this once.',
      request: body(staffCodeInput),
      responses: answers([codes, 'It is on.'], 409, 429),
    },
    async (context) => {
      const { code } = context.req.valid('json');
      const outcome = await confirmTwoFactor(context.get('services'), context.get('session'), code);
      if (outcome.ok) {
        const { recoveryCodes } = outcome;
        return context.json({ success: true as const, message: words.twoFactorOn, recoveryCodes }, 200);
      }
      if (outcome.reason === 'limited') return refuseLimited(context, outcome);
      if (outcome.reason === 'not-begun') return refuse(context, 409, words.twoFactorNotBegun);
      return refuseFields(context, { code: outcome.reason });
    },
  );

  desk.declare(
    {
      policy: own,
      method: 'delete',
      path: '/two-factor',
      summary: 'Turn one’s own two-factor off',
      request: body(ownPasswordInput),
      responses: answers([done, 'It is off.'], 409, 429),
    },
    async (context) => {
      const { currentPassword } = context.req.valid('json');
      const { address } = context.get('facts');
      const session = context.get('session');
      const outcome = await disableTwoFactor(context.get('services'), session, { currentPassword, address });
      if (outcome.ok) return say(context, words.twoFactorOff);
      if (outcome.reason === 'limited') return refuseLimited(context, outcome);
      if (outcome.reason === 'two-factor-required') return refuse(context, 409, words.twoFactorRequired);
      return refuseFields(context, { currentPassword: outcome.reason });
    },
  );

  desk.declare(
    {
      policy: own,
      method: 'post',
      path: '/two-factor/recovery-codes',
      summary: 'Make ten new recovery codes',
      description: 'Those of before work no more.',
      request: body(ownPasswordInput),
      responses: answers([codes, 'The new codes, which are shown this once.'], 409, 429),
    },
    async (context) => {
      const { currentPassword } = context.req.valid('json');
      const { address } = context.get('facts');
      const session = context.get('session');
      const given = { currentPassword, address };
      const outcome = await renewRecoveryCodes(context.get('services'), session, given);
      if (outcome.ok) {
        const { recoveryCodes } = outcome;
        return context.json({ success: true as const, message: words.recoveryCodesMade, recoveryCodes }, 200);
      }
      if (outcome.reason === 'limited') return refuseLimited(context, outcome);
      if (outcome.reason === 'two-factor-off') return refuse(context, 409, words.twoFactorNotOn);
      return refuseFields(context, { currentPassword: outcome.reason });
    },
  );
}
