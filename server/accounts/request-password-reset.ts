import { setTimeout as wait } from 'node:timers/promises';
import { knownLocale } from '../../contract/locale.ts';
import type { Limited, RequestOrigin } from '../auth/attempt-limits.ts';
import { transact } from '../db/transact.ts';
import { enqueueMail } from '../mail/outbox.ts';
import type { AccountDependencies } from './account-dependencies.ts';
import { storeOneTimeToken } from './one-time-token.ts';

const oneHour = 60 * 60 * 1000;

/** Longer than the work takes, so that the time of the answer tells nothing. */
const answerAfterMs = 250;

async function sendResetPassword(dependencies: AccountDependencies, email: string): Promise<void> {
  const { db, clock, outboxIsWaiting, accountRateLimits, mailLimit } = dependencies;
  const account = await db
    .selectFrom('accounts')
    .select(['id', 'email', 'locale'])
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst();
  if (!account || !(await accountRateLimits.mailsToAccount.take(account.email)).ok) return;
  const now = clock();
  await transact(db, async (transaction) => {
    if (!(await mailLimit.takeReset(transaction, account.email, now))) return;
    const link = { purpose: 'reset-password', accountId: account.id, now, lastsMs: oneHour } as const;
    const token = await storeOneTimeToken(transaction, link);
    const props = { address: account.email, token };
    const locale = knownLocale(account.locale);
    await enqueueMail(transaction, 'reset-password', { props, locale, subjectId: account.id, now });
  });
  outboxIsWaiting();
}

/**
 * Mails a link to choose a new password, which works once and for one hour, to an address that has an account. The
 * outcome and its time are the same when it has none. Refuses more than 20 an hour from one network address; passes
 * over more than five an hour to one account, and more than ten a day to an address that nobody has confirmed.
 */
export async function requestPasswordReset(
  dependencies: AccountDependencies,
  email: string,
  { address }: Pick<RequestOrigin, 'address'>,
): Promise<{ ok: true } | Limited> {
  const counted = await dependencies.accountRateLimits.mailRequests.take(address);
  if (!counted.ok) return { ...counted, reason: 'limited' };
  await Promise.all([sendResetPassword(dependencies, email), wait(answerAfterMs)]);
  return { ok: true };
}
