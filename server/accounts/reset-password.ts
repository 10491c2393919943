import { type Limited, limitLinkAttempts, type RequestOrigin } from '../auth/attempt-limits.ts';
import { isCommonPassword } from '../auth/common-passwords.ts';
import { argon2id } from '../auth/password-hash.ts';
import { transact } from '../db/transact.ts';
import type { AccountDependencies } from './account-dependencies.ts';
import { lockAccount } from './lock-account.ts';
import { notifyPasswordChanged } from './notify-password-changed.ts';
import { findAccountOfToken, useOneTimeToken } from './one-time-token.ts';
import { setPassword } from './update-password.ts';

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
  { db, clock, outboxIsWaiting }: AccountDependencies,
  { token, newPassword }: { token: string; newPassword: string },
): Promise<ResetPasswordOutcome> {
  const refusal = { ok: false, reason: 'token-invalid' } as const;
  if (await isCommonPassword(newPassword)) return { ok: false, reason: 'password-common' };
  // Before the slow hash, which only the holder of a link may cause.
  const accountId = await findAccountOfToken(db, 'reset-password', token, clock());
  if (accountId === null) return refusal;
  const passwordHash = await argon2id.hash(newPassword);
  const outcome = await transact(db, async (transaction): Promise<ResetPasswordOutcome> => {
    const now = clock();
    await lockAccount(transaction, accountId);
    if ((await useOneTimeToken(transaction, 'reset-password', token, now)) === null) return refusal;
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
