import type { StaffRole } from '../../contract/staff-member.ts';
import type { Db } from '../db/open-database.ts';
import { transact } from '../db/transact.ts';
import { endApiTokens } from './api-tokens.ts';
import { noteStaffEvent } from './events.ts';
import { endStaffSessions } from './sessions.ts';
import type { StaffActor, StaffDependencies } from './staff-dependencies.ts';
import { findStaffRow, type StaffRow } from './staff-rows.ts';
import { lockStaff } from './staff-settings.ts';

export type ChangeStaffOutcome = { ok: true } | { ok: false; reason: 'no-such-staff' | 'last-owner' };

type Dependencies = Pick<StaffDependencies, 'db' | 'clock'>;

async function isLastOwner(transaction: Db, { id, role, deactivated_at }: StaffRow): Promise<boolean> {
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

function changeOne(
  { db }: Dependencies,
  staffId: string,
  change: (transaction: Db, row: StaffRow) => Promise<ChangeStaffOutcome>,
): Promise<ChangeStaffOutcome> {
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
    await noteStaffEvent(transaction, { at: now, by, action: 'role-changed', subject, detail: role });
    return { ok: true };
  });
}

/** Lets a person sign in no more, and ends their sessions, tokens and links. The last owner cannot be deactivated. */
export function deactivateStaff(
  dependencies: Dependencies,
  by: StaffActor,
  staffId: string,
): Promise<ChangeStaffOutcome> {
  const now = dependencies.clock();
  return changeOne(dependencies, staffId, async (transaction, row) => {
    if (row.deactivated_at !== null) return { ok: true };
    if (await isLastOwner(transaction, row)) return { ok: false, reason: 'last-owner' };
    const changed = transaction.updateTable('staff').set({ deactivated_at: now, updated_at: now });
    await changed.where('id', '=', row.id).execute();
    await endStaffSessions(transaction, row.id);
    await endApiTokens(transaction, row.id);
    await transaction.deleteFrom('staff_password_links').where('staff_id', '=', row.id).execute();
    const subject = { id: row.id, name: row.name };
    await noteStaffEvent(transaction, { at: now, by, action: 'deactivated', subject });
    return { ok: true };
  });
}

/** Lets a person sign in again, with the password and two-factor of before; tokens must be made anew. */
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
    await noteStaffEvent(transaction, { at: now, by, action: 'reactivated', subject });
    return { ok: true };
  });
}
