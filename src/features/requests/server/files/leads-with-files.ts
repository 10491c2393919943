import type { Db } from '#platform/db/open-database.ts';

/** Of some requests, those with files. */
export async function listLeadsWithFiles(db: Db, leadIds: string[]): Promise<Set<string>> {
  if (leadIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('attachments')
    .select('lead_id')
    .distinct()
    .where('lead_id', 'in', leadIds)
    .execute();
  return new Set(rows.flatMap(({ lead_id }) => (lead_id === null ? [] : [lead_id])));
}
