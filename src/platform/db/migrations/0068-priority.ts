import { type Kysely, sql } from 'kysely';

/** Adds the priority that staff give a request: 1, or 0 for none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table leads add column priority smallint not null default 0`.execute(db);
}
