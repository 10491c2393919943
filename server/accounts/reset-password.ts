import { isAPIError } from 'better-auth/api';
import { transact } from '../db/transact.ts';
import type { AccountDependencies } from './account-dependencies.ts';
import { isCommonPassword } from './common-passwords.ts';
import { findAccountOfToken } from './one-time-token.ts';
import { argon2id } from './password-hash.ts';
import { tellOfPassword } from './tell-of-password.ts';

export type ResetPasswordOutcome = { ok: true } | { ok: false; reason: 'token-invalid' | 'password-common' };

/**
 * Sets a new password by the link of a mail, ends every session of the account, and mails that it was changed, in one
 * transaction. Refuses a link that was used or is more than an hour old, and a common password, which leaves the link unused. Throws when the database fails.
 */
export async function resetPassword(
  { db, authIn, clock, outboxIsWaiting }: AccountDependencies,
  { token, newPassword }: { token: string; newPassword: string },
): Promise<ResetPasswordOutcome> {
  if (await isCommonPassword(newPassword)) return { ok: false, reason: 'password-common' };
  try {
    const passwordHash = await argon2id.hash(newPassword);
    await transact(db, async (transaction) => {
      const now = clock();
      const accountId = await findAccountOfToken(transaction, 'reset-password', token, now);
      await authIn(transaction, { hash: async () => passwordHash }).api.resetPassword({
        body: { token, newPassword },
      });
      const account = await transaction
        .selectFrom('accounts')
        .select(['id', 'email'])
        .where('id', '=', accountId)
        .executeTakeFirstOrThrow();
      await tellOfPassword(transaction, account, now);
    });
    outboxIsWaiting();
    return { ok: true };
  } catch (error) {
    if (isAPIError(error) && error.statusCode < 500) return { ok: false, reason: 'token-invalid' };
    throw error;
  }
}
