import { type Kysely, sql } from 'kysely';

/** The company's settings: what was published, and the one draft (src/features/settings/server/tables.ts). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    `create table settings_versions (
      version integer primary key,
      content text not null,
      published_at bigint not null,
      published_by text not null,
      publisher text not null
    )`,
    `create table settings_draft (
      id integer primary key check (id = 1),
      content text not null,
      saved_at bigint not null,
      saver text not null
    )`,
  ])
    await sql.raw(statement).execute(db);
}
