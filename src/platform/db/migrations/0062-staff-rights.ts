import { type Kysely, sql } from 'kysely';

/** Rights that an owner grants an agent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table staff add column rights text not null default ''`.execute(db);
}
