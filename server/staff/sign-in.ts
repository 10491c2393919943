import { v7 as uuidv7 } from 'uuid';
import type { StaffMember } from '../../contract/staff-member.ts';
import type { Limited, Origin } from '../accounts/account-dependencies.ts';
import { hashToken, newToken } from '../accounts/token-hash.ts';
import { transact } from '../db/transact.ts';
import { beginStaffSession } from './sessions.ts';
import type { StaffDependencies } from './staff-dependencies.ts';
import { isPasswordOf, withinStaffAttempts } from './staff-password.ts';
import { findActiveByEmail, findActiveById, memberOf, type StaffRow } from './staff-rows.ts';

const tenMinutes = 10 * 60 * 1000;

export type StaffSignInOutcome =
  /** `next` is `code` where two-factor is on: the token is then good for nothing but giving the code, for 10 minutes. */
  | { ok: true; next: 'desk' | 'code'; staff: StaffMember; token: string }
  | { ok: false; reason: 'wrong-name-or-password' }
  | Limited;

/** Begins what the person's two-factor allows, unless the password was changed while it was being checked. */
function begin(
  { db, clock }: StaffDependencies,
  { id, password }: StaffRow,
  userAgent: string | undefined,
): Promise<StaffSignInOutcome> {
  const now = clock();
  return transact(db, async (transaction): Promise<StaffSignInOutcome> => {
    const row = await findActiveById(transaction, id);
    if (row?.password !== password) return { ok: false, reason: 'wrong-name-or-password' };
    const staff = memberOf(row);
    if (!row.two_factor_secret) {
      const token = await beginStaffSession(transaction, id, { userAgent, now });
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
 * Begins a session or, where the person has two-factor, a sign-in that waits for a code. An unknown address, a
 * deactivated person and a wrong password are refused alike, after the same work. Refuses more than 10 failures for one
 * person from one address in 15 minutes. Throws when the database fails.
 */
export function signInStaff(
  dependencies: StaffDependencies,
  { email, password }: { email: string; password: string },
  { address, userAgent }: Origin,
): Promise<StaffSignInOutcome> {
  return withinStaffAttempts(dependencies, { email, address }, async (): Promise<StaffSignInOutcome> => {
    const person = await findActiveByEmail(dependencies.db, email);
    const isRight = await isPasswordOf(person, password);
    if (!person || !isRight) return { ok: false, reason: 'wrong-name-or-password' };
    return begin(dependencies, person, userAgent);
  });
}
