import { type Kysely, sql } from 'kysely';

/** Adds the address that the author of a draft chose. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table lead_drafts add column recipient text`.execute(db);
}
