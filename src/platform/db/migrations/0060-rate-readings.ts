import { type Kysely, sql } from 'kysely';

/** Adds how the file of each sheet was read, and the places that owners chose for names in files. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    `create table rate_readings (
      sheet_id text primary key references rate_sheets (id) on delete cascade,
      reading text not null
    )`,
    `create table rate_place_names (
      name text primary key,
      code text not null,
      changed_at bigint not null,
      changed_by text not null
    )`,
  ])
    await sql.raw(statement).execute(db);
}
