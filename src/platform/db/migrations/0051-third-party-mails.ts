import { type Kysely, sql } from 'kysely';

const statements = [
  `create table third_party_mails (
    key text primary key,
    lead_id text not null references leads (id),
    position bigint not null references lead_events (position),
    message_id text,
    at bigint not null,
    shown_at bigint
  )`,
  'create index third_party_mails_lead on third_party_mails (lead_id, at)',
  'create unique index third_party_mails_position on third_party_mails (position)',
  'alter table attachments add column is_internal smallint not null default 0',
  'alter table waiting_replies add column recipient text',
];

/** Mails of third parties about a request, which staff may show to the customer, and the recipient of a waiting reply. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
