import type { Db } from '#platform/db/open-database.ts';

/**
 * Search text of a number of a shipment: as typed, compact, and in the groups in which containers (CSQU 305438-3) and
 * air waybills (020-1234 5675) are written.
 */
export function searchTextOf({ kind, value, shown }: { kind: string; value: string; shown: string }): string {
  const groups =
    kind === 'container'
      ? [value.slice(0, 4), value.slice(4), value.slice(4, 10), value.slice(10)]
      : kind === 'air-waybill'
        ? [value.slice(0, 3), value.slice(3), value.slice(3, 7), value.slice(7)]
        : [];
  return [shown, value, ...groups].join(' ');
}

/** The same of all shipments of some leads. */
export async function listShipmentNumbers(db: Db, leadIds: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('shipment_references')
    .innerJoin('shipments', 'shipments.id', 'shipment_references.shipment_id')
    .select(['kind', 'value', 'shown'])
    .where('shipments.lead_id', 'in', leadIds)
    .orderBy('shipments.id')
    .orderBy('shipment_references.number')
    .execute();
  return rows.map(searchTextOf);
}
