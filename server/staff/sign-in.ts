import { setTimeout as wait } from 'node:timers/promises';
import { v7 as uuidv7 } from 'uuid';
import type { StaffMember } from '../../contract/staff-member.ts';
import type { Limited } from '../auth/attempt-limits.ts';
import { argon2id } from '../auth/password-hash.ts';
import { hashToken, newToken } from '../auth/token-hash.ts';
import { transact } from '../db/transact.ts';
import { beginStaffSession, signOutStaff } from './sessions.ts';
import { recordRefusal, recordSignIn } from './sign-in-events.ts';
import type { StaffDependencies, StaffSignInRequest } from './staff-dependencies.ts';
import { withinStaffAttempts } from './staff-password.ts';
import { findActiveByEmail, findActiveById, memberOf, type StaffRow } from './staff-rows.ts';

const tenMinutes = 10 * 60 * 1000;

/** Longer than a line on record takes: only an attempt for somebody who exists leaves one. */
const refusalTakesMs = 100;

export type StaffSignInOutcome =
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
  const outcome = await withinStaffAttempts(dependencies, { email, address }, attempt);
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
