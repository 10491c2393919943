import { type Kysely, sql } from 'kysely';

/** Defaults of an account for the next rate request; may be empty. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['company', 'phone', 'address'])
    await sql.raw(`alter table accounts add column ${column} text not null default ''`).execute(db);
}
