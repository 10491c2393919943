import type { Db } from '#platform/db/open-database.ts';
import type { MailLimit } from '#platform/mail/mail-limit.ts';
import type { Cipher } from '#platform/secrets/cipher.ts';
import type { PasswordRateLimits, RateLimit } from './attempt-limits.ts';
import type { SignInAudit } from './sign-in-audit.ts';

export interface IdentityRateLimits extends PasswordRateLimits {
  /** Links of mails and of the CLI that did not work, by address: 60 an hour. */
  linkAttempts: RateLimit;
  /** Wrong codes of the app, by person, from wherever: 50 an hour. Recovery codes are not counted here. */
  wrongCodes: RateLimit;
  /** Mails asked for, by address: 20 an hour. */
  mailRequests: RateLimit;
  /** Mails sent, by the address of an account, so that a new account with it does not start a new count: 5 an hour. */
  mailsToAccount: RateLimit;
}

export interface AccountRateLimits extends IdentityRateLimits {
  /** Accounts made, by address: 60 an hour. */
  signUps: RateLimit;
  /** Addresses that a request was tracked with and does not have, by its reference: 20 an hour. */
  trackMisses: RateLimit;
}

export interface StaffRateLimits extends IdentityRateLimits {
  /** Refusals put on record, by person, kind and address: 1 in 15 minutes. */
  recordedRefusals: RateLimit;
  /** Tests of the alarms: 6 in 10 minutes. */
  alarmTests: RateLimit;
}

/** Dependencies of the commands of customers' accounts and of staff. */
export interface IdentityDependencies {
  db: Db;
  /** Milliseconds since 1970; a test may stand still. */
  clock: () => number;
  /** Notifies the outbox worker that mail is waiting, so that it claims before its next poll. */
  outboxIsWaiting: () => void;
  /** Encrypts the secrets that codes are made of. */
  cipher: Cipher;
  accountRateLimits: AccountRateLimits;
  staffRateLimits: StaffRateLimits;
  mailLimit: MailLimit;
  signInAudit: SignInAudit;
}

declare module '#platform/context.ts' {
  interface Services extends IdentityDependencies {
    /** Ties requests that a confirmed address sent without signing in to its account; see `claimLeads`. */
    claimRequests: (accountId: string) => Promise<unknown>;
  }
}
