import { type Kysely, sql } from 'kysely';

/** Adds when staff said that a request needs no answer. The figures read the few that have it, by the index. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    'alter table leads add column no_answer_needed_at bigint',
    'create index leads_done on leads (received_at) where no_answer_needed_at is not null',
  ])
    await sql.raw(statement).execute(db);
}
