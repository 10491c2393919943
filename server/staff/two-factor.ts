import type { Limited } from '../auth/attempt-limits.ts';
import type { Db } from '../db/open-database.ts';
import { transact } from '../db/transact.ts';
import { pinKey } from '../secrets/open-cipher.ts';
import { endApiTokens } from './api-tokens.ts';
import { noteStaffEvent } from './events.ts';
import { notifyAccessChanged } from './notify-access-changed.ts';
import { forgetRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.ts';
import { endStaffSessions, type StaffSession } from './sessions.ts';
import type { StaffActor, StaffDependencies } from './staff-dependencies.ts';
import { askForPassword } from './staff-password.ts';
import { findStaffRow } from './staff-rows.ts';
import { isTwoFactorRequired } from './staff-settings.ts';
import { base32, matchTotp, newTotpSecret, otpauthUrl } from './totp.ts';

type WithPassword = { currentPassword: string; address: string };

export type EnrolOutcome =
  | { ok: true; secret: string; otpauthUrl: string }
  | { ok: false; reason: 'password-wrong' }
  | Limited;

/**
 * Shows a new secret for the person's app. Nothing changes until a code of it is confirmed: whoever has two-factor
 * already moves it to another phone in this way.
 */
export async function enrolTwoFactor(
  dependencies: StaffDependencies,
  { staff }: StaffSession,
  given: WithPassword,
): Promise<EnrolOutcome> {
  const asked = await askForPassword(dependencies, staff, given);
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

export type ConfirmOutcome =
  | { ok: true; recoveryCodes: string[] }
  | { ok: false; reason: 'code-wrong' | 'not-begun' }
  | Limited;

/**
 * Turns two-factor on with the first code of the secret that was shown, ends the person's other sessions, and gives ten
 * recovery codes, which are shown this once. Wrong codes count with those of signing in: whoever came upon a desk left
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
    await noteStaffEvent(transaction, { at: now, by: staff, action: 'two-factor-on', subject: staff });
    await notifyAccessChanged(transaction, staff, { change: 'two-factor-on', now });
    return { ok: true, recoveryCodes: await replaceRecoveryCodes(transaction, staff.id) };
  });
}

export type RenewCodesOutcome =
  | { ok: true; recoveryCodes: string[] }
  | { ok: false; reason: 'password-wrong' | 'two-factor-off' }
  | Limited;

/** Gives ten new recovery codes, shown this once, in place of those before. Refused while two-factor is off. */
export async function renewRecoveryCodes(
  dependencies: StaffDependencies,
  { staff }: StaffSession,
  given: WithPassword,
): Promise<RenewCodesOutcome> {
  const asked = await askForPassword(dependencies, staff, given);
  if (!asked.ok) return asked;
  const { db, clock } = dependencies;
  const now = clock();
  const outcome = await transact(db, async (transaction): Promise<RenewCodesOutcome> => {
    const row = await findStaffRow(transaction, staff.id);
    if (!row?.two_factor_secret) return { ok: false, reason: 'two-factor-off' };
    const event = { at: now, by: staff, action: 'recovery-codes-made', subject: staff } as const;
    await noteStaffEvent(transaction, event);
    await notifyAccessChanged(transaction, staff, { change: 'recovery-codes-made', now });
    return { ok: true, recoveryCodes: await replaceRecoveryCodes(transaction, staff.id) };
  });
  if (outcome.ok) dependencies.outboxIsWaiting();
  return outcome;
}

async function takeAway(transaction: Db, staffId: string): Promise<void> {
  await transaction
    .updateTable('staff')
    .set({ two_factor_secret: null, two_factor_pending: null, two_factor_step: null })
    .where('id', '=', staffId)
    .execute();
  await forgetRecoveryCodes(transaction, staffId);
}

export type DisableOutcome =
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
  const asked = await askForPassword(dependencies, staff, given);
  if (!asked.ok) return asked;
  const now = clock();
  await transact(db, async (transaction) => {
    await takeAway(transaction, staff.id);
    await noteStaffEvent(transaction, { at: now, by: staff, action: 'two-factor-off', subject: staff });
    await notifyAccessChanged(transaction, staff, { change: 'two-factor-off', now });
  });
  dependencies.outboxIsWaiting();
  return { ok: true };
}

export type ResetTwoFactorOutcome = { ok: true } | { ok: false; reason: 'no-such-staff' | 'own' };

/**
 * Takes two-factor away from a person who has lost phone and recovery codes, and ends their sessions and API tokens: the
 * password is enough for the next sign-in. A mail tells them. Refuses one's own, which is turned off with the password.
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
    await takeAway(transaction, staffId);
    await endStaffSessions(transaction, staffId);
    await endApiTokens(transaction, staffId);
    const subject = { id: row.id, name: row.name };
    await noteStaffEvent(transaction, { at: now, by, action: 'two-factor-reset', subject });
    if (row.deactivated_at === null) {
      await notifyAccessChanged(transaction, row, { change: 'two-factor-reset', now, detail: by.name });
    }
    return { ok: true };
  });
  if (outcome.ok) outboxIsWaiting();
  return outcome;
}
