import { z } from 'zod';
import { defineCommand, limited, text, wrongField } from '#platform/commands/command.ts';
import { deskOutcomes } from '#platform/commands/strings/en/desk-messages.ts';
import type { RequestFacts } from '#platform/context.ts';
import { codeInput, resetPasswordInput } from '../../account.ts';
import { forgotStaffPasswordInput, joinInput, setUpOwnerInput, staffSignInInput } from '../../staff.ts';
import { requestPasswordLink, resetPassword } from '../change-password.ts';
import { signOut } from '../sessions.ts';
import { signIn, signInWithCode } from '../sign-in.ts';
import { acceptInvitation } from '../staff/invitations.ts';
import { setUpOwner } from '../staff/set-up.ts';
import { staffAccounts } from '../staff/staff-accounts.ts';

const policy = { role: 'anyone' } as const;

/** The refusals of what a link allows: it is used up, or the password is one of the most common. */
const ofLink = { limited, 'token-invalid': wrongField('token', 'token-invalid') };
const ofJoining = { ...ofLink, 'password-common': wrongField('password', 'password-common') };

/** Gives the browser the cookie of a sign-in that succeeded, before its outcome is passed on. */
function keepCookie<O extends { ok: true; token: string } | { ok: false }>(
  facts: RequestFacts,
  outcome: O,
): O {
  if (outcome.ok) facts.keepStaffSession(outcome.token);
  return outcome;
}

/** Commands to sign in and out at the desk; all but signing out are for visitors. */
export const signInCommands = {
  signIn: defineCommand({
    policy,
    endpoint: ['post', '/session'],
    summary: 'Sign in at the desk',
    description:
      'Sets an HttpOnly cookie and gives no token. With two-factor, the cookie is good for the code alone. Ten failures for one person from one address in 15 minutes are answered 429, and a hundred for whomever.',
    input: staffSignInInput,
    async run({ deps, facts }, input) {
      const replaces = facts.staffToken ? [facts.staffToken] : [];
      const outcome = await signIn(deps, staffAccounts, input, { request: facts, replaces });
      return keepCookie(
        facts,
        outcome.ok && outcome.next === 'session' ? { ...outcome, next: 'desk' as const } : outcome,
      );
    },
    refusals: {
      limited,
      'wrong-name-or-password': { status: 401, message: text(({ account }) => account.signInFailed) },
    },
    done: ({ next }) => (next === 'code' ? deskOutcomes.codeNext : deskOutcomes.signedIn),
    returns: {
      next: z.enum(['desk', 'code']).describe('`code`: give the code of the app to go on.'),
    },
  }),
  signOut: defineCommand({
    policy,
    endpoint: ['delete', '/session'],
    summary: 'Sign out of the desk',
    description: 'Without a session there is nothing to end, and the answer is the same.',
    async run({ deps, facts }) {
      if (facts.staffToken) await signOut(deps.db, staffAccounts, [facts.staffToken]);
      facts.keepStaffSession(null);
      return { ok: true };
    },
    refusals: {},
    done: deskOutcomes.signedOut,
  }),
  code: defineCommand({
    policy,
    endpoint: ['post', '/session/code'],
    summary: 'Give the code of the app, or a recovery code',
    description: 'Within ten minutes of the password. A code works once.',
    input: codeInput,
    run: async ({ deps, facts }, { code }) =>
      keepCookie(
        facts,
        await signInWithCode(deps, staffAccounts, { token: facts.staffToken ?? '', code }, facts),
      ),
    refusals: {
      limited,
      'code-wrong': wrongField('code', 'code-wrong'),
      'sign-in-over': { status: 401, message: deskOutcomes.signInAgain },
    },
    done: deskOutcomes.signedIn,
  }),
  setUp: defineCommand({
    policy,
    endpoint: ['post', '/set-up'],
    summary: 'Become the first owner by the link in the terminal',
    description: 'Works for 24 hours, and only while there is no staff. Signs in.',
    input: setUpOwnerInput,
    run: async ({ deps, facts }, input) => keepCookie(facts, await setUpOwner(deps, input, facts)),
    refusals: ofJoining,
    done: deskOutcomes.welcome,
  }),
  join: defineCommand({
    policy,
    endpoint: ['post', '/join'],
    summary: 'Accept an invitation',
    description: 'The link works once, for seven days. Signs in.',
    input: joinInput,
    run: async ({ deps, facts }, input) => keepCookie(facts, await acceptInvitation(deps, input, facts)),
    refusals: ofJoining,
    done: deskOutcomes.welcome,
  }),
  forgot: defineCommand({
    policy,
    endpoint: ['post', '/password/forgot'],
    summary: 'Ask for a link to choose a new password',
    description: 'The answer is the same whether the address is one of staff or not.',
    input: forgotStaffPasswordInput,
    run: ({ deps, facts }, { email }) => requestPasswordLink(deps, staffAccounts, email, facts),
    refusals: { limited },
    done: deskOutcomes.resetMailSent,
  }),
  reset: defineCommand({
    policy,
    endpoint: ['post', '/password/reset'],
    summary: 'Choose a new password by the link of a mail',
    description: 'Works once, for one hour. Ends every session and token of the person; two-factor stays.',
    input: resetPasswordInput,
    run: ({ deps, facts }, input) => resetPassword(deps, staffAccounts, input, facts),
    refusals: { ...ofLink, 'password-common': wrongField('newPassword', 'password-common') },
    done: deskOutcomes.passwordReset,
  }),
};
