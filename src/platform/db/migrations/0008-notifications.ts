import { type Kysely, sql } from 'kysely';

/** Notification settings of a member of staff, as JSON; null until they choose. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table staff add column notifications text').execute(db);
}
