import { transact } from '../db/transact.ts';
import { noteStaffEvent } from './events.ts';
import type { StaffSession } from './sessions.ts';
import type { StaffDependencies } from './staff-dependencies.ts';

/** Changes one's own name; what was done before stays on record under the name of then. Throws when the database fails. */
export async function changeOwnName(
  { db, clock }: Pick<StaffDependencies, 'db' | 'clock'>,
  { staff }: StaffSession,
  name: string,
): Promise<void> {
  if (name === staff.name) return;
  const now = clock();
  await transact(db, async (transaction) => {
    const changed = transaction.updateTable('staff').set({ name, updated_at: now });
    await changed.where('id', '=', staff.id).execute();
    const event = { at: now, by: staff, action: 'name-changed', subject: staff, detail: name } as const;
    await noteStaffEvent(transaction, event);
  });
}
