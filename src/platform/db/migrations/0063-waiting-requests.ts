import { type Kysely, sql } from 'kysely';

/** Marks requests that are priced because rates came after them: no rule sends their quotes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table leads_to_price add column waited smallint not null default 0`.execute(db);
}
