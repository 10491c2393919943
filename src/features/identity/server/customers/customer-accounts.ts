import type { Session } from '../../../../platform/commands/caller.ts';
import { knownLocale } from '../../../../platform/i18n/locale.ts';
import { enqueueMail } from '../../../../platform/mail/outbox.ts';
import { day } from '../../../../platform/values/durations.ts';
import type { AccountKind } from '../account-kind.ts';
import { accountColumns, accountOf } from './account.ts';

declare module '../../../../platform/commands/caller.ts' {
  interface Session {
    /** Milliseconds since 1970. Use moves it: a session ends 30 days after it was last used. */
    expiresAt: number;
  }
}

/** Customers: a session lasts until it is 30 days unused, and a new password confirms the address. */
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
    if (change === 'recovery-code-used') return;
    const now = clock();
    const account = transaction.updateTable('accounts').where('id', '=', id).returning('locale');
    // The link of a mail has shown that the address is the owner's.
    const isConfirmed = change === 'password-reset' ? { email_verified: 1 as const } : {};
    const { locale } = await account.set({ updated_at: now, ...isConfirmed }).executeTakeFirstOrThrow();
    // An account may have been opened with a stranger's address.
    if (!(await mailLimit.take(transaction, { address: email, accountId: id }, now))) return;
    const props = { address: email, changedAt: now };
    await enqueueMail(transaction, 'password-changed', {
      props,
      locale: knownLocale(locale),
      subjectId: id,
      now,
    });
  },

  takeResetMail: (transaction, { mailLimit, clock }, email) =>
    mailLimit.takeReset(transaction, email, clock()),

  async mailPasswordLink(transaction, { clock }, { id, email }, token) {
    const account = transaction.selectFrom('accounts').select('locale').where('id', '=', id);
    const locale = knownLocale((await account.executeTakeFirstOrThrow()).locale);
    const props = { address: email, token };
    await enqueueMail(transaction, 'reset-password', { props, locale, subjectId: id, now: clock() });
  },
};
