import { isAPIError } from 'better-auth/api';
import { type Limited, limitPasswordAttempts } from '../auth/attempt-limits.ts';
import { deviceName } from '../auth/device-name.ts';
import { hashToken } from '../auth/token-hash.ts';
import type { Db } from '../db/open-database.ts';
import { type Account, accountOf } from './account.ts';
import type { AccountDependencies, SignInRequest } from './account-dependencies.ts';
import { endReplacedSessions } from './sign-out.ts';

export type SignInOutcome =
  | { ok: true; account: Account; token: string }
  | { ok: false; reason: 'wrong-name-or-password' }
  | Limited;

async function storedPassword(db: Db, email: string): Promise<string | null> {
  const row = await db
    .selectFrom('credentials')
    .innerJoin('accounts', 'accounts.id', 'credentials.account_id')
    .select('credentials.password')
    .where('accounts.email', '=', email.toLowerCase())
    .executeTakeFirst();
  return row?.password ?? null;
}

/**
 * Begins a session and ends those that the request shows. A name that nobody has and a wrong password are refused alike,
 * after the same work. Refuses more than 10 failures for one account from one address in 15 minutes. Every attempt is
 * logged. Throws when the database fails.
 */
export async function signIn(
  dependencies: AccountDependencies,
  credentials: { email: string; password: string },
  request: SignInRequest,
): Promise<SignInOutcome> {
  const shown = await request.sessions();
  const outcome = await attempt(dependencies, credentials, request);
  if (outcome.ok) await endReplacedSessions(dependencies.db, outcome.account.id, shown);
  const { email } = credentials;
  dependencies.signInAudit.log({ audience: 'customer', step: 'password', outcome, email, request });
  return outcome;
}

function attempt(
  dependencies: AccountDependencies,
  { email, password }: { email: string; password: string },
  origin: SignInRequest,
): Promise<SignInOutcome> {
  const { db } = dependencies;
  return limitPasswordAttempts(
    dependencies.accountRateLimits,
    { email, address: origin.address },
    async (): Promise<SignInOutcome> => {
      try {
        const before = await storedPassword(db, email);
        const { user, token } = await dependencies.auth.api.signInEmail({
          body: { email, password },
          headers: new Headers({ 'user-agent': deviceName(origin.userAgent) }),
        });
        // A change of the password ends the sessions that it finds; this one may have begun just after.
        if ((await storedPassword(db, email)) !== before) {
          await db.deleteFrom('sessions').where('token', '=', hashToken(token)).execute();
          return { ok: false, reason: 'wrong-name-or-password' };
        }
        return { ok: true, account: accountOf(user), token };
      } catch (error) {
        if (isAPIError(error) && error.statusCode < 500)
          return { ok: false, reason: 'wrong-name-or-password' };
        throw error;
      }
    },
  );
}
