import { type Kysely, sql } from 'kysely';

/**
 * Makes references internal until they are released, as documents are. Of those that are stored, the customer goes on to see
 * the kinds that are usual; master bills, bookings and others, which may name the carrier, are hidden.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    'alter table shipment_references add column is_for_customer smallint not null default 0',
    `update shipment_references set is_for_customer = 1 where kind in ('house-bill', 'house-waybill', 'container', 'vessel',
      'flight', 'purchase-order', 'itn', 'isf', 'entry')`,
  ])
    await sql.raw(statement).execute(db);
}
