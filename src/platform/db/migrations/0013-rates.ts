import { type Kysely, sql } from 'kysely';

/** Confirmation of a rate sheet that was read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table rate_sheets add column confirmed_at bigint`.execute(db);
}
