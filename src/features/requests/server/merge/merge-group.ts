import type { Db } from '#platform/db/open-database.ts';

/** The ids of a lead and of those that were merged into it, which are one request to the desk, as a subquery. */
export function selectGroup(db: Db, leadId: string) {
  return db
    .selectFrom('leads')
    .select('leads.id')
    .where((lead) => lead.or([lead('leads.id', '=', leadId), lead('leads.merged_into', '=', leadId)]));
}
