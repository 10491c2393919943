import { type Kysely, sql } from 'kysely';

/** Requests whose sender saw a first price, and where their first quote lies in its range. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    'alter table leads add column price_shown integer not null default 0',
    'alter table leads add column price_position integer',
    `update leads set price_shown = 1 where payload like '%"firstPrice":{%'`,
    `create index leads_price_shown on leads (folder, merged_into, received_at, stage, price_position)
      where price_shown = 1`,
  ])
    await sql.raw(statement).execute(db);
}
