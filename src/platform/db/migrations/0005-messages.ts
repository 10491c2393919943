import { type Kysely, sql } from 'kysely';

const statements = [
  `create table lead_messages (
    key text primary key,
    lead_id text not null references leads (id),
    position bigint not null references lead_events (position),
    message_id text,
    at bigint not null
  )`,
  'create index lead_messages_lead on lead_messages (lead_id, at)',
  'alter table leads add column customer_wrote_at bigint',
  'alter table secret_links add column opened_at bigint',
];

/** Messages of customers, each stored once, and when a customer last opened their page. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
