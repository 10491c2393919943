import { type Kysely, sql } from 'kysely';

/** Last typing of a colleague in a reply to the lead that they have open; null while they do not type. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table lead_presence add column typing_at bigint').execute(db);
}
