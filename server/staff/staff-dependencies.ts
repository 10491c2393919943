import type { Company } from '../../contract/company.ts';
import type { Allowance, SignInRequest } from '../accounts/account-dependencies.ts';
import type { SignInAudit } from '../accounts/sign-in-audit.ts';
import type { Db } from '../db/open-database.ts';
import type { Cipher } from '../kyc/cipher.ts';

export interface StaffAllowances {
  /** Wrong passwords and codes, by person and address: 10 in 15 minutes. */
  wrongPasswords: Allowance;
  /** Wrong passwords and codes, by address, whoever they were for: 100 in 15 minutes. */
  wrongFromAddress: Allowance;
  /** Passwords and codes checked, by address, right or wrong: 600 in 15 minutes. */
  passwordChecks: Allowance;
  /** Links of mails and of the terminal that did not work, by address: 60 an hour. */
  linkAttempts: Allowance;
  /** Wrong codes of the app, by person, from wherever: 50 an hour. Recovery codes are not counted here. */
  wrongCodes: Allowance;
  /** Refusals put on record, by person, kind and address: 1 in 15 minutes. */
  recordedRefusals: Allowance;
  /** Links for a new password asked for, by address: 20 an hour. */
  mailRequests: Allowance;
  /** Such links mailed, by person: 5 an hour. */
  mailsToStaff: Allowance;
}

/** What the commands of staff need of the house. */
export interface StaffDependencies {
  db: Db;
  company: Company;
  /** Milliseconds since 1970; a test may stand still. */
  clock: () => number;
  /** Tells the workers of the outbox that something waits to leave. */
  outboxIsWaiting: () => void;
  /** Encrypts the secrets that codes are made of. */
  cipher: Cipher;
  staffAllowances: StaffAllowances;
  signInAudit: SignInAudit;
}

/** A request that signs a member of staff in. */
export interface StaffSignInRequest extends Omit<SignInRequest, 'sessions'> {
  /** The token of the desk's cookie: the session that it names ends. */
  staffToken: string | undefined;
}

/** Who does something to staff, for the record. */
export interface StaffActor {
  /** Empty for the terminal. */
  id: string;
  name: string;
}

/** Whoever has the server's terminal may do what an owner may. */
export const terminal: StaffActor = { id: '', name: 'Terminal' };
