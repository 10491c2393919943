import { type Limited, limitPasswordAttempts } from '../auth/attempt-limits.ts';
import { argon2id } from '../auth/password-hash.ts';
import { transact } from '../db/transact.ts';
import { type Account, accountColumns, accountOf } from './account.ts';
import type { AccountDependencies, SignInRequest } from './account-dependencies.ts';
import { storedPassword } from './check-password.ts';
import { lockAccount } from './lock-account.ts';
import { beginSession } from './sessions.ts';

export type SignInOutcome =
  | { ok: true; account: Account; token: string }
  | { ok: false; reason: 'wrong-name-or-password' }
  | Limited;

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
  const { email } = credentials;
  const outcome = await limitPasswordAttempts(
    dependencies.accountRateLimits,
    { email, address: request.address },
    () => attempt(dependencies, credentials, request),
  );
  dependencies.signInAudit.log({ audience: 'customer', step: 'password', outcome, email, request });
  return outcome;
}

async function attempt(
  { db, clock }: AccountDependencies,
  { email, password }: { email: string; password: string },
  request: SignInRequest,
): Promise<SignInOutcome> {
  const refusal = { ok: false, reason: 'wrong-name-or-password' } as const;
  const found = await db
    .selectFrom('accounts')
    .select([...accountColumns, 'password'])
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst();
  if (!(await argon2id.verify(found?.password ?? null, password)) || !found) return refusal;
  const replaces = await request.sessions();
  return transact(db, async (transaction): Promise<SignInOutcome> => {
    // A change of the password ends the sessions that it finds, so none may begin with the old one afterwards.
    await lockAccount(transaction, found.id);
    if ((await storedPassword(transaction, found.id)) !== found.password) return refusal;
    const { userAgent } = request;
    const token = await beginSession(transaction, found.id, { userAgent, now: clock(), replaces });
    return { ok: true, account: accountOf(found), token };
  });
}
