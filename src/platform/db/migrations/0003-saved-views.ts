import { type Kysely, sql } from 'kysely';

/** Filters of the inbox that a member of staff keeps under a name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table saved_views (
    id text primary key,
    staff_id text not null references staff (id) on delete cascade,
    name text not null,
    list text not null,
    created_at bigint not null
  )`.execute(db);
  await sql`create index saved_views_staff on saved_views (staff_id, id)`.execute(db);
}
