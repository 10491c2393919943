import { isAPIError } from 'better-auth/api';
import type { Locale } from '../../contract/locale.ts';
import type { Limited } from '../auth/attempt-limits.ts';
import { isCommonPassword } from '../auth/common-passwords.ts';
import { deviceName } from '../auth/device-name.ts';
import { argon2id } from '../auth/password-hash.ts';
import { isInfrastructureFault } from '../db/infrastructure-fault.ts';
import { transact } from '../db/transact.ts';
import { type Account, accountOf } from './account.ts';
import type { AccountDependencies, SignInRequest } from './account-dependencies.ts';
import { endReplacedSessions } from './sign-out.ts';
import { enqueueVerifyEmail } from './verify-email.ts';

export type SignUpOutcome =
  | { ok: true; account: Account; token: string }
  | { ok: false; reason: 'account-exists' | 'email' | 'password-common' }
  | Limited;

async function isTaken({ db }: AccountDependencies, email: string): Promise<boolean> {
  const found = await db.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirst();
  return found !== undefined;
}

async function store(
  { db, authIn, clock, mailLimit }: AccountDependencies,
  person: { name: string; email: string; password: string; locale: Locale },
  device: string,
): Promise<{ ok: true; account: Account; token: string }> {
  const passwordHash = await argon2id.hash(person.password);
  return transact(db, async (transaction) => {
    const { user, token } = await authIn(transaction, { hash: async () => passwordHash }).api.signUpEmail({
      body: person,
      headers: new Headers({ 'user-agent': device }),
    });
    if (token === null) throw new Error('An account was made without a session.');
    const account = accountOf(user);
    await enqueueVerifyEmail(transaction, mailLimit, { account, now: clock() });
    return { ok: true, account, token };
  });
}

/**
 * Makes an account with the mail that asks to confirm its address, and signs it in, in one transaction; ends the
 * sessions that the request shows. Refuses an address that has an account, a common password, and more than 60 an hour
 * from one network address. Throws when the database fails.
 */
export async function signUp(
  dependencies: AccountDependencies,
  typed: { name: string; email: string; password: string },
  request: SignInRequest,
): Promise<SignUpOutcome> {
  const person = { ...typed, email: typed.email.toLowerCase(), locale: request.locale };
  const counted = await dependencies.accountRateLimits.signUps.take(request.address);
  if (!counted.ok) return { ...counted, reason: 'limited' };
  // Whoever has an account needs no better password for another: said at once, not in a second round.
  if (await isTaken(dependencies, person.email)) return { ok: false, reason: 'account-exists' };
  if (await isCommonPassword(person.password)) return { ok: false, reason: 'password-common' };
  try {
    const shown = await request.sessions();
    const outcome = await store(dependencies, person, deviceName(request.userAgent));
    await endReplacedSessions(dependencies.db, outcome.account.id, shown);
    dependencies.outboxIsWaiting();
    return outcome;
  } catch (error) {
    if (!isAPIError(error) || isInfrastructureFault(error)) throw error;
    if (error.body?.code === 'INVALID_EMAIL') return { ok: false, reason: 'email' };
    // Another request was faster by less than a hash.
    if (await isTaken(dependencies, person.email)) return { ok: false, reason: 'account-exists' };
    throw error;
  }
}
