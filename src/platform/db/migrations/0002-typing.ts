import { type Kysely, sql } from 'kysely';

/** When a colleague last typed a reply to the lead that they have open; null where they do not type. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table lead_presence add column typing_at bigint').execute(db);
}
