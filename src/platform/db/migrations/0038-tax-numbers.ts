import { type Kysely, sql } from 'kysely';

/** Defaults of an account for the next rate request: to whom a quote is addressed; may be empty. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['legal_name', 'tax_kind', 'tax_number'])
    await sql.raw(`alter table accounts add column ${column} text not null default ''`).execute(db);
}
