import type { Session } from '../../../../platform/commands/caller.ts';
import type { Db } from '../../../../platform/db/open-database.ts';
import { transact } from '../../../../platform/db/transact.ts';
import { knownLocale } from '../../../../platform/i18n/locale.ts';
import type { MailLimit } from '../../../../platform/mail/mail-limit.ts';
import { enqueueMail } from '../../../../platform/mail/outbox.ts';
import { hour } from '../../../../platform/values/durations.ts';
import {
  hideDuration,
  type Limited,
  limitLinkAttempts,
  limitPasswordAttempts,
  type RequestOrigin,
} from '../attempt-limits.ts';
import { argon2id, isGuessablePassword } from '../passwords.ts';
import { lockAccount } from './account.ts';
import type { AccountDependencies } from './account-dependencies.ts';
import {
  consumeOneTimeToken,
  deleteOneTimeTokens,
  findAccountOfToken,
  storeOneTimeToken,
} from './one-time-token.ts';
import { beginSession, endAllSessions } from './sessions.ts';

/** The stored hash of an account's password when it is this one, else null. */
export async function checkPassword(db: Db, accountId: string, password: string): Promise<string | null> {
  const stored = await storedPassword(db, accountId);
  return (await argon2id.verify(stored, password)) ? stored : null;
}

/** The hash of an account's password; null when there is no such account. */
export async function storedPassword(db: Db, accountId: string): Promise<string | null> {
  const row = await db
    .selectFrom('accounts')
    .select('password')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return row?.password ?? null;
}

/**
 * Puts the mail about a changed password in the outbox: in the transaction that changes it. With `mailLimit` not
 * to an address that has had too many mails, for an account may have been opened with a stranger's.
 */
async function notifyPasswordChanged(
  transaction: Db,
  { id, email, locale }: { id: string; email: string; locale: string },
  { now, mailLimit }: { now: number; mailLimit?: MailLimit },
): Promise<void> {
  if (mailLimit && !(await mailLimit.take(transaction, { address: email, accountId: id }, now))) return;
  await enqueueMail(transaction, 'password-changed', {
    props: { address: email, changedAt: now },
    locale: knownLocale(locale),
    subjectId: id,
    now,
  });
}

type UpdatePasswordOutcome =
  | { ok: true; token: string }
  | { ok: false; reason: 'password-wrong' | 'password-same' | 'password-common' }
  | Limited;

interface Passwords {
  currentPassword: string;
  newPassword: string;
}

/** The new session's token; null when the password that was `checked` is no longer the account's. */
async function change(
  { db, clock, mailLimit, outboxIsWaiting }: AccountDependencies,
  { account }: Session,
  newPassword: string,
  { checked, userAgent }: { checked: string; userAgent: string | undefined },
): Promise<string | null> {
  const passwordHash = await argon2id.hash(newPassword);
  const token = await transact(db, async (transaction) => {
    const now = clock();
    await lockAccount(transaction, account.id);
    if ((await storedPassword(transaction, account.id)) !== checked) return null;
    await setPassword(transaction, account.id, { passwordHash, now });
    await notifyPasswordChanged(transaction, account, { now, mailLimit });
    return beginSession(transaction, account.id, { userAgent, now });
  });
  if (token !== null) outboxIsWaiting();
  return token;
}

/**
 * Stores a new password, and ends every session of the account and every link to choose a new one. Call it in a
 * transaction that holds the account (lockAccount).
 */
async function setPassword(
  transaction: Db,
  accountId: string,
  { passwordHash, now }: { passwordHash: string; now: number },
): Promise<void> {
  const account = transaction.updateTable('accounts').set({ password: passwordHash, updated_at: now });
  await account.where('id', '=', accountId).execute();
  await endAllSessions(transaction, accountId);
  await deleteOneTimeTokens(transaction, 'reset-password', accountId);
}

/**
 * Changes the password, ends every session of the account and every link to choose a new one, and begins a new
 * session, whose token the caller must be given, in one transaction. A mail says that it was changed.
 * A wrong current password counts like one at sign-in. Throws when the database fails.
 */
export async function updatePassword(
  dependencies: AccountDependencies,
  session: Session,
  passwords: Passwords,
  origin: RequestOrigin,
): Promise<UpdatePasswordOutcome> {
  if (passwords.newPassword === passwords.currentPassword) return { ok: false, reason: 'password-same' };
  if (await isGuessablePassword(passwords.newPassword, dependencies.company))
    return { ok: false, reason: 'password-common' };
  const { account } = session;
  const attempt = async (): Promise<UpdatePasswordOutcome> => {
    const checked = await checkPassword(dependencies.db, account.id, passwords.currentPassword);
    if (checked === null) return { ok: false, reason: 'password-wrong' };
    const { userAgent } = origin;
    const token = await change(dependencies, session, passwords.newPassword, { checked, userAgent });
    return token === null ? { ok: false, reason: 'password-wrong' } : { ok: true, token };
  };
  return limitPasswordAttempts(
    dependencies.accountRateLimits,
    { email: account.email, address: origin.address },
    attempt,
  );
}

async function sendResetPassword(dependencies: AccountDependencies, email: string): Promise<void> {
  const { db, clock, outboxIsWaiting, accountRateLimits, mailLimit } = dependencies;
  const account = await db
    .selectFrom('accounts')
    .select(['id', 'email', 'locale'])
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst();
  if (!account || !(await accountRateLimits.mailsToAccount.take(account.email)).ok) return;
  const now = clock();
  await transact(db, async (transaction) => {
    if (!(await mailLimit.takeReset(transaction, account.email, now))) return;
    const link = { purpose: 'reset-password', accountId: account.id, now, lastsMs: hour } as const;
    const token = await storeOneTimeToken(transaction, link);
    const props = { address: account.email, token };
    const locale = knownLocale(account.locale);
    await enqueueMail(transaction, 'reset-password', { props, locale, subjectId: account.id, now });
  });
  outboxIsWaiting();
}

/**
 * Mails a link to choose a new password, which works once and for one hour, to an address that has an account. The
 * outcome and its time are the same when it has none. Refuses more than 20 an hour from one network address; passes
 * over more than five an hour to one account, and more than ten a day to an address that nobody has confirmed.
 */
export async function requestPasswordReset(
  dependencies: AccountDependencies,
  email: string,
  { address }: Pick<RequestOrigin, 'address'>,
): Promise<{ ok: true } | Limited> {
  const counted = await dependencies.accountRateLimits.mailRequests.take(address);
  if (!counted.ok) return { ...counted, reason: 'limited' };
  await hideDuration(sendResetPassword(dependencies, email));
  return { ok: true };
}

type ResetPasswordOutcome =
  | { ok: true }
  | { ok: false; reason: 'token-invalid' | 'password-common' }
  | Limited;

/**
 * Sets a new password by the link of a mail, ends every session of the account, and mails that it was changed, in one
 * transaction. Refuses a link that was used or is more than an hour old, a common password, which leaves the link unused,
 * and more than 60 failures an hour from one network address. Throws when the database fails.
 */
export function resetPassword(
  dependencies: AccountDependencies,
  input: { token: string; newPassword: string },
  { address }: Pick<RequestOrigin, 'address'>,
): Promise<ResetPasswordOutcome> {
  return limitLinkAttempts(dependencies.accountRateLimits, address, () => reset(dependencies, input));
}

async function reset(
  { db, company, clock, outboxIsWaiting }: AccountDependencies,
  { token, newPassword }: { token: string; newPassword: string },
): Promise<ResetPasswordOutcome> {
  const refusal = { ok: false, reason: 'token-invalid' } as const;
  if (await isGuessablePassword(newPassword, company)) return { ok: false, reason: 'password-common' };
  // Before the slow hash, which only the holder of a link may cause.
  const accountId = await findAccountOfToken(db, 'reset-password', token, clock());
  if (accountId === null) return refusal;
  const passwordHash = await argon2id.hash(newPassword);
  const outcome = await transact(db, async (transaction): Promise<ResetPasswordOutcome> => {
    const now = clock();
    await lockAccount(transaction, accountId);
    if ((await consumeOneTimeToken(transaction, 'reset-password', token, now)) === null) return refusal;
    await setPassword(transaction, accountId, { passwordHash, now });
    // The link of a mail has shown that the address is the owner's.
    const account = await transaction
      .updateTable('accounts')
      .set({ email_verified: 1 })
      .where('id', '=', accountId)
      .returning(['id', 'email', 'locale'])
      .executeTakeFirstOrThrow();
    await notifyPasswordChanged(transaction, account, { now });
    return { ok: true };
  });
  if (outcome.ok) outboxIsWaiting();
  return outcome;
}
