import type { Company } from '../../contract/company.ts';
import type { Db } from '../db/open-database.ts';
import type { MailLimit } from '../mail/mail-limit.ts';
import type { Auth } from './auth.ts';
import type { Session } from './find-session.ts';
import type { PasswordHash } from './password-hash.ts';
import type { SignInAudit } from './sign-in-audit.ts';

/** So many of something within so much time, counted by key. */
export interface Allowance {
  /** Takes one; refused when there is none left, with the seconds until there is. */
  take(key: string): Promise<{ ok: true } | { ok: false; retryAfterSeconds: number }>;
  /** Gives one back. */
  giveBack(key: string): Promise<void>;
}

export interface AccountAllowances {
  /** Wrong passwords, by account and address: 10 in 15 minutes. */
  wrongPasswords: Allowance;
  /** Wrong passwords, by address, whatever the account: 100 in 15 minutes. */
  wrongFromAddress: Allowance;
  /** Passwords checked, by address, right or wrong: 600 in 15 minutes. */
  passwordChecks: Allowance;
  /** Links of mails that did not work, by address: 60 an hour. */
  linkAttempts: Allowance;
  /** Accounts made, by address: 60 an hour. */
  signUps: Allowance;
  /** Mails asked for, by address: 20 an hour. */
  mailRequests: Allowance;
  /** Mails sent, by the address of an account, so that a new account with it does not begin anew: 5 an hour. */
  mailsToAccount: Allowance;
}

/** What the commands of accounts need of the house. */
export interface AccountDependencies {
  db: Db;
  auth: Auth;
  /** better-auth inside a transaction that holds more than its own work. */
  authIn: (transaction: Db, passwordHash: Partial<PasswordHash>) => Auth;
  company: Company;
  /** Milliseconds since 1970; a test may stand still. */
  clock: () => number;
  /** Tells the outbox worker that mail is waiting, so that it need not look at the clock. */
  outboxIsWaiting: () => void;
  accountAllowances: AccountAllowances;
  mailLimit: MailLimit;
  signInAudit: SignInAudit;
}

/** Where a request came from. */
export interface Origin {
  /** The sender's address, for limits. */
  address: string;
  /** The User-Agent header, for the list of sessions. */
  userAgent: string | undefined;
}

/** A request that signs somebody in. */
export interface SignInRequest extends Origin {
  /** Also in every other log line of the request. */
  requestId: string;
  /** The customers' sessions that the request shows: a new one takes their place. */
  sessions: () => Promise<Session[]>;
}

/** Too many attempts; try again later. */
export interface Limited {
  ok: false;
  reason: 'limited';
  retryAfterSeconds: number;
}
