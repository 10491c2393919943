import { v7 as uuidv7 } from 'uuid';
import type { Account } from '#platform/commands/caller.ts';
import { transact } from '#platform/db/transact.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import type { SignInRequest } from '../account-kind.ts';
import type { Limited } from '../attempt-limits.ts';
import type { IdentityDependencies } from '../identity-dependencies.ts';
import { argon2id, isGuessablePassword } from '../passwords.ts';
import { beginSession, signOut } from '../sessions.ts';
import { customerAccounts } from './customer-accounts.ts';
import { enqueueVerifyEmail } from './verify-email.ts';

type SignUpOutcome =
  | { ok: true; account: Account; token: string }
  | { ok: false; reason: 'account-exists' | 'password-common' }
  | Limited;

/**
 * Makes an account with the mail that asks to confirm its address, and signs it in, in one transaction; ends the
 * sessions whose tokens it `replaces`. Refuses an address that has an account, a common password, and more than 60 an hour
 * from one network address. Throws when the database fails.
 */
export async function signUp(
  { db, clock, accountRateLimits, mailLimit, outboxIsWaiting }: IdentityDependencies,
  { name, email: typed, password }: { name: string; email: string; password: string },
  { request, replaces }: { request: SignInRequest & { locale: Locale }; replaces: string[] },
): Promise<SignUpOutcome> {
  const email = typed.toLowerCase();
  const counted = await accountRateLimits.signUps.take(request.address);
  if (!counted.ok) return { ...counted, reason: 'limited' };
  // Before the password, so that nobody corrects it first, and before the slow hash.
  const taken = await db.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirst();
  if (taken) return { ok: false, reason: 'account-exists' };
  if (await isGuessablePassword(password, email)) return { ok: false, reason: 'password-common' };
  const passwordHash = await argon2id.hash(password);
  const outcome = await transact(db, async (transaction): Promise<SignUpOutcome> => {
    const now = clock();
    const { userAgent, locale } = request;
    const details = {
      company: '',
      phone: '',
      address: '',
      legalName: '',
      taxKind: '',
      taxNumber: '',
    } as const;
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
    await signOut(transaction, customerAccounts, replaces);
    const token = await beginSession(transaction, customerAccounts, account.id, { userAgent, now });
    return { ok: true, account, token };
  });
  if (outcome.ok) outboxIsWaiting();
  return outcome;
}
