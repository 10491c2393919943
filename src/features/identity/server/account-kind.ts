import type { Db } from '#platform/db/open-database.ts';
import type { RequestOrigin } from './attempt-limits.ts';
import type { IdentityDependencies, IdentityRateLimits } from './identity-dependencies.ts';

/** A customer or a member of staff. */
export interface Person {
  id: string;
  name: string;
  /** In lower case. */
  email: string;
}

/** A person's row of `accounts` or `staff`. */
export interface PersonRow extends Person {
  /** argon2id, in PHC format. */
  password: string;
  two_factor_secret: Uint8Array | null;
  two_factor_pending: Uint8Array | null;
  two_factor_step: number | null;
}

/** A change of somebody's access. */
export type AccessChange =
  | 'password-changed'
  | 'password-reset'
  | 'two-factor-on'
  | 'two-factor-off'
  | 'recovery-code-used'
  | 'recovery-codes-made';

export type TwoFactorRefusal = 'email-unconfirmed' | 'two-factor-required';

/** A request that signs somebody in. */
export interface SignInRequest extends RequestOrigin {
  /** Also in every other log line of the request. */
  requestId: string;
}

/** A row of a session with what the session gives. */
export interface StoredSession<Session> {
  created_at: number;
  used_at: number;
  expires_at: number;
  session: Session;
}

/** The tables of a kind of account, which have the same columns but for `personId`. */
export interface AccountTables {
  people: 'accounts' | 'staff';
  sessions: 'sessions' | 'staff_sessions';
  signIns: 'sign_ins' | 'staff_sign_ins';
  links: 'one_time_tokens' | 'staff_password_links';
  recoveryCodes: 'recovery_codes' | 'staff_recovery_codes';
  personId: 'account_id' | 'staff_id';
}

/** All that differs between signing in as a customer and as staff. */
export interface AccountKind<Session = unknown> extends AccountTables {
  audience: 'customer' | 'staff';
  lifetime: {
    /** Of a session since it was last used. */
    idleMs: number;
    /** Of a session since it began. */
    longestMs: number;
    /** Use is stored at most once in so long. */
    usedEveryMs: number;
  };
  limitsOf(
    dependencies: Pick<IdentityDependencies, 'accountRateLimits' | 'staffRateLimits'>,
  ): IdentityRateLimits;
  /** The person with this id or address who may sign in, or null. */
  find(db: Db, by: { id: string } | { email: string }): Promise<PersonRow | null>;
  /** The session with this hash of a token that has not expired, of a person who may sign in, or null. */
  findSession(db: Db, tokenHash: string, now: number): Promise<StoredSession<Session> | null>;
  /** Puts a sign-in on record, in the transaction that begins the session. */
  recordSignIn(
    transaction: Db,
    dependencies: IdentityDependencies,
    person: Person,
    request: RequestOrigin,
  ): Promise<void>;
  /** Puts a refused attempt on record. */
  recordRefusal(
    dependencies: IdentityDependencies,
    attempt: { step: 'password' | 'code'; isLimited: boolean; email: string; address: string },
  ): Promise<void>;
  /** Puts a change on record and its mail in the outbox, and does what else follows, in the transaction that makes it. */
  onAccessChanged(
    transaction: Db,
    dependencies: IdentityDependencies,
    person: Person,
    change: AccessChange,
  ): Promise<void>;
  /** The reason why a person may not set two-factor up or turn it off, or null. */
  twoFactorRefusal(db: Db, personId: string, change: 'begin' | 'turn-off'): Promise<TwoFactorRefusal | null>;
  /** Counts a mail with a link to choose a new password. False when the address has had too many. */
  takeResetMail(transaction: Db, dependencies: IdentityDependencies, email: string): Promise<boolean>;
  /** Puts that mail in the outbox. */
  mailPasswordLink(
    transaction: Db,
    dependencies: IdentityDependencies,
    person: Person,
    token: string,
  ): Promise<void>;
}
