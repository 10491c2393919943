import { v7 as uuidv7 } from 'uuid';
import type { Limited } from '../auth/attempt-limits.ts';
import { isCommonPassword } from '../auth/common-passwords.ts';
import { argon2id } from '../auth/password-hash.ts';
import { transact } from '../db/transact.ts';
import type { Account } from './account.ts';
import type { AccountDependencies, SignInRequest } from './account-dependencies.ts';
import { beginSession } from './sessions.ts';
import { enqueueVerifyEmail } from './verify-email.ts';

export type SignUpOutcome =
  | { ok: true; account: Account; token: string }
  | { ok: false; reason: 'account-exists' | 'password-common' }
  | Limited;

/**
 * Makes an account with the mail that asks to confirm its address, and signs it in, in one transaction; ends the
 * sessions that the request shows. Refuses an address that has an account, a common password, and more than 60 an hour
 * from one network address. Throws when the database fails.
 */
export async function signUp(
  { db, clock, accountRateLimits, mailLimit, outboxIsWaiting }: AccountDependencies,
  { name, email: typed, password }: { name: string; email: string; password: string },
  request: SignInRequest,
): Promise<SignUpOutcome> {
  const email = typed.toLowerCase();
  const counted = await accountRateLimits.signUps.take(request.address);
  if (!counted.ok) return { ...counted, reason: 'limited' };
  // Before the password, so that nobody corrects it first, and before the slow hash.
  const taken = await db.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirst();
  if (taken) return { ok: false, reason: 'account-exists' };
  if (await isCommonPassword(password)) return { ok: false, reason: 'password-common' };
  const replaces = await request.sessions();
  const passwordHash = await argon2id.hash(password);
  const outcome = await transact(db, async (transaction): Promise<SignUpOutcome> => {
    const now = clock();
    const { userAgent, locale } = request;
    const account = { id: uuidv7(), name, email, emailVerified: false, locale };
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('accounts')
      .values({
        ...{ id: account.id, name, email, email_verified: 0, locale, password: passwordHash },
        ...{ created_at: now, updated_at: now },
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
