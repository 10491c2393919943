import { type Kysely, sql } from 'kysely';

/** The rule that a quote was sent by, and drafts by the company's rates that are ready to send. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    'alter table quotes add column rule text',
    'alter table quotes add column is_ready smallint not null default 0',
    `update quotes set is_ready = 1
      where state = 'draft' and saved_by = '' and drafted like '%"missing":[]%'`,
    'create index quotes_by_rule on quotes (sent_at) where rule is not null',
    'create index quotes_ready on quotes (lead_id) where is_ready = 1',
  ])
    await sql.raw(statement).execute(db);
}
