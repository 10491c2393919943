import { compactNumber } from '#features/cargo/check-digits.ts';
import type { TimelineSubscriber } from '#features/requests/server/lead-dependencies.ts';
import { insertLeadEvent } from '#features/requests/server/timeline/lead-events.ts';
import { mostReferences } from '../shipment-input.ts';
import { partChanged } from './change-shipment.ts';

/**
 * Subscribes to the timeline: adds a purchase order number that arrives after the shipment was created, because
 * customers often accept first and order later. Skips duplicates.
 */
export const addOrderNumber: TimelineSubscriber = async (transaction, { data, ...event }) => {
  if (data.type !== 'quote-order-number') return;
  const value = compactNumber(data.orderNumber);
  const shipment = await transaction
    .selectFrom('shipments')
    .select('id')
    .where('quote_id', '=', data.quoteId)
    .where('state', '!=', 'cancelled')
    .executeTakeFirst();
  if (!shipment || value === '') return;
  const known = await transaction
    .selectFrom('shipment_references')
    .select(['number', 'kind', 'value'])
    .where('shipment_id', '=', shipment.id)
    .orderBy('number')
    .execute();
  const isKnown = known.some((reference) => reference.kind === 'purchase-order' && reference.value === value);
  if (isKnown || known.length >= mostReferences) return;
  await transaction
    .insertInto('shipment_references')
    .values({
      shipment_id: shipment.id,
      number: (known.at(-1)?.number ?? -1) + 1,
      kind: 'purchase-order',
      value,
      shown: data.orderNumber,
      is_for_customer: 1,
    })
    .execute();
  await transaction
    .updateTable('shipments')
    .set((row) => ({ version: row('version', '+', 1), changed_at: event.at }))
    .where('id', '=', shipment.id)
    .execute();
  await insertLeadEvent(transaction, {
    ...event,
    data: partChanged(shipment.id, 'references'),
  });
};
