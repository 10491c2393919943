import type { StaffSession } from '#platform/commands/caller.ts';
import { jsonText } from '#platform/db/json-text.ts';
import { transact } from '#platform/db/transact.ts';
import type { NotificationChoices } from '../../notifications.ts';
import type { IdentityDependencies } from '../identity-dependencies.ts';
import { recordStaffEvent } from './staff-events.ts';

/** Changes one's own name; what was done before stays on record under the name of then. Throws when the database fails. */
export async function changeOwnName(
  { db, clock }: Pick<IdentityDependencies, 'db' | 'clock'>,
  { staff }: StaffSession,
  name: string,
): Promise<void> {
  if (name === staff.name) return;
  const now = clock();
  await transact(db, async (transaction) => {
    const changed = transaction.updateTable('staff').set({ name, updated_at: now });
    await changed.where('id', '=', staff.id).execute();
    const event = { at: now, by: staff, action: 'name-changed', subject: staff, detail: name } as const;
    await recordStaffEvent(transaction, event);
  });
}

/** Turns the desk's single-key shortcuts on or off for one person, on every device. Throws when the database fails. */
export async function changeOwnKeys(
  { db, clock }: Pick<IdentityDependencies, 'db' | 'clock'>,
  { staff }: StaffSession,
  isOn: boolean,
): Promise<void> {
  await db
    .updateTable('staff')
    .set({ single_keys: isOn ? 1 : 0, updated_at: clock() })
    .where('id', '=', staff.id)
    .execute();
}

/** Changes what one person is notified of, by mail and in the browser. Throws when the database fails. */
export async function changeOwnNotifications(
  { db, clock }: Pick<IdentityDependencies, 'db' | 'clock'>,
  { staff }: StaffSession,
  choices: NotificationChoices,
): Promise<void> {
  await db
    .updateTable('staff')
    .set({ notifications: jsonText(choices), updated_at: clock() })
    .where('id', '=', staff.id)
    .execute();
}
