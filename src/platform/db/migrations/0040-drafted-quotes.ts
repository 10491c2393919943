import { type Kysely, sql } from 'kysely';

/** Requests that are to be priced by the company's rates, and how the draft of a quote was priced. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    'create table leads_to_price (lead_id text primary key references leads (id), version integer not null)',
    'alter table quotes add column drafted text',
  ])
    await sql.raw(statement).execute(db);
}
