import { randomInt } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import type { StaffSession } from '../../../../platform/commands/caller.ts';
import type { Db } from '../../../../platform/db/open-database.ts';
import { transact } from '../../../../platform/db/transact.ts';
import { pinKey } from '../../../../platform/secrets/cipher.ts';
import type { Limited } from '../attempt-limits.ts';
import { hashToken } from '../token-hash.ts';
import { reauthenticate } from './passwords.ts';
import { endApiTokens, endStaffSessions } from './sessions.ts';
import type { StaffActor, StaffDependencies } from './staff-dependencies.ts';
import { notifyAccessChanged, recordStaffEvent } from './staff-events.ts';
import { findStaffRow, isTwoFactorRequired } from './staff-rows.ts';
import { base32, matchTotp, newTotpSecret, otpauthUrl } from './totp.ts';

type WithPassword = { currentPassword: string; address: string };

type EnrolOutcome =
  | { ok: true; secret: string; otpauthUrl: string }
  | { ok: false; reason: 'password-wrong' }
  | Limited;

/**
 * Shows a new secret for the person's app. Nothing changes until a code of it is confirmed: a person who has two-factor
 * already moves it to another phone in this way.
 */
export async function enrolTwoFactor(
  dependencies: StaffDependencies,
  { staff }: StaffSession,
  given: WithPassword,
): Promise<EnrolOutcome> {
  const asked = await reauthenticate(dependencies, staff, given);
  if (!asked.ok) return asked;
  const { db, cipher, company } = dependencies;
  const secret = newTotpSecret();
  await transact(db, async (transaction) => {
    await pinKey(transaction, cipher);
    await transaction
      .updateTable('staff')
      .set({ two_factor_pending: cipher.seal(secret, { twoFactor: staff.id }) })
      .where('id', '=', staff.id)
      .execute();
  });
  const typed = base32(secret);
  const url = otpauthUrl(typed, { issuer: company.name, email: staff.email });
  return { ok: true, secret: typed, otpauthUrl: url };
}

type ConfirmOutcome =
  | { ok: true; recoveryCodes: string[] }
  | { ok: false; reason: 'code-wrong' | 'not-begun' }
  | Limited;

/**
 * Turns two-factor on with the first code of the secret that was shown, ends the person's other sessions, and gives ten
 * recovery codes, which are shown this once. Wrong codes count with those of signing in: a stranger at a desk left
 * alone must not guess the code of a secret that was begun there.
 */
export async function confirmTwoFactor(
  dependencies: StaffDependencies,
  session: StaffSession,
  code: string,
): Promise<ConfirmOutcome> {
  const { wrongCodes } = dependencies.staffRateLimits;
  const counted = await wrongCodes.take(session.staff.id);
  if (!counted.ok) return { ...counted, reason: 'limited' };
  const outcome = await turnOn(dependencies, session, code);
  if (outcome.ok) {
    await wrongCodes.giveBack(session.staff.id);
    dependencies.outboxIsWaiting();
  }
  return outcome;
}

function turnOn(
  { db, clock, cipher }: Pick<StaffDependencies, 'db' | 'clock' | 'cipher'>,
  { id, staff }: StaffSession,
  code: string,
): Promise<ConfirmOutcome> {
  const now = clock();
  return transact(db, async (transaction): Promise<ConfirmOutcome> => {
    const row = await findStaffRow(transaction, staff.id);
    if (!row?.two_factor_pending) return { ok: false, reason: 'not-begun' };
    const secret = cipher.open(row.two_factor_pending, { twoFactor: staff.id });
    const step = matchTotp(secret, code, { now, newest: null });
    if (step === null) return { ok: false, reason: 'code-wrong' };
    await transaction
      .updateTable('staff')
      .set({ two_factor_secret: row.two_factor_pending, two_factor_pending: null, two_factor_step: step })
      .where('id', '=', staff.id)
      .execute();
    await endStaffSessions(transaction, staff.id, { but: id });
    await recordStaffEvent(transaction, { at: now, by: staff, action: 'two-factor-on', subject: staff });
    await notifyAccessChanged(transaction, staff, { change: 'two-factor-on', now });
    return { ok: true, recoveryCodes: await replaceRecoveryCodes(transaction, staff.id) };
  });
}

type RenewCodesOutcome =
  | { ok: true; recoveryCodes: string[] }
  | { ok: false; reason: 'password-wrong' | 'two-factor-off' }
  | Limited;

/** Gives ten new recovery codes, shown this once, in place of those before. Refused while two-factor is off. */
export async function renewRecoveryCodes(
  dependencies: StaffDependencies,
  { staff }: StaffSession,
  given: WithPassword,
): Promise<RenewCodesOutcome> {
  const asked = await reauthenticate(dependencies, staff, given);
  if (!asked.ok) return asked;
  const { db, clock } = dependencies;
  const now = clock();
  const outcome = await transact(db, async (transaction): Promise<RenewCodesOutcome> => {
    const row = await findStaffRow(transaction, staff.id);
    if (!row?.two_factor_secret) return { ok: false, reason: 'two-factor-off' };
    const event = { at: now, by: staff, action: 'recovery-codes-made', subject: staff } as const;
    await recordStaffEvent(transaction, event);
    await notifyAccessChanged(transaction, staff, { change: 'recovery-codes-made', now });
    return { ok: true, recoveryCodes: await replaceRecoveryCodes(transaction, staff.id) };
  });
  if (outcome.ok) dependencies.outboxIsWaiting();
  return outcome;
}

async function removeTwoFactor(transaction: Db, staffId: string): Promise<void> {
  await transaction
    .updateTable('staff')
    .set({ two_factor_secret: null, two_factor_pending: null, two_factor_step: null })
    .where('id', '=', staffId)
    .execute();
  await deleteRecoveryCodes(transaction, staffId);
}

type DisableOutcome =
  | { ok: true }
  | { ok: false; reason: 'password-wrong' | 'two-factor-required' }
  | Limited;

/** Turns one's own two-factor off. Refused while an owner requires it. */
export async function disableTwoFactor(
  dependencies: StaffDependencies,
  { staff }: StaffSession,
  given: WithPassword,
): Promise<DisableOutcome> {
  const { db, clock } = dependencies;
  if (await isTwoFactorRequired(db)) return { ok: false, reason: 'two-factor-required' };
  const asked = await reauthenticate(dependencies, staff, given);
  if (!asked.ok) return asked;
  const now = clock();
  await transact(db, async (transaction) => {
    await removeTwoFactor(transaction, staff.id);
    await recordStaffEvent(transaction, { at: now, by: staff, action: 'two-factor-off', subject: staff });
    await notifyAccessChanged(transaction, staff, { change: 'two-factor-off', now });
  });
  dependencies.outboxIsWaiting();
  return { ok: true };
}

type ResetTwoFactorOutcome = { ok: true } | { ok: false; reason: 'no-such-staff' | 'own' };

/**
 * Takes two-factor away from a person who has lost phone and recovery codes, and ends their sessions and API tokens: the
 * password is enough for the next sign-in. They get a mail. Refuses one's own, which is turned off with the password.
 */
export async function resetTwoFactor(
  { db, clock, outboxIsWaiting }: Pick<StaffDependencies, 'db' | 'clock' | 'outboxIsWaiting'>,
  by: StaffActor,
  staffId: string,
): Promise<ResetTwoFactorOutcome> {
  if (by.id === staffId) return { ok: false, reason: 'own' };
  const now = clock();
  const outcome = await transact(db, async (transaction): Promise<ResetTwoFactorOutcome> => {
    const row = await findStaffRow(transaction, staffId);
    if (!row) return { ok: false, reason: 'no-such-staff' };
    await removeTwoFactor(transaction, staffId);
    await endStaffSessions(transaction, staffId);
    await endApiTokens(transaction, staffId);
    const subject = { id: row.id, name: row.name };
    await recordStaffEvent(transaction, { at: now, by, action: 'two-factor-reset', subject });
    if (row.deactivated_at === null) {
      await notifyAccessChanged(transaction, row, { change: 'two-factor-reset', now, detail: by.name });
    }
    return { ok: true };
  });
  if (outcome.ok) outboxIsWaiting();
  return outcome;
}

/** Requires two-factor of everybody, or leaves it to each. Who has none can then do nothing but set it up. */
export async function requireTwoFactor(
  { db, clock }: Pick<StaffDependencies, 'db' | 'clock'>,
  by: StaffActor,
  required: boolean,
): Promise<void> {
  await transact(db, async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('staff_settings')
      .set({ two_factor_required: required ? 1 : 0 })
      .where('two_factor_required', '=', required ? 0 : 1)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return;
    const action = required ? 'two-factor-required' : 'two-factor-optional';
    await recordStaffEvent(transaction, { at: clock(), by, action });
  });
}

const howMany = 10;
const length = 16;

/** Without the letters and digits that are taken for each other (Crockford's base32): 5 bits each, 80 in a code. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

function newCode(): string {
  const letters = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
  return letters.replace(/(.{4})(?=.)/g, '$1-');
}

/** As typed, with or without dashes, in any case, and with O for 0 and I or L for 1. */
function storedCode(staffId: string, code: string): string {
  const letters = code.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
  return hashToken(`${staffId} ${letters}`);
}

/** Makes ten new codes in place of those before, and gives them; only their hashes are kept. */
async function replaceRecoveryCodes(transaction: Db, staffId: string): Promise<string[]> {
  const codes = Array.from({ length: howMany }, newCode);
  await deleteRecoveryCodes(transaction, staffId);
  const rows = codes.map((code) => ({ id: uuidv7(), staff_id: staffId, code: storedCode(staffId, code) }));
  await transaction.insertInto('staff_recovery_codes').values(rows).execute();
  return codes;
}

/** True if it looks like a recovery code, not like one of the app's. */
export function isRecoveryCodeFormat(code: string): boolean {
  return code.replace(/[\s-]/g, '').length === length;
}

/** Uses a code up. False when the person has none such. */
export async function consumeRecoveryCode(transaction: Db, staffId: string, code: string): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('staff_recovery_codes')
    .where('staff_id', '=', staffId)
    .where('code', '=', storedCode(staffId, code))
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** How many codes are left. */
export async function countRecoveryCodes(db: Db, staffId: string): Promise<number> {
  const { count } = await db
    .selectFrom('staff_recovery_codes')
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .where('staff_id', '=', staffId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Deletes every recovery code of a person. */
async function deleteRecoveryCodes(transaction: Db, staffId: string): Promise<void> {
  await transaction.deleteFrom('staff_recovery_codes').where('staff_id', '=', staffId).execute();
}
