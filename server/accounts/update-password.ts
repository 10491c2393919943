import { type Limited, limitPasswordAttempts, type RequestOrigin } from '../auth/attempt-limits.ts';
import { isCommonPassword } from '../auth/common-passwords.ts';
import { argon2id } from '../auth/password-hash.ts';
import type { Db } from '../db/open-database.ts';
import { transact } from '../db/transact.ts';
import type { AccountDependencies } from './account-dependencies.ts';
import { checkPassword, storedPassword } from './check-password.ts';
import { lockAccount } from './lock-account.ts';
import { notifyPasswordChanged } from './notify-password-changed.ts';
import { deleteOneTimeTokens } from './one-time-token.ts';
import { beginSession, endAllSessions, type Session } from './sessions.ts';

export type UpdatePasswordOutcome =
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
export async function setPassword(
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
  if (await isCommonPassword(passwords.newPassword)) return { ok: false, reason: 'password-common' };
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
