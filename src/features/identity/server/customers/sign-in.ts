import { v7 as uuidv7 } from 'uuid';
import type { Account } from '../../../../platform/commands/caller.ts';
import { transact } from '../../../../platform/db/transact.ts';
import { type Limited, limitPasswordAttempts } from '../attempt-limits.ts';
import { argon2id, isGuessablePassword } from '../passwords.ts';
import { accountColumns, accountOf, lockAccount } from './account.ts';
import type { AccountDependencies, SignInRequest } from './account-dependencies.ts';
import { storedPassword } from './passwords.ts';
import { beginSession } from './sessions.ts';
import { enqueueVerifyEmail } from './verify-email.ts';

type SignInOutcome =
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

type SignUpOutcome =
  | { ok: true; account: Account; token: string }
  | { ok: false; reason: 'account-exists' | 'password-common' }
  | Limited;

/**
 * Makes an account with the mail that asks to confirm its address, and signs it in, in one transaction; ends the
 * sessions that the request shows. Refuses an address that has an account, a common password, and more than 60 an hour
 * from one network address. Throws when the database fails.
 */
export async function signUp(
  { db, company: ownCompany, clock, accountRateLimits, mailLimit, outboxIsWaiting }: AccountDependencies,
  { name, email: typed, password }: { name: string; email: string; password: string },
  request: SignInRequest,
): Promise<SignUpOutcome> {
  const email = typed.toLowerCase();
  const counted = await accountRateLimits.signUps.take(request.address);
  if (!counted.ok) return { ...counted, reason: 'limited' };
  // Before the password, so that nobody corrects it first, and before the slow hash.
  const taken = await db.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirst();
  if (taken) return { ok: false, reason: 'account-exists' };
  if (await isGuessablePassword(password, ownCompany)) return { ok: false, reason: 'password-common' };
  const replaces = await request.sessions();
  const passwordHash = await argon2id.hash(password);
  const outcome = await transact(db, async (transaction): Promise<SignUpOutcome> => {
    const now = clock();
    const { userAgent, locale } = request;
    const details = { company: '', phone: '', address: '' };
    const account = { id: uuidv7(), name, email, emailVerified: false, locale, ...details };
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('accounts')
      .values({
        id: account.id,
        name,
        email,
        email_verified: 0,
        locale,
        password: passwordHash,
        created_at: now,
        updated_at: now,
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .executeTakeFirstOrThrow();
    // Another request made it during the hash.
    if (!numInsertedOrUpdatedRows) return { ok: false, reason: 'account-exists' };
    await enqueueVerifyEmail(transaction, mailLimit, { account, now });
    const token = await beginSession(transaction, account.id, { userAgent, now, replaces });
    return { ok: true, account, token };
  });
  if (outcome.ok) outboxIsWaiting();
  return outcome;
}
