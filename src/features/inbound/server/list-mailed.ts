import type { Db } from '#platform/db/open-database.ts';

/** Of some requests, those that came by mail. */
export async function listMailed(db: Db, leadIds: string[]): Promise<Set<string>> {
  if (leadIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('inbound_mails')
    .select('lead_id')
    .where('lead_id', 'in', leadIds)
    .where('outcome', '=', 'lead')
    .execute();
  return new Set(rows.flatMap(({ lead_id }) => (lead_id === null ? [] : [lead_id])));
}
