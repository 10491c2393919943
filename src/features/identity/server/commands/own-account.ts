import { z } from 'zod';
import {
  defineCommand,
  foundOrNot,
  limited,
  notFound,
  wrongField,
} from '../../../../platform/commands/command.ts';
import { deskOutcomes } from '../../../../platform/commands/strings/en/desk-messages.ts';
import { type NotificationChannel, notificationKinds } from '../../notifications.ts';
import {
  changeOwnKeysInput,
  changeOwnNameInput,
  changeOwnNotificationsInput,
  changeOwnPasswordInput,
  createApiTokenInput,
  ownPasswordInput,
  staffCodeInput,
} from '../../staff.ts';
import { changePassword } from '../change-password.ts';
import { endSession, endSessions } from '../sessions.ts';
import { requestApiToken, revokeApiToken } from '../staff/api-tokens.ts';
import { changeOwnKeys, changeOwnName, changeOwnNotifications } from '../staff/own-account.ts';
import { staffAccounts } from '../staff/staff-accounts.ts';
import { isTwoFactorRequired } from '../staff/staff-rows.ts';
import { confirmTwoFactor, disableTwoFactor, enrolTwoFactor, renewRecoveryCodes } from '../two-factor.ts';

const policy = { role: 'agent', browserOnly: true } as const;
const whileEnrolling = { ...policy, whileEnrolling: true } as const;

/** The refusals of what asks for one's own password. */
const askedPassword = { limited, 'password-wrong': wrongField('currentPassword', 'password-wrong') };

export const ownAccountCommands = {
  name: defineCommand({
    policy,
    endpoint: ['put', '/name'],
    summary: 'Change one’s own name',
    description: 'What was done before stays on record under the former name.',
    input: changeOwnNameInput,
    async run({ deps, session }, { name }) {
      await changeOwnName(deps, session, name);
      return { ok: true };
    },
    refusals: {},
    done: deskOutcomes.nameChanged,
  }),
  shortcuts: defineCommand({
    policy,
    endpoint: ['put', '/shortcuts'],
    summary: 'Turn one’s own single-key shortcuts on or off',
    input: changeOwnKeysInput,
    fromForm: ({ singleKeys }) => ({ singleKeys: singleKeys === 'on' }),
    async run({ deps, session }, { singleKeys }) {
      await changeOwnKeys(deps, session, singleKeys);
      return { ok: true };
    },
    refusals: {},
    done: deskOutcomes.saved,
  }),
  notifications: defineCommand({
    policy,
    endpoint: ['put', '/notifications'],
    summary: 'Choose what one is notified of, by mail and in the browser',
    description:
      '`assigned`: a request becomes yours. `mentioned`: a note names you. `answered`: the customer of your request writes. Your own acts never notify you.',
    input: changeOwnNotificationsInput,
    fromForm: (fields) => {
      const chosen = (channel: NotificationChannel) =>
        notificationKinds.filter((kind) => fields[`${kind}-${channel}`] !== undefined);
      return { mail: chosen('mail'), desktop: chosen('desktop') };
    },
    async run({ deps, session }, choices) {
      await changeOwnNotifications(deps, session, choices);
      return { ok: true };
    },
    refusals: {},
    done: deskOutcomes.saved,
  }),
  password: defineCommand({
    policy: whileEnrolling,
    endpoint: ['put', '/password'],
    summary: 'Change one’s own password',
    description: 'Signs every other device out. API tokens stay.',
    input: changeOwnPasswordInput,
    async run({ deps, session, facts }, passwords) {
      const outcome = await changePassword(deps, staffAccounts, session.staff, passwords, facts);
      if (outcome.ok) facts.keepStaffSession(outcome.token);
      return outcome;
    },
    refusals: {
      ...askedPassword,
      'password-same': wrongField('newPassword', 'password-same'),
      'password-common': wrongField('newPassword', 'password-common'),
    },
    done: deskOutcomes.passwordChanged,
  }),
  everywhere: defineCommand({
    policy,
    endpoint: ['delete', '/sessions'],
    summary: 'Sign out everywhere',
    description: 'API tokens stay.',
    async run({ deps, session, facts }) {
      await endSessions(deps.db, staffAccounts, session.staff.id);
      facts.keepStaffSession(null);
      return { ok: true };
    },
    refusals: {},
    done: deskOutcomes.signedOutEverywhere,
  }),
  device: defineCommand({
    policy,
    endpoint: ['delete', '/sessions/{id}'],
    summary: 'Sign one device out',
    async run({ deps, session, facts, params: { id } }) {
      const isEnded = await endSession(deps.db, staffAccounts, { personId: session.staff.id, id });
      if (isEnded && id === session.id) facts.keepStaffSession(null);
      return foundOrNot(isEnded);
    },
    refusals: { unknown: notFound },
    done: deskOutcomes.sessionEnded,
  }),
  token: defineCommand({
    policy,
    endpoint: ['post', '/tokens'],
    summary: 'Make an API token',
    description:
      'It is shown this once, for `Authorization: Bearer …`, and does what its holder may, `read` by GET alone, until it is revoked. Asks for one’s own password; a wrong one counts like one at sign-in.',
    input: createApiTokenInput,
    run: ({ deps, staff, facts }, input) =>
      requestApiToken(deps, staff, { ...input, address: facts.address }),
    refusals: askedPassword,
    done: deskOutcomes.tokenMade,
    returns: { id: z.string(), token: z.string() },
  }),
  revoke: defineCommand({
    policy,
    endpoint: ['delete', '/tokens/{id}'],
    summary: 'Revoke one of one’s own API tokens',
    run: async ({ deps, staff, params }) => foundOrNot(await revokeApiToken(deps, staff, params.id)),
    refusals: { unknown: notFound },
    done: deskOutcomes.tokenRevoked,
  }),
};

export const twoFactorCommands = {
  begin: defineCommand({
    policy: whileEnrolling,
    endpoint: ['post', '/two-factor'],
    summary: 'Begin to set two-factor up, or to move it to another phone',
    description: 'The new secret is shown this once. Nothing changes before a code of it is given.',
    input: ownPasswordInput,
    run: ({ deps, session, facts: { address } }, { currentPassword }) =>
      enrolTwoFactor(deps, staffAccounts, session.staff, { currentPassword, address }),
    refusals: askedPassword,
    done: deskOutcomes.codeNext,
    returns: {
      secret: z.string().describe('To type into an app, in base32.'),
      otpauthUrl: z.string().describe('The same, for a QR code.'),
    },
  }),
  confirm: defineCommand({
    policy: whileEnrolling,
    endpoint: ['post', '/two-factor/code'],
    summary: 'Turn two-factor on with the first code',
    description: 'Signs every other device out. Gives ten recovery codes, which are shown this once.',
    input: staffCodeInput,
    run: ({ deps, session }, { code }) =>
      confirmTwoFactor(deps, staffAccounts, { person: session.staff, sessionId: session.id, code }),
    refusals: {
      limited,
      'not-begun': deskOutcomes.twoFactorNotBegun,
      'code-wrong': wrongField('code', 'code-wrong'),
    },
    done: deskOutcomes.twoFactorOn,
    returns: { recoveryCodes: z.array(z.string()) },
  }),
  renew: defineCommand({
    policy: whileEnrolling,
    endpoint: ['post', '/two-factor/recovery-codes'],
    summary: 'Make ten new recovery codes',
    description: 'They are shown this once. Earlier codes stop working.',
    input: ownPasswordInput,
    run: ({ deps, session, facts: { address } }, { currentPassword }) =>
      renewRecoveryCodes(deps, staffAccounts, session.staff, { currentPassword, address }),
    refusals: { ...askedPassword, 'two-factor-off': deskOutcomes.twoFactorNotOn },
    done: deskOutcomes.recoveryCodesMade,
    returns: { recoveryCodes: z.array(z.string()) },
  }),
  'turn-off': defineCommand({
    policy: whileEnrolling,
    endpoint: ['delete', '/two-factor'],
    summary: 'Turn one’s own two-factor off',
    input: ownPasswordInput,
    async run({ deps, session, facts: { address } }, { currentPassword }) {
      if (await isTwoFactorRequired(deps.db)) return { ok: false, reason: 'two-factor-required' };
      return disableTwoFactor(deps, staffAccounts, session.staff, { currentPassword, address });
    },
    refusals: { ...askedPassword, 'two-factor-required': deskOutcomes.twoFactorRequired },
    done: deskOutcomes.twoFactorOff,
  }),
};
