import { type Kysely, sql } from 'kysely';

/** Backups, the hold of deliveries after a restore (src/platform/backups), and alarms (src/server/monitoring). */
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
    `create table alarms (
      name text primary key,
      text text not null,
      began_at bigint not null,
      notified_at bigint not null
    )`,
    // A restored backup from before this migration has it already.
    'create table if not exists delivery_hold (id integer primary key check (id = 1), since bigint not null)',
  ])
    await sql.raw(statement).execute(db);
}
