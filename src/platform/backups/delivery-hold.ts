import { countRows } from '../db/count-rows.ts';
import type { Db } from '../db/open-database.ts';

/** Mails and webhooks that wait since a backup was restored. */
export interface DeliveryHold {
  /** Time of the restore. */
  since: number;
  /** Mails and webhooks that waited in the backup: the first site may have sent them since. */
  fromBackup: number;
}

/** Returns the hold; null while deliveries are made. */
export async function findDeliveryHold(db: Db): Promise<DeliveryHold | null> {
  const hold = await db.selectFrom('delivery_hold').select('since').executeTakeFirst();
  if (!hold) return null;
  const count = await countRows(
    db.selectFrom('outbox').where('state', '=', 'pending').where('created_at', '<', hold.since),
  );
  return { since: hold.since, fromBackup: count };
}

/**
 * Ends the hold. With `drop`, what waited in the backup is dropped, as the first site may have sent it; what was stored since
 * is delivered in any case. Call it in a transaction. Returns how many were dropped, or null where nothing was held.
 */
export async function releaseDeliveries(
  transaction: Db,
  { drop, now }: { drop: boolean; now: number },
): Promise<number | null> {
  const hold = await transaction.deleteFrom('delivery_hold').returning('since').executeTakeFirst();
  if (!hold) return null;
  if (!drop) return 0;
  const { numUpdatedRows } = await transaction
    .updateTable('outbox')
    .set({ state: 'dropped', settled_at: now, last_error: null })
    .where('state', '=', 'pending')
    .where('created_at', '<', hold.since)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
