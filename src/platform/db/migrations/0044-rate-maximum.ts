import { type Kysely, sql } from 'kysely';

/** The most that a line of a rate sheet charges, as the customs fees of the United States have it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table rate_lines add column maximum bigint`.execute(db);
}
