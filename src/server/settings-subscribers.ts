import { recordStaffEvent } from '#features/identity/server/staff/staff-events.ts';
import type { SettingsSubscriber } from '#features/settings/server/settings-events.ts';

/** Subscribers to changes of the settings, run in the transaction of the change: the record of staff. */
export const settingsSubscribers: SettingsSubscriber[] = [
  (transaction, { action, ...event }) =>
    recordStaffEvent(transaction, { ...event, action: `settings-${action}` }),
];
