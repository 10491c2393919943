import { type Kysely, sql } from 'kysely';

/** Requests that staff corrected, with the answers as they were sent, and the cargo that a quote was sent for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    'alter table leads add column corrected_at bigint',
    'alter table quotes add column quoted_cargo text',
    'create table sent_answers (lead_id text primary key references leads (id), kind text not null, payload text not null)',
  ])
    await sql.raw(statement).execute(db);
}
