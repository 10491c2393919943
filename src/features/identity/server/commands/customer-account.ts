import { z } from 'zod';
import { defineCommand, foundOrNot, limited, text, wrongField } from '#platform/commands/command.ts';
import type { RequestFacts, Services } from '#platform/context.ts';
import { fill, waitIn } from '#platform/values/format.ts';
import {
  accountDetailsInput,
  changeNameInput,
  changePasswordInput,
  codeInput,
  forgotPasswordInput,
  resetPasswordInput,
  signInInput,
  signUpInput,
  verifyEmailInput,
} from '../../account.ts';
import type { Person } from '../account-kind.ts';
import { changePassword, requestPasswordLink, resetPassword } from '../change-password.ts';
import { changeDetails, changeName } from '../customers/account.ts';
import { customerAccounts } from '../customers/customer-accounts.ts';
import { signUp } from '../customers/sign-up.ts';
import { sendVerifyEmail, verifyEmail } from '../customers/verify-email.ts';
import { endSession, endSessions, signOut } from '../sessions.ts';
import { signIn, signInWithCode } from '../sign-in.ts';

const passwordNotUpdated = text(({ account }) => account.passwordNotUpdated);
const invalid = text(({ checkFields }) => checkFields);

const anyone = { role: 'anyone' } as const;
const customer = { role: 'customer' } as const;

const token = z.string().describe('For `Authorization: Bearer …`.');
const tokenInvalid = wrongField('token', 'token-invalid');

/** Fields of the answer to a sign-in. */
const user = { userId: z.string(), name: z.string(), email: z.string(), token };

/** Gives the browser the session that a sign-in has begun, and the account the requests that were sent from its address. */
async function enter(
  deps: Services,
  facts: RequestFacts,
  { person: { id, name, email }, token: begun }: { person: Person; token: string },
) {
  facts.keepSession(begun);
  await deps.claimRequests(id);
  return { ok: true, userId: id, name, email, token: begun } as const;
}

/** Commands of visitors: open an account, sign in and regain access. */
export const entranceCommands = {
  signUp: defineCommand({
    policy: anyone,
    endpoint: ['post', '/signup'],
    summary: 'Open an account',
    description: 'The username is an e-mail address. The answer also sets the session as a cookie.',
    input: signUpInput,
    invalid,
    async run({ deps, facts }, { fullname, username, password }) {
      const outcome = await signUp(
        deps,
        { name: fullname, email: username, password },
        { request: facts, replaces: facts.sessionTokens },
      );
      if (!outcome.ok) return outcome;
      facts.keepSession(outcome.token);
      const { id, name, email } = outcome.account;
      return { ok: true, id, fullname: name, email, token: outcome.token };
    },
    refusals: {
      limited,
      'account-exists': {
        ...wrongField(
          'username',
          'account-exists',
          text(({ fields }) => fields['account-exists']),
        ),
        status: 409,
      },
      'password-common': wrongField('password', 'password-common', invalid),
    },
    done: text(({ account }) => account.signedUp),
    returns: { id: z.string(), fullname: z.string(), email: z.string(), token },
    status: 201,
  }),
  signIn: defineCommand({
    policy: anyone,
    endpoint: ['post', '/signin'],
    summary: 'Sign in',
    description:
      'Ten failures for one account from one address in 15 minutes are answered 429, and a hundred for whichever.',
    input: signInInput,
    invalid,
    async run({ deps, facts }, { username, password }) {
      const outcome = await signIn(
        deps,
        customerAccounts,
        { email: username, password },
        { request: facts, replaces: facts.sessionTokens },
      );
      if (!outcome.ok) return outcome;
      if (outcome.next === 'session') return enter(deps, facts, outcome);
      facts.keepSignIn(outcome.token);
      return { ok: true, next: 'code' } as const;
    },
    refusals: {
      limited,
      'wrong-name-or-password': { status: 401, message: text(({ account }) => account.signInFailed) },
    },
    done: (outcome) => text(({ account }) => ('next' in outcome ? account.codeNext : account.signedIn)),
    returns: {
      ...z.object(user).partial().shape,
      next: z
        .literal('code')
        .optional()
        .describe('In place of all others with two-factor: give the code of the app to go on.'),
    },
  }),
  code: defineCommand({
    policy: anyone,
    endpoint: ['post', '/signin/code'],
    summary: 'Give the code of the app, or a recovery code',
    description:
      'Within ten minutes of the password, with the cookie that the sign-in has set. A code works once.',
    input: codeInput,
    invalid,
    async run({ deps, facts }, { code }) {
      const waiting = { token: facts.signInToken ?? '', code };
      const outcome = await signInWithCode(deps, customerAccounts, waiting, facts);
      if (outcome.ok) return enter(deps, facts, outcome);
      if (outcome.reason === 'sign-in-over') facts.keepSignIn(null);
      return outcome;
    },
    refusals: {
      limited,
      'code-wrong': wrongField('code', 'code-wrong'),
      'sign-in-over': { status: 401, message: text(({ account }) => account.signInAgain) },
    },
    done: text(({ account }) => account.signedIn),
    returns: user,
  }),
  signOut: defineCommand({
    policy: anyone,
    endpoint: ['post', '/signout'],
    summary: 'Sign out',
    description:
      'Ends the session of the token or cookie. Without one there is nothing to end, and the answer is the same.',
    async run({ deps, facts }) {
      await signOut(deps.db, customerAccounts, facts.sessionTokens);
      facts.keepSession(null);
      return { ok: true };
    },
    refusals: {},
    done: text(({ account }) => account.signedOut),
  }),
  forgotPassword: defineCommand({
    policy: anyone,
    endpoint: ['post', '/password/forgot'],
    summary: 'Ask for a link to choose a new password',
    description: 'The answer is the same whether the address has an account or not.',
    input: forgotPasswordInput,
    invalid,
    run: ({ deps, facts }, { username }) => requestPasswordLink(deps, customerAccounts, username, facts),
    refusals: { limited },
    done: text(({ account }) => account.resetMailSent),
  }),
  resetPassword: defineCommand({
    policy: anyone,
    endpoint: ['post', '/password/reset'],
    summary: 'Choose a new password by the link of a mail',
    description: 'Works once, for one hour. Ends every session of the account.',
    input: resetPasswordInput,
    invalid,
    run: ({ deps, facts }, input) => resetPassword(deps, customerAccounts, input, facts),
    refusals: {
      limited,
      'token-invalid': tokenInvalid,
      'password-common': wrongField('newPassword', 'password-common'),
    },
    done: text(({ account }) => account.passwordReset),
  }),
  verifyEmail: defineCommand({
    policy: anyone,
    endpoint: ['post', '/email/verify'],
    summary: 'Confirm the e-mail address by the link of a mail',
    description:
      'Requests that were sent from the address without signing in are the account’s from then on; those sent later are from its next sign-in.',
    input: verifyEmailInput,
    invalid,
    async run({ deps, facts }, input) {
      const outcome = await verifyEmail(deps, input.token, facts);
      if (!outcome.ok) return outcome;
      await deps.claimRequests(outcome.accountId);
      return { ok: true };
    },
    refusals: { limited, 'token-invalid': tokenInvalid },
    done: text(({ account }) => account.emailVerified),
  }),
};

/** Customers' commands on their own account; the names are the intents of the profile's forms. */
export const profileCommands = {
  email: defineCommand({
    policy: customer,
    endpoint: ['post', '/email/verify/send'],
    summary: 'Ask for another mail to confirm the address',
    description:
      'Nothing is sent where an address that is not confirmed has had 3 mails of any kind within an hour, or 10 within a day: 429. Nor is anything where the address is confirmed already.',
    run: ({ deps, session }) => sendVerifyEmail(deps, session.account),
    refusals: {
      limited: {
        status: 429,
        message: ({ retryAfterSeconds }: { retryAfterSeconds: number }) =>
          text(({ account }, locale) =>
            fill(account.verifyMailLimited, { wait: waitIn(locale, retryAfterSeconds) }),
          ),
      },
    },
    done: text(({ account }) => account.verifyMailSent),
  }),
  name: defineCommand({
    policy: customer,
    endpoint: ['put', '/account/name'],
    summary: 'Change the name',
    input: changeNameInput,
    invalid,
    async run({ deps, session }, { fullname }) {
      await changeName(deps.db, session.account.id, fullname, deps.clock());
      return { ok: true, name: fullname };
    },
    refusals: {},
    done: text(({ account }) => account.nameChanged),
    returns: { name: z.string() },
  }),
  details: defineCommand({
    policy: customer,
    endpoint: ['put', '/account/details'],
    summary: 'Change what the next rate request begins with',
    description: 'An empty one is kept no longer. Requests already sent stay as they are.',
    input: accountDetailsInput,
    invalid,
    async run({ deps, session }, details) {
      await changeDetails(deps.db, session.account.id, details, deps.clock());
      return { ok: true };
    },
    refusals: {},
    done: text(({ account }) => account.detailsKept),
  }),
  password: defineCommand({
    policy: customer,
    endpoint: ['put', '/updatepassword'],
    summary: 'Change the password',
    description: 'Ends every session of the account, this one too: use the token of the answer from now on.',
    input: changePasswordInput,
    invalid: passwordNotUpdated,
    async run({ deps, session, facts }, passwords) {
      const outcome = await changePassword(deps, customerAccounts, session.account, passwords, facts);
      if (outcome.ok) facts.keepSession(outcome.token);
      return outcome;
    },
    refusals: {
      limited,
      'password-wrong': wrongField('currentPassword', 'password-wrong', passwordNotUpdated),
      'password-same': wrongField('newPassword', 'password-same'),
      'password-common': wrongField('newPassword', 'password-common'),
    },
    done: text(({ account }) => account.passwordUpdated),
    returns: { token },
  }),
  device: defineCommand({
    policy: customer,
    endpoint: ['delete', '/account/sessions/{id}'],
    summary: 'Sign one device out',
    async run({ deps, session, facts, params: { id } }) {
      const isEnded = await endSession(deps.db, customerAccounts, { personId: session.account.id, id });
      if (isEnded && id === session.id) facts.keepSession(null);
      return foundOrNot(isEnded);
    },
    refusals: { unknown: { status: 404, message: text(({ account }) => account.sessionUnknown) } },
    done: text(({ account }) => account.sessionEnded),
  }),
  everywhere: defineCommand({
    policy: customer,
    endpoint: ['delete', '/account/sessions'],
    summary: 'Sign out everywhere',
    description: 'Ends every session, this one too.',
    async run({ deps, session, facts }) {
      await endSessions(deps.db, customerAccounts, session.account.id);
      facts.keepSession(null);
      return { ok: true };
    },
    refusals: {},
    done: text(({ account }) => account.signedOut),
  }),
};
