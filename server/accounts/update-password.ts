import { isAPIError } from 'better-auth/api';
import { type Limited, limitPasswordAttempts, type RequestOrigin } from '../auth/attempt-limits.ts';
import { isCommonPassword } from '../auth/common-passwords.ts';
import { deviceName } from '../auth/device-name.ts';
import { argon2id } from '../auth/password-hash.ts';
import { transact } from '../db/transact.ts';
import type { AccountDependencies } from './account-dependencies.ts';
import { bearerHeaders } from './auth.ts';
import { checkPassword } from './check-password.ts';
import type { Session } from './find-session.ts';
import { lockAccount } from './lock-account.ts';
import { notifyPasswordChanged } from './notify-password-changed.ts';
import { forgetOneTimeTokens } from './one-time-token.ts';

export type UpdatePasswordOutcome =
  | { ok: true; token: string }
  | { ok: false; reason: 'password-wrong' | 'password-same' | 'password-common' }
  | Limited;

interface Passwords {
  currentPassword: string;
  newPassword: string;
}

/** The new session's token; null when the password that was `checked` is no longer the account's, or the session over. */
async function change(
  { db, authIn, clock, mailLimit, outboxIsWaiting }: AccountDependencies,
  session: Session,
  passwords: Passwords,
  { checked, device }: { checked: string; device: string },
): Promise<string | null> {
  const newHash = await argon2id.hash(passwords.newPassword);
  const headers = bearerHeaders(session.token);
  headers.set('user-agent', device);
  try {
    const token = await transact(db, async (transaction) => {
      await lockAccount(transaction, session.account.id);
      const auth = authIn(transaction, {
        hash: async () => newHash,
        verify: async ({ hash }) => hash === checked,
      });
      const body = { ...passwords, revokeOtherSessions: true };
      const changed = await auth.api.changePassword({ body, headers });
      await forgetOneTimeTokens(transaction, 'reset-password', session.account.id);
      await notifyPasswordChanged(transaction, session.account, { now: clock(), mailLimit });
      return changed.token;
    });
    outboxIsWaiting();
    return token;
  } catch (error) {
    if (isAPIError(error) && error.statusCode < 500) return null;
    throw error;
  }
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
    const token = await change(dependencies, session, passwords, {
      checked,
      device: deviceName(origin.userAgent),
    });
    return token === null ? { ok: false, reason: 'password-wrong' } : { ok: true, token };
  };
  return limitPasswordAttempts(
    dependencies.accountRateLimits,
    { email: account.email, address: origin.address },
    attempt,
  );
}
