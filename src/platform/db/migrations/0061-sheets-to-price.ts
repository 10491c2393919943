import { type Kysely, sql } from 'kysely';

/** Rate sheets that came into use, of which the requests that wait for a price have not all been priced yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table sheets_to_price (
    sheet_id text primary key references rate_sheets (id) on delete cascade,
    after_lead text not null default ''
  )`.execute(db);
}
