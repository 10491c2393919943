import type { StaffRole } from '#platform/commands/caller.ts';
import type { Db } from '#platform/db/open-database.ts';
import { transact } from '#platform/db/transact.ts';
import type { IdentityDependencies } from '../identity-dependencies.ts';
import { endSessions } from '../sessions.ts';
import { removeTwoFactor } from '../two-factor.ts';
import { staffAccounts } from './staff-accounts.ts';
import { notifyAccessChanged, recordStaffEvent, type StaffActor } from './staff-events.ts';
import { endApiTokens, findStaffRow, lockStaff, type StaffRow } from './staff-rows.ts';

export type ChangeStaffOutcome = { ok: true } | { ok: false; reason: 'no-such-staff' | 'last-owner' };

type Dependencies = Pick<IdentityDependencies, 'db' | 'clock'>;

export async function isLastOwner(transaction: Db, { id, role, deactivated_at }: StaffRow): Promise<boolean> {
  if (role !== 'owner' || deactivated_at !== null) return false;
  const another = await transaction
    .selectFrom('staff')
    .select('id')
    .where('role', '=', 'owner')
    .where('deactivated_at', 'is', null)
    .where('id', '!=', id)
    .limit(1)
    .executeTakeFirst();
  return another === undefined;
}

export function changeOne<Outcome>(
  { db }: Dependencies,
  staffId: string,
  change: (transaction: Db, row: StaffRow) => Promise<Outcome>,
): Promise<Outcome | { ok: false; reason: 'no-such-staff' }> {
  return transact(db, async (transaction) => {
    await lockStaff(transaction);
    const row = await findStaffRow(transaction, staffId);
    return row ? change(transaction, row) : { ok: false, reason: 'no-such-staff' };
  });
}

/** Gives a person another role, from their next request on. The last owner stays one. */
export function changeRole(
  dependencies: Dependencies,
  by: StaffActor,
  { staffId, role }: { staffId: string; role: StaffRole },
): Promise<ChangeStaffOutcome> {
  const now = dependencies.clock();
  return changeOne(dependencies, staffId, async (transaction, row) => {
    if (row.role === role) return { ok: true };
    if (await isLastOwner(transaction, row)) return { ok: false, reason: 'last-owner' };
    const changed = transaction.updateTable('staff').set({ role, updated_at: now });
    await changed.where('id', '=', row.id).execute();
    const subject = { id: row.id, name: row.name };
    await recordStaffEvent(transaction, { at: now, by, action: 'role-changed', subject, detail: role });
    return { ok: true };
  });
}

/** Lets an agent import rates, or no longer, from their next request on; managers and owners may in any case. */
export function changeRights(
  dependencies: Dependencies,
  by: StaffActor,
  { staffId, rates }: { staffId: string; rates: boolean },
): Promise<ChangeStaffOutcome> {
  const now = dependencies.clock();
  const rights = rates ? 'rates' : '';
  return changeOne(dependencies, staffId, async (transaction, row) => {
    if (row.rights === rights) return { ok: true };
    const changed = transaction.updateTable('staff').set({ rights, updated_at: now });
    await changed.where('id', '=', row.id).execute();
    const subject = { id: row.id, name: row.name };
    const detail = rates ? 'rates' : 'no-rates';
    await recordStaffEvent(transaction, { at: now, by, action: 'rights-changed', subject, detail });
    return { ok: true };
  });
}

/** Lets a person sign in again, with the password and two-factor of before; tokens must be made again. */
export function reactivateStaff(
  dependencies: Dependencies,
  by: StaffActor,
  staffId: string,
): Promise<ChangeStaffOutcome> {
  const now = dependencies.clock();
  return changeOne(dependencies, staffId, async (transaction, row) => {
    if (row.deactivated_at === null) return { ok: true };
    const changed = transaction.updateTable('staff').set({ deactivated_at: null, updated_at: now });
    await changed.where('id', '=', row.id).execute();
    const subject = { id: row.id, name: row.name };
    await recordStaffEvent(transaction, { at: now, by, action: 'reactivated', subject });
    return { ok: true };
  });
}

type ResetTwoFactorOutcome = { ok: true } | { ok: false; reason: 'no-such-staff' | 'own' };

/**
 * Takes two-factor away from a person who has lost phone and recovery codes, and ends their sessions and API tokens: the
 * password is enough for the next sign-in. They get a mail. Refuses one's own, which is turned off with the password.
 */
export async function resetTwoFactor(
  { db, clock, outboxIsWaiting }: Pick<IdentityDependencies, 'db' | 'clock' | 'outboxIsWaiting'>,
  by: StaffActor,
  staffId: string,
): Promise<ResetTwoFactorOutcome> {
  if (by.id === staffId) return { ok: false, reason: 'own' };
  const now = clock();
  const outcome = await transact(db, async (transaction): Promise<ResetTwoFactorOutcome> => {
    const row = await findStaffRow(transaction, staffId);
    if (!row) return { ok: false, reason: 'no-such-staff' };
    await removeTwoFactor(transaction, staffAccounts, staffId);
    await endSessions(transaction, staffAccounts, staffId);
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
  { db, clock }: Pick<IdentityDependencies, 'db' | 'clock'>,
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
