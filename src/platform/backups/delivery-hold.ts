import { countRows } from '../db/count-rows.ts';
import type { Db } from '../db/open-database.ts';

/** Mails and webhooks that wait in a database of which another site goes on, or went on: one that was restored, or moved away. */
export interface DeliveryHold {
  /** Time of the restore or the move. */
  since: number;
  /** Mails and webhooks that waited then: the other site may have sent them since. */
  fromBackup: number;
}

/**
 * Statements that hold mails and webhooks until an owner releases them: their receivers may have them already. A backup from
 * before an upgrade may lack the table, which its migration then finds.
 */
export const holdDeliveries = (now: number) => `
  create table if not exists delivery_hold (id integer primary key check (id = 1), since bigint not null);
  insert into delivery_hold (id, since) values (1, ${now}) on conflict (id) do update set since = ${now}`;

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
