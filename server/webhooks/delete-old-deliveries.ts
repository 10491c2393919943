import type { Db } from '../db/open-database.ts';
import { deleteSettled } from '../outbox/outbox-maintenance.ts';

const retention = 7 * 24 * 60 * 60 * 1000;

/** Deletes deliveries seven days after they were sent, dropped or failed for good; until then an owner may retry them. */
export async function deleteOldDeliveries(db: Db, now: number): Promise<void> {
  await deleteSettled(db, { channel: 'webhook', before: now - retention });
}
