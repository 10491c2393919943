import { type Kysely, sql } from 'kysely';

/**
 * A merged lead is a pointer (`leads.merged_into`), and nothing else is stored of a merge. What older releases moved to the kept
 * lead stays there: drafts, an e-mail address or a phone number.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    'drop table lead_merges',
    'drop index leads_merge_group',
    'alter table leads drop column merge_group',
    'alter table lead_drafts drop column moved_from',
  ])
    await sql.raw(statement).execute(db);
}
