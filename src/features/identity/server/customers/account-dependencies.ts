import type { Session } from '../../../../platform/commands/caller.ts';
import type { Company } from '../../../../platform/company.ts';
import type { Db } from '../../../../platform/db/open-database.ts';
import type { Locale } from '../../../../platform/i18n/locale.ts';
import type { MailLimit } from '../../../../platform/mail/mail-limit.ts';
import type { PasswordRateLimits, RateLimit, RequestOrigin } from '../attempt-limits.ts';
import type { SignInAudit } from '../sign-in-audit.ts';

export interface AccountRateLimits extends PasswordRateLimits {
  /** Links of mails that did not work, by address: 60 an hour. */
  linkAttempts: RateLimit;
  /** Accounts made, by address: 60 an hour. */
  signUps: RateLimit;
  /** Mails asked for, by address: 20 an hour. */
  mailRequests: RateLimit;
  /** Mails sent, by the address of an account, so that a new account with it does not start a new count: 5 an hour. */
  mailsToAccount: RateLimit;
  /** Addresses that a request was tracked with and does not have, by its reference: 20 an hour. */
  trackMisses: RateLimit;
}

/** Dependencies of the commands of accounts. */
export interface AccountDependencies {
  db: Db;
  company: Company;
  /** Milliseconds since 1970; a test may stand still. */
  clock: () => number;
  /** Notifies the outbox worker that mail is waiting, so that it claims before its next poll. */
  outboxIsWaiting: () => void;
  accountRateLimits: AccountRateLimits;
  mailLimit: MailLimit;
  signInAudit: SignInAudit;
}

/** A request that signs somebody in. */
export interface SignInRequest extends RequestOrigin {
  /** Also in every other log line of the request. */
  requestId: string;
  /** The customers' sessions that the request shows: a new one takes their place. */
  sessions: () => Promise<Session[]>;
  /** A new account's. */
  locale: Locale;
}

declare module '../../../../platform/context.ts' {
  interface Services extends AccountDependencies {}
}
