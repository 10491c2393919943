import { z } from 'zod';
import { defineCommand, foundOrNot, limited, notFound, wrongField } from '#platform/commands/command.ts';
import { deskOutcomes } from '#platform/commands/strings/en/desk-messages.ts';
import { changePasswordInput } from '../../account.ts';
import { type NotificationChannel, notificationKinds } from '../../notifications.ts';
import {
  changeOwnKeysInput,
  changeOwnNameInput,
  changeOwnNotificationsInput,
  createApiTokenInput,
} from '../../staff.ts';
import { changePassword } from '../change-password.ts';
import { endSession, endSessions } from '../sessions.ts';
import { requestApiToken, revokeApiToken } from '../staff/api-tokens.ts';
import { changeOwnKeys, changeOwnName, changeOwnNotifications } from '../staff/own-account.ts';
import { staffAccounts } from '../staff/staff-accounts.ts';

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
    input: changePasswordInput,
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
};

/** Commands of one's own API tokens. */
export const tokenCommands = {
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
