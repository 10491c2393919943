import type { Company } from '../../../../platform/company.ts';
import type { Db } from '../../../../platform/db/open-database.ts';
import type { Cipher } from '../../../../platform/secrets/cipher.ts';
import type { PasswordRateLimits, RateLimit, RequestOrigin } from '../attempt-limits.ts';
import type { SignInAudit } from '../sign-in-audit.ts';

export interface StaffRateLimits extends PasswordRateLimits {
  /** Links of mails and of the CLI that did not work, by address: 60 an hour. */
  linkAttempts: RateLimit;
  /** Wrong codes of the app, by person, from wherever: 50 an hour. Recovery codes are not counted here. */
  wrongCodes: RateLimit;
  /** Refusals put on record, by person, kind and address: 1 in 15 minutes. */
  recordedRefusals: RateLimit;
  /** Links for a new password asked for, by address: 20 an hour. */
  mailRequests: RateLimit;
  /** Such links mailed, by person: 5 an hour. */
  mailsToStaff: RateLimit;
}

/** Dependencies of the commands of staff. */
export interface StaffDependencies {
  db: Db;
  company: Company;
  /** Milliseconds since 1970; a test may stand still. */
  clock: () => number;
  /** Notifies the workers of the outbox that a row is waiting. */
  outboxIsWaiting: () => void;
  /** Encrypts the secrets that codes are made of. */
  cipher: Cipher;
  staffRateLimits: StaffRateLimits;
  signInAudit: SignInAudit;
}

/** A request that signs a member of staff in. */
export interface StaffSignInRequest extends RequestOrigin {
  /** Also in every other log line of the request. */
  requestId: string;
  /** The token of the desk's cookie: the session that it names ends. */
  staffToken: string | undefined;
}

/** Who does something to staff, for the record. */
export interface StaffActor {
  /** Empty for the CLI. */
  id: string;
  name: string;
}

/** Staff changes made by the CLI, which may do what an owner may. */
export const cliActor: StaffActor = { id: '', name: 'CLI' };

declare module '../../../../platform/context.ts' {
  interface Services extends StaffDependencies {}
}
