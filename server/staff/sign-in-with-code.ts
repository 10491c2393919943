import type { StaffMember } from '../../contract/staff-member.ts';
import type { Limited } from '../auth/attempt-limits.ts';
import { hashToken } from '../auth/token-hash.ts';
import type { Db } from '../db/open-database.ts';
import { transact } from '../db/transact.ts';
import type { Cipher } from '../secrets/cipher.ts';
import { noteStaffEvent } from './events.ts';
import { isRecoveryCodeFormat, spendRecoveryCode } from './recovery-codes.ts';
import { beginStaffSession } from './sessions.ts';
import { recordRefusal, recordSignIn } from './sign-in-events.ts';
import type { StaffDependencies, StaffSignInRequest } from './staff-dependencies.ts';
import { withinStaffAttempts } from './staff-password.ts';
import { findActiveById, findStaffRow, memberOf, type StaffRow } from './staff-rows.ts';
import { matchTotp } from './totp.ts';

export type CodeOutcome =
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
async function spendTotpCode(
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
      ? await spendRecoveryCode(transaction, person.id, code)
      : await spendTotpCode(transaction, { cipher, now }, person.id, code);
    if (!isRight) return { ok: false, reason: 'code-wrong' };
    const { numDeletedRows } = await transaction
      .deleteFrom('staff_sign_ins')
      .where('token', '=', hashToken(token))
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) return { ok: false, reason: 'sign-in-over' };
    if (recovers) {
      const subject = { id: person.id, name: person.name };
      await noteStaffEvent(transaction, { at: now, by: subject, action: 'recovery-code-used', subject });
    }
    const begun = await beginStaffSession(transaction, person.id, { userAgent: request.userAgent, now });
    await recordSignIn(transaction, dependencies, person, request);
    return { ok: true, staff: memberOf(person), token: begun };
  });
}

/**
 * Ends a sign-in with the code of the app or a recovery code, and begins the session. A code works once. Wrong ones
 * count with wrong passwords; those of the app also by person from wherever, which whoever holds only the password can
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
  const outcome = await withinStaffAttempts(dependencies, { email, address }, attempt);
  dependencies.signInAudit.log({ audience: 'staff', step: 'code', outcome, email, request });
  if (!outcome.ok && outcome.reason !== 'sign-in-over') {
    const action = outcome.reason === 'limited' ? 'sign-in-limited' : 'sign-in-code-failed';
    await recordRefusal(dependencies, action, { address, subject: person });
  }
  return outcome;
}
