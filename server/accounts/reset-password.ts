import { isAPIError } from 'better-auth/api';
import { type Limited, limitLinkAttempts, type RequestOrigin } from '../auth/attempt-limits.ts';
import { isCommonPassword } from '../auth/common-passwords.ts';
import { argon2id } from '../auth/password-hash.ts';
import { transact } from '../db/transact.ts';
import type { AccountDependencies } from './account-dependencies.ts';
import { lockAccount } from './lock-account.ts';
import { notifyPasswordChanged } from './notify-password-changed.ts';
import { findAccountOfToken } from './one-time-token.ts';

export type ResetPasswordOutcome =
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
  { db, authIn, clock, outboxIsWaiting }: AccountDependencies,
  { token, newPassword }: { token: string; newPassword: string },
): Promise<ResetPasswordOutcome> {
  if (await isCommonPassword(newPassword)) return { ok: false, reason: 'password-common' };
  // Before the slow hash, which is for who has a link.
  if ((await findAccountOfToken(db, 'reset-password', token, clock())) === null)
    return { ok: false, reason: 'token-invalid' };
  try {
    const passwordHash = await argon2id.hash(newPassword);
    await transact(db, async (transaction) => {
      const now = clock();
      const accountId = await findAccountOfToken(transaction, 'reset-password', token, now);
      if (accountId !== null) await lockAccount(transaction, accountId);
      await authIn(transaction, { hash: async () => passwordHash }).api.resetPassword({
        body: { token, newPassword },
      });
      const account = await transaction
        .selectFrom('accounts')
        .select(['id', 'email', 'locale'])
        .where('id', '=', accountId)
        .executeTakeFirstOrThrow();
      // The link of a mail has shown that the address is the owner's.
      await notifyPasswordChanged(transaction, account, { now });
    });
    outboxIsWaiting();
    return { ok: true };
  } catch (error) {
    if (isAPIError(error) && error.statusCode < 500) return { ok: false, reason: 'token-invalid' };
    throw error;
  }
}
