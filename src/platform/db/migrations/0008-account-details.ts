import { type Kysely, sql } from 'kysely';

/** What an account keeps of its owner for the next rate request; empty where nothing is kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['company', 'phone', 'address'])
    await sql.raw(`alter table accounts add column ${column} text not null default ''`).execute(db);
}
