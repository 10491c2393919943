import type { Account } from '#platform/commands/caller.ts';
import type { Db } from '#platform/db/open-database.ts';
import { transact } from '#platform/db/transact.ts';
import type { MailLimit } from '#platform/mail/mail-limit.ts';
import { enqueueMail } from '#platform/mail/outbox.ts';
import { day } from '#platform/values/durations.ts';
import { type Limited, limitLinkAttempts, type RequestOrigin } from '../attempt-limits.ts';
import type { IdentityDependencies } from '../identity-dependencies.ts';
import { consumeLink, findLinkOwner, storeLink } from '../links.ts';
import { lockAccount } from './account.ts';
import { customerAccounts } from './customer-accounts.ts';

const threeDays = 3 * day;

/**
 * Puts the mail that asks an account's owner to confirm the address in the outbox, unless the address has had too many
 * mails: then it gives false. Its link works for three days.
 */
export async function enqueueVerifyEmail(
  transaction: Db,
  mailLimit: MailLimit,
  { account: { id, email, locale }, now }: { account: Account; now: number },
): Promise<boolean> {
  if (!(await mailLimit.take(transaction, { address: email, accountId: id }, now))) return false;
  const link = { purpose: 'verify-email', personId: id, expiresAt: now + threeDays } as const;
  const token = await storeLink(transaction, customerAccounts, link);
  const props = { address: email, token };
  await enqueueMail(transaction, 'verify-email', { props, locale, subjectId: id, now });
  return true;
}

/**
 * Sends that mail again, unless the address is confirmed. Refuses more than five an hour, and more than an unconfirmed
 * address may get. Throws when the database fails.
 */
export async function sendVerifyEmail(
  dependencies: IdentityDependencies,
  account: Account,
): Promise<{ ok: true } | Limited> {
  const { db, clock, outboxIsWaiting, accountRateLimits, mailLimit } = dependencies;
  if (account.emailVerified) return { ok: true };
  const counted = await accountRateLimits.mailsToAccount.take(account.email);
  if (!counted.ok) return { ...counted, reason: 'limited' };
  const now = clock();
  const isSent = await transact(db, (transaction) =>
    enqueueVerifyEmail(transaction, mailLimit, { account, now }),
  );
  if (!isSent) {
    const nextAt = (await mailLimit.nextAt(db, account.email, now)) ?? now;
    return { ok: false, reason: 'limited', retryAfterSeconds: Math.max(1, Math.ceil((nextAt - now) / 1000)) };
  }
  outboxIsWaiting();
  return { ok: true };
}

export type VerifyEmailOutcome =
  | { ok: true; accountId: string }
  | { ok: false; reason: 'token-invalid' }
  | Limited;

/**
 * Confirms the address of the account that a link was sent to. Refuses a link that was used, is too old or unknown, and
 * more than 60 of those an hour from one network address. Throws when the database fails.
 */
export function verifyEmail(
  { db, clock, accountRateLimits }: IdentityDependencies,
  token: string,
  { address }: Pick<RequestOrigin, 'address'>,
): Promise<VerifyEmailOutcome> {
  const now = clock();
  return limitLinkAttempts(accountRateLimits, address, async (): Promise<VerifyEmailOutcome> => {
    const refusal = { ok: false, reason: 'token-invalid' } as const;
    // Before a transaction, which takes SQLite's one lock for writing.
    const link = { purpose: 'verify-email', token, now } as const;
    const accountId = await findLinkOwner(db, customerAccounts, link);
    if (accountId === null) return refusal;
    return transact(db, async (transaction): Promise<VerifyEmailOutcome> => {
      await lockAccount(transaction, accountId);
      if (!(await consumeLink(transaction, customerAccounts, link))) return refusal;
      const { numUpdatedRows } = await transaction
        .updateTable('accounts')
        .set({ email_verified: 1, updated_at: now })
        .where('id', '=', accountId)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n ? { ok: true, accountId } : refusal;
    });
  });
}
