import type { StaffSession } from './sessions.ts';
import type { StaffDependencies } from './staff-dependencies.ts';

/** Turns the desk's single-key shortcuts on or off for one person, on every device. Throws when the database fails. */
export async function changeOwnKeys(
  { db, clock }: Pick<StaffDependencies, 'db' | 'clock'>,
  { staff }: StaffSession,
  isOn: boolean,
): Promise<void> {
  await db
    .updateTable('staff')
    .set({ single_keys: isOn ? 1 : 0, updated_at: clock() })
    .where('id', '=', staff.id)
    .execute();
}
