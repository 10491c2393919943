import type { Db } from '../db/open-database.ts';
import { transact } from '../db/transact.ts';
import { noteStaffEvent } from './events.ts';
import type { StaffActor, StaffDependencies } from './staff-dependencies.ts';

/** Whether everybody must have two-factor. */
export async function isTwoFactorRequired(db: Db): Promise<boolean> {
  const settings = db.selectFrom('staff_settings').select('two_factor_required').where('id', '=', 1);
  return (await settings.executeTakeFirstOrThrow()).two_factor_required === 1;
}

/**
 * Lets changes of who is staff, and in what role, wait for each other until the transaction ends: two owners who
 * demote each other at once must not leave the desk without one.
 */
export async function lockStaff(transaction: Db): Promise<void> {
  await transaction.updateTable('staff_settings').set({ id: 1 }).where('id', '=', 1).execute();
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
    await noteStaffEvent(transaction, { at: clock(), by, action });
  });
}
