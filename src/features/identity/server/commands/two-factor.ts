import { z } from 'zod';
import type { Session, StaffSession } from '#platform/commands/caller.ts';
import { defineCommand, limited, text, wrongField } from '#platform/commands/command.ts';
import { deskOutcomes } from '#platform/commands/strings/en/desk-messages.ts';
import { codeInput, ownPasswordInput } from '../../account.ts';
import type { AccountKind, Person } from '../account-kind.ts';
import { customerAccounts } from '../customers/customer-accounts.ts';
import { staffAccounts } from '../staff/staff-accounts.ts';
import { confirmTwoFactor, disableTwoFactor, enrolTwoFactor, renewRecoveryCodes } from '../two-factor.ts';

type Text = string | ReturnType<typeof text>;

interface TwoFactorOptions {
  kind: AccountKind;
  policy: { role: 'customer' } | { role: 'agent'; browserOnly: true; whileEnrolling: true };
  /** Beginning of the paths. */
  prefix: '' | '/account';
  messages: Record<'codeNext' | 'on' | 'off' | 'notBegun' | 'notOn' | 'codesMade', Text>;
}

function personOf(session: Session | StaffSession): Person {
  return 'staff' in session ? session.staff : session.account;
}

/** Asks for one's own password, and refuses what the kind of account does not allow. */
const refusals = {
  limited,
  'password-wrong': wrongField('currentPassword', 'password-wrong'),
  'email-unconfirmed': text(({ account }) => account.confirmFirst),
  'two-factor-required': deskOutcomes.twoFactorRequired,
};

/** Commands on one's own two-factor; the names are the intents of the forms. */
function twoFactorCommandsOf({ kind, policy, prefix, messages }: TwoFactorOptions) {
  return {
    begin: defineCommand({
      policy,
      endpoint: ['post', `${prefix}/two-factor`],
      summary: 'Begin to set two-factor up, or to move it to another phone',
      description: 'The new secret is shown this once. Nothing changes before a code of it is given.',
      input: ownPasswordInput,
      run: ({ deps, session, facts: { address } }, { currentPassword }) =>
        enrolTwoFactor(deps, kind, personOf(session), { currentPassword, address }),
      refusals,
      done: messages.codeNext,
      returns: {
        secret: z.string().describe('To type into an app, in base32.'),
        otpauthUrl: z.string().describe('The same, for a QR code.'),
      },
    }),
    confirm: defineCommand({
      policy,
      endpoint: ['post', `${prefix}/two-factor/code`],
      summary: 'Turn two-factor on with the first code',
      description: 'Signs every other device out. Gives ten recovery codes, which are shown this once.',
      input: codeInput,
      run: ({ deps, session }, { code }) =>
        confirmTwoFactor(deps, kind, { person: personOf(session), sessionId: session.id, code }),
      refusals: { limited, 'not-begun': messages.notBegun, 'code-wrong': wrongField('code', 'code-wrong') },
      done: messages.on,
      returns: { recoveryCodes: z.array(z.string()) },
    }),
    renew: defineCommand({
      policy,
      endpoint: ['post', `${prefix}/two-factor/recovery-codes`],
      summary: 'Make ten new recovery codes',
      description: 'They are shown this once. Earlier codes stop working.',
      input: ownPasswordInput,
      run: ({ deps, session, facts: { address } }, { currentPassword }) =>
        renewRecoveryCodes(deps, kind, personOf(session), { currentPassword, address }),
      refusals: {
        limited,
        'password-wrong': refusals['password-wrong'],
        'two-factor-off': messages.notOn,
      },
      done: messages.codesMade,
      returns: { recoveryCodes: z.array(z.string()) },
    }),
    'turn-off': defineCommand({
      policy,
      endpoint: ['delete', `${prefix}/two-factor`],
      summary: 'Turn one’s own two-factor off',
      input: ownPasswordInput,
      run: ({ deps, session, facts: { address } }, { currentPassword }) =>
        disableTwoFactor(deps, kind, personOf(session), { currentPassword, address }),
      refusals,
      done: messages.off,
    }),
  };
}

export const staffTwoFactorCommands = twoFactorCommandsOf({
  kind: staffAccounts,
  policy: { role: 'agent', browserOnly: true, whileEnrolling: true },
  prefix: '',
  messages: {
    codeNext: deskOutcomes.codeNext,
    on: deskOutcomes.twoFactorOn,
    off: deskOutcomes.twoFactorOff,
    notBegun: deskOutcomes.twoFactorNotBegun,
    notOn: deskOutcomes.twoFactorNotOn,
    codesMade: deskOutcomes.recoveryCodesMade,
  },
});

export const customerTwoFactorCommands = twoFactorCommandsOf({
  kind: customerAccounts,
  policy: { role: 'customer' },
  prefix: '/account',
  messages: {
    codeNext: text(({ account }) => account.codeNext),
    on: text(({ account }) => account.twoFactorOn),
    off: text(({ account }) => account.twoFactorOff),
    notBegun: text(({ account }) => account.twoFactorNotBegun),
    notOn: text(({ account }) => account.twoFactorNotOn),
    codesMade: text(({ account }) => account.recoveryCodesMade),
  },
});
