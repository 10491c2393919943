import { setTimeout as wait } from 'node:timers/promises';
import { v7 as uuidv7 } from 'uuid';
import type { StaffMember } from '../../../../platform/commands/caller.ts';
import type { Db } from '../../../../platform/db/open-database.ts';
import { transact } from '../../../../platform/db/transact.ts';
import type { Cipher } from '../../../../platform/secrets/cipher.ts';
import { type Limited, limitPasswordAttempts } from '../attempt-limits.ts';
import { argon2id } from '../passwords.ts';
import { hashToken, newToken } from '../token-hash.ts';
import { beginStaffSession, signOutStaff } from './sessions.ts';
import type { StaffDependencies, StaffSignInRequest } from './staff-dependencies.ts';
import { recordRefusal, recordSignIn, recordStaffEvent } from './staff-events.ts';
import { findActiveByEmail, findActiveById, findStaffRow, memberOf, type StaffRow } from './staff-rows.ts';
import { matchTotp } from './totp.ts';
import { consumeRecoveryCode, isRecoveryCodeFormat } from './two-factor.ts';

const tenMinutes = 10 * 60 * 1000;

/** Longer than a line on record takes: only an attempt for somebody who exists leaves one. */
const refusalTakesMs = 100;

type StaffSignInOutcome =
  /** `next` is `code` where two-factor is on: the token is then good for nothing but giving the code, for 10 minutes. */
  | { ok: true; next: 'desk' | 'code'; staff: StaffMember; token: string }
  | { ok: false; reason: 'wrong-name-or-password' }
  | Limited;

/** Begins what the person's two-factor allows, unless the password was changed while it was being checked. */
function begin(
  dependencies: StaffDependencies,
  { id, password }: StaffRow,
  request: StaffSignInRequest,
): Promise<StaffSignInOutcome> {
  const { db, clock } = dependencies;
  const now = clock();
  return transact(db, async (transaction): Promise<StaffSignInOutcome> => {
    const row = await findActiveById(transaction, id);
    if (row?.password !== password) return { ok: false, reason: 'wrong-name-or-password' };
    const staff = memberOf(row);
    if (request.staffToken) await signOutStaff(transaction, request.staffToken);
    if (!row.two_factor_secret) {
      const token = await beginStaffSession(transaction, id, { userAgent: request.userAgent, now });
      await recordSignIn(transaction, dependencies, staff, request);
      return { ok: true, next: 'desk', staff, token };
    }
    const token = newToken();
    await transaction
      .insertInto('staff_sign_ins')
      .values({ id: uuidv7(), token: hashToken(token), staff_id: id, expires_at: now + tenMinutes })
      .execute();
    return { ok: true, next: 'code', staff, token };
  });
}

/**
 * Begins a session or, where the person has two-factor, a sign-in that waits for a code; ends the session that the
 * request shows. An unknown address, a deactivated person and a wrong password are refused alike, after the same time.
 * Refuses more than 10 failures for one person from one address in 15 minutes. Every attempt is logged; sign-ins and
 * refusals of people who exist are on record. Throws when the database fails.
 */
export async function signInStaff(
  dependencies: StaffDependencies,
  { email, password }: { email: string; password: string },
  request: StaffSignInRequest,
): Promise<StaffSignInOutcome> {
  const { address } = request;
  const attempt = async (): Promise<StaffSignInOutcome> => {
    const person = await findActiveByEmail(dependencies.db, email);
    const isRight = await argon2id.verify(person?.password ?? null, password);
    if (!person || !isRight) return { ok: false, reason: 'wrong-name-or-password' };
    return begin(dependencies, person, request);
  };
  const outcome = await limitPasswordAttempts(dependencies.staffRateLimits, { email, address }, attempt);
  dependencies.signInAudit.log({ audience: 'staff', step: 'password', outcome, email, request });
  if (!outcome.ok)
    await Promise.all([recordRefused(dependencies, outcome.reason, email, address), wait(refusalTakesMs)]);
  return outcome;
}

async function recordRefused(
  dependencies: StaffDependencies,
  reason: 'wrong-name-or-password' | 'limited',
  email: string,
  address: string,
): Promise<void> {
  const subject = await findActiveByEmail(dependencies.db, email);
  if (reason === 'limited') {
    await recordRefusal(dependencies, 'sign-in-limited', { address, ...(subject ? { subject } : {}) });
  } else if (subject) {
    await recordRefusal(dependencies, 'sign-in-failed', { address, subject });
  }
}

type CodeOutcome =
  | { ok: true; staff: StaffMember; token: string }
  | { ok: false; reason: 'code-wrong' | 'sign-in-over' }
  | Limited;

async function findPerson(db: Db, token: string, now: number): Promise<StaffRow | null> {
  const row = await db
    .selectFrom('staff_sign_ins')
    .select('staff_id')
    .where('token', '=', hashToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row ? findActiveById(db, row.staff_id) : null;
}

/**
 * Takes a code of a person's app. False when it is wrong, or when it or a newer one was taken before: also when two
 * requests bring the same code at once.
 */
async function consumeTotpCode(
  transaction: Db,
  { cipher, now }: { cipher: Cipher; now: number },
  staffId: string,
  code: string,
): Promise<boolean> {
  const person = await findStaffRow(transaction, staffId);
  if (!person?.two_factor_secret) return false;
  const secret = cipher.open(person.two_factor_secret, { twoFactor: staffId });
  const step = matchTotp(secret, code, { now, newest: person.two_factor_step });
  if (step === null) return false;
  const { numUpdatedRows } = await transaction
    .updateTable('staff')
    .set({ two_factor_step: step })
    .where('id', '=', staffId)
    .where((expression) =>
      expression.or([expression('two_factor_step', 'is', null), expression('two_factor_step', '<', step)]),
    )
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Turns the sign-in into a session when the code is right, all in one transaction, so that a code counts once. */
function exchange(
  dependencies: StaffDependencies,
  person: StaffRow,
  { token, code, request }: { token: string; code: string; request: StaffSignInRequest },
): Promise<CodeOutcome> {
  const { db, clock, cipher } = dependencies;
  const now = clock();
  return transact(db, async (transaction): Promise<CodeOutcome> => {
    const recovers = isRecoveryCodeFormat(code);
    const isRight = recovers
      ? await consumeRecoveryCode(transaction, person.id, code)
      : await consumeTotpCode(transaction, { cipher, now }, person.id, code);
    if (!isRight) return { ok: false, reason: 'code-wrong' };
    const { numDeletedRows } = await transaction
      .deleteFrom('staff_sign_ins')
      .where('token', '=', hashToken(token))
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) return { ok: false, reason: 'sign-in-over' };
    if (recovers) {
      const subject = { id: person.id, name: person.name };
      await recordStaffEvent(transaction, { at: now, by: subject, action: 'recovery-code-used', subject });
    }
    const begun = await beginStaffSession(transaction, person.id, { userAgent: request.userAgent, now });
    await recordSignIn(transaction, dependencies, person, request);
    return { ok: true, staff: memberOf(person), token: begun };
  });
}

/**
 * Ends a sign-in with the code of the app or a recovery code, and begins the session. A code works once. Wrong ones
 * count with wrong passwords; those of the app also by person from wherever, which a person with only the password can
 * use up, so a recovery code is taken even then. Every attempt is logged, refusals are on record. Throws when the database
 * fails.
 */
export async function signInWithCode(
  dependencies: StaffDependencies,
  { token, code }: { token: string; code: string },
  request: StaffSignInRequest,
): Promise<CodeOutcome> {
  const person = await findPerson(dependencies.db, token, dependencies.clock());
  if (!person) return { ok: false, reason: 'sign-in-over' };
  const { wrongCodes } = dependencies.staffRateLimits;
  const { address } = request;
  const { email } = person;
  const attempt = async (): Promise<CodeOutcome> => {
    const isCounted = !isRecoveryCodeFormat(code);
    const counted = isCounted ? await wrongCodes.take(person.id) : null;
    if (counted && !counted.ok) return { ...counted, reason: 'limited' };
    const outcome = await exchange(dependencies, person, { token, code, request });
    if (isCounted && outcome.ok) await wrongCodes.giveBack(person.id);
    return outcome;
  };
  const outcome = await limitPasswordAttempts(dependencies.staffRateLimits, { email, address }, attempt);
  dependencies.signInAudit.log({ audience: 'staff', step: 'code', outcome, email, request });
  if (!outcome.ok && outcome.reason !== 'sign-in-over') {
    const action = outcome.reason === 'limited' ? 'sign-in-limited' : 'sign-in-code-failed';
    await recordRefusal(dependencies, action, { address, subject: person });
  }
  return outcome;
}
