import { jsonText } from '#platform/db/json-text.ts';
import type { Db } from '#platform/db/open-database.ts';
import { noDeadlineAt, noDueDay } from './shipment-rows.ts';

/**
 * Deletes the personal data of shipments, in the transaction that erases and has locked their leads: parties, numbers,
 * places, comments and deadlines. State, mode and the times of the milestones stay; documents are deleted with the leads’
 * attachments.
 */
export async function eraseShipments(transaction: Db, leadIds: string[]): Promise<void> {
  if (leadIds.length === 0) return;
  const rows = await transaction
    .selectFrom('shipments')
    .select('id')
    .where('lead_id', 'in', leadIds)
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  await transaction
    .updateTable('shipments')
    .set({
      from_text: '',
      from_code: null,
      to_text: '',
      to_code: null,
      parties: jsonText({}),
      wants_mail: 0,
      due_on: noDueDay,
      deadline_at: noDeadlineAt,
    })
    .where('id', 'in', ids)
    .execute();
  await transaction.deleteFrom('shipment_deadlines').where('shipment_id', 'in', ids).execute();
  await transaction.deleteFrom('shipment_references').where('shipment_id', 'in', ids).execute();
  await transaction
    .updateTable('milestones')
    .set({ place: '', place_code: null, comment: '' })
    .where('shipment_id', 'in', ids)
    .execute();
}
