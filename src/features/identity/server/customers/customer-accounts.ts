import type { Session } from '#platform/commands/caller.ts';
import type { Db } from '#platform/db/open-database.ts';
import { knownLocale, type Locale } from '#platform/i18n/locale.ts';
import { enqueueMail } from '#platform/mail/outbox.ts';
import { day } from '#platform/values/durations.ts';
import type { AccountKind } from '../account-kind.ts';
import { accountColumns, accountOf } from './account.ts';

declare module '#platform/commands/caller.ts' {
  interface Session {
    /** Milliseconds since 1970. Use moves it: a session ends 30 days after it was last used. */
    expiresAt: number;
  }
}

async function localeOf(db: Db, id: string): Promise<Locale> {
  const account = db.selectFrom('accounts').select('locale').where('id', '=', id);
  return knownLocale((await account.executeTakeFirstOrThrow()).locale);
}

/** Customers, who get mails but leave no record: a session lasts until it is 30 days unused, and a new password confirms the address. */
export const customerAccounts: AccountKind<Omit<Session, 'expiresAt'>> = {
  audience: 'customer',
  people: 'accounts',
  sessions: 'sessions',
  signIns: 'sign_ins',
  links: 'one_time_tokens',
  recoveryCodes: 'recovery_codes',
  personId: 'account_id',
  lifetime: { idleMs: 30 * day, longestMs: Number.POSITIVE_INFINITY, usedEveryMs: day },
  limitsOf: ({ accountRateLimits }) => accountRateLimits,

  async find(db, by) {
    const account = db.selectFrom('accounts').selectAll();
    const found =
      'id' in by ? account.where('id', '=', by.id) : account.where('email', '=', by.email.toLowerCase());
    return (await found.executeTakeFirst()) ?? null;
  },

  async findSession(db, tokenHash, now) {
    const row = await db
      .selectFrom('sessions')
      .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
      .select(['sessions.id as session_id', 'sessions.created_at', 'sessions.used_at', 'sessions.expires_at'])
      .select(accountColumns)
      .where('sessions.token', '=', tokenHash)
      .where('sessions.expires_at', '>', now)
      .executeTakeFirst();
    return row ? { ...row, session: { id: row.session_id, account: accountOf(row) } } : null;
  },

  async recordSignIn() {},

  async recordRefusal() {},

  async onAccessChanged(transaction, { clock, mailLimit }, { id, email }, change) {
    const now = clock();
    // The link of a mail has shown that the address is the owner's.
    if (change === 'password-reset')
      await transaction.updateTable('accounts').set({ email_verified: 1 }).where('id', '=', id).execute();
    // An account may have been opened with a stranger's address.
    if (!(await mailLimit.take(transaction, { address: email, accountId: id }, now))) return;
    const mail = { locale: await localeOf(transaction, id), subjectId: id, now };
    const props = { address: email, changedAt: now };
    if (change === 'password-changed' || change === 'password-reset')
      await enqueueMail(transaction, 'password-changed', { props, ...mail });
    else await enqueueMail(transaction, 'two-factor-changed', { props: { ...props, change }, ...mail });
  },

  // An account opened with another person's address must not keep that person out, who can choose a new password.
  async twoFactorRefusal(db, id, change) {
    const account = db.selectFrom('accounts').select('email_verified').where('id', '=', id);
    const { email_verified } = await account.executeTakeFirstOrThrow();
    return change === 'begin' && email_verified === 0 ? 'email-unconfirmed' : null;
  },

  takeResetMail: (transaction, { mailLimit, clock }, email) =>
    mailLimit.takeReset(transaction, email, clock()),

  async mailPasswordLink(transaction, { clock }, { id, email }, token) {
    const locale = await localeOf(transaction, id);
    const props = { address: email, token };
    await enqueueMail(transaction, 'reset-password', { props, locale, subjectId: id, now: clock() });
  },
};
