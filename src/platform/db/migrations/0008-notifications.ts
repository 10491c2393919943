import { type Kysely, sql } from 'kysely';

/** What a member of staff is notified of and how, as JSON; null until they choose. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table staff add column notifications text').execute(db);
}
