import { type Kysely, sql } from 'kysely';

/** Backups that were made, and the hold of deliveries after one was restored (src/platform/backups). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    `create table backups (
      id text primary key,
      started_at bigint not null,
      finished_at bigint,
      folder text,
      bytes bigint,
      copied_at bigint,
      drilled_at bigint,
      problem text
    )`,
    'create index backups_started_at on backups (started_at)',
    'create table delivery_hold (id integer primary key check (id = 1), since bigint not null)',
  ])
    await sql.raw(statement).execute(db);
}
