import { type Kysely, sql } from 'kysely';

/** The open requests that nobody owns and no date brings back, for the count of To do on every page of the desk. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index leads_unassigned on leads (owner_id, number)
    where folder != 'spam' and owner_id is null and stage not in ('won', 'lost') and follow_up_at is null and erased_at is null
  `.execute(db);
}
