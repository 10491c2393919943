import { v7 as uuidv7 } from 'uuid';
import type { Db } from '#platform/db/open-database.ts';
import { transact } from '#platform/db/transact.ts';
import { minute } from '#platform/values/durations.ts';
import type { AccountKind, Person, PersonRow, SignInRequest } from './account-kind.ts';
import { type Limited, limitPasswordAttempts } from './attempt-limits.ts';
import { lockPassword } from './change-password.ts';
import type { IdentityDependencies } from './identity-dependencies.ts';
import { argon2id } from './passwords.ts';
import { beginSession, signOut } from './sessions.ts';
import { hashToken, newToken } from './token-hash.ts';
import { consumeRecoveryCode, consumeTotpCode, isRecoveryCodeFormat } from './two-factor.ts';

/** Time that a sign-in waits for its code. */
export const codeWithinMs = 10 * minute;

type SignInOutcome =
  /** `next` is `code` where two-factor is on: the token is then good for nothing but giving the code, for 10 minutes. */
  | { ok: true; next: 'session' | 'code'; person: Person; token: string }
  | { ok: false; reason: 'wrong-name-or-password' }
  | Limited;

/** Begins what the person's two-factor allows, unless the password was changed while it was being checked. */
function begin(
  dependencies: IdentityDependencies,
  kind: AccountKind,
  checked: PersonRow,
  { request, replaces }: { request: SignInRequest; replaces: string[] },
): Promise<SignInOutcome> {
  const { db, clock } = dependencies;
  return transact(db, async (transaction): Promise<SignInOutcome> => {
    const now = clock();
    const isHeld = await lockPassword(transaction, kind, checked);
    const row = isHeld ? await kind.find(transaction, checked) : null;
    if (!row) return { ok: false, reason: 'wrong-name-or-password' };
    await signOut(transaction, kind, replaces);
    const { id, name, email } = row;
    const person = { id, name, email };
    if (!row.two_factor_secret) {
      const { userAgent } = request;
      const token = await beginSession(transaction, kind, id, { userAgent, now });
      await kind.recordSignIn(transaction, dependencies, person, request);
      return { ok: true, next: 'session', person, token };
    }
    const token = newToken();
    await transaction
      .insertInto(kind.signIns)
      .values({
        id: uuidv7(),
        token: hashToken(token),
        [kind.personId]: id,
        expires_at: now + codeWithinMs,
      })
      .execute();
    return { ok: true, next: 'code', person, token };
  });
}

/**
 * Begins a session or, where the person has two-factor, a sign-in that waits for a code; ends the sessions whose tokens it
 * `replaces`. An address that nobody has, somebody who may not sign in and a wrong password are refused alike, after the
 * same time. Refuses more than 10 failures for one person from one address in 15 minutes. Every attempt is logged. Throws
 * when the database fails.
 */
export async function signIn(
  dependencies: IdentityDependencies,
  kind: AccountKind,
  { email, password }: { email: string; password: string },
  { request, replaces }: { request: SignInRequest; replaces: string[] },
): Promise<SignInOutcome> {
  const { address } = request;
  const attempt = async (): Promise<SignInOutcome> => {
    const person = await kind.find(dependencies.db, { email });
    const isRight = await argon2id.verify(person?.password ?? null, password);
    if (!person || !isRight) return { ok: false, reason: 'wrong-name-or-password' };
    return begin(dependencies, kind, person, { request, replaces });
  };
  const outcome = await limitPasswordAttempts(kind.limitsOf(dependencies), { email, address }, attempt);
  dependencies.signInAudit.log({ audience: kind.audience, step: 'password', outcome, email, request });
  if (!outcome.ok) {
    const isLimited = outcome.reason === 'limited';
    await kind.recordRefusal(dependencies, { step: 'password', isLimited, email, address });
  }
  return outcome;
}

type CodeOutcome =
  | { ok: true; person: Person; token: string }
  | { ok: false; reason: 'code-wrong' | 'sign-in-over' }
  | Limited;

/** The person whose sign-in waits for a code, or null. */
async function findWaiting(db: Db, kind: AccountKind, token: string, now: number): Promise<PersonRow | null> {
  const row = await db
    .selectFrom(kind.signIns)
    .select(`${kind.personId} as id`)
    .where('token', '=', hashToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row ? kind.find(db, row) : null;
}

/** Turns the sign-in into a session when the code is right, all in one transaction, so that a code counts once. */
function exchange(
  dependencies: IdentityDependencies,
  kind: AccountKind,
  { id, name, email }: Person,
  { token, code, request }: { token: string; code: string; request: SignInRequest },
): Promise<CodeOutcome> {
  const { db, clock } = dependencies;
  const now = clock();
  const person = { id, name, email };
  return transact(db, async (transaction): Promise<CodeOutcome> => {
    const recovers = isRecoveryCodeFormat(code);
    const isRight = recovers
      ? await consumeRecoveryCode(transaction, kind, id, code)
      : await consumeTotpCode(transaction, dependencies, kind, { id, code });
    if (!isRight) return { ok: false, reason: 'code-wrong' };
    const { numDeletedRows } = await transaction
      .deleteFrom(kind.signIns)
      .where('token', '=', hashToken(token))
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) return { ok: false, reason: 'sign-in-over' };
    if (recovers) await kind.onAccessChanged(transaction, dependencies, person, 'recovery-code-used');
    const begun = await beginSession(transaction, kind, id, { userAgent: request.userAgent, now });
    await kind.recordSignIn(transaction, dependencies, person, request);
    return { ok: true, person, token: begun };
  });
}

/**
 * Ends a sign-in with the code of the app or a recovery code, and begins the session. A code works once. Wrong ones
 * count with wrong passwords; those of the app also by person from wherever, which a person with only the password can
 * use up, so a recovery code is taken even then. Every attempt is logged. Throws when the database fails.
 */
export async function signInWithCode(
  dependencies: IdentityDependencies,
  kind: AccountKind,
  { token, code }: { token: string; code: string },
  request: SignInRequest,
): Promise<CodeOutcome> {
  const person = await findWaiting(dependencies.db, kind, token, dependencies.clock());
  if (!person) return { ok: false, reason: 'sign-in-over' };
  const limits = kind.limitsOf(dependencies);
  const { address } = request;
  const { email } = person;
  const attempt = async (): Promise<CodeOutcome> => {
    const isCounted = !isRecoveryCodeFormat(code);
    const counted = isCounted ? await limits.wrongCodes.take(person.id) : null;
    if (counted && !counted.ok) return { ...counted, reason: 'limited' };
    const outcome = await exchange(dependencies, kind, person, { token, code, request });
    if (isCounted && outcome.ok) await limits.wrongCodes.giveBack(person.id);
    return outcome;
  };
  const outcome = await limitPasswordAttempts(limits, { email, address }, attempt);
  dependencies.signInAudit.log({ audience: kind.audience, step: 'code', outcome, email, request });
  if (!outcome.ok && outcome.reason !== 'sign-in-over') {
    const isLimited = outcome.reason === 'limited';
    await kind.recordRefusal(dependencies, { step: 'code', isLimited, email, address });
  }
  return outcome;
}
