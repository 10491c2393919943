import { type Kysely, sql } from 'kysely';

const statements = [
  `create table mailboxes (
    id text primary key,
    uid_validity bigint,
    last_uid bigint not null default 0,
    last_mail_at bigint,
    holder text,
    lease_until bigint not null default 0,
    connected_at bigint,
    failed_at bigint,
    problem text
  )`,
  `create table inbound_mails (
    key text primary key,
    outcome text not null,
    lead_id text references leads (id),
    sender text not null,
    received_at bigint not null
  )`,
  'create index inbound_mails_sender on inbound_mails (sender, received_at)',
  'create index inbound_mails_received on inbound_mails (received_at)',
  'create index inbound_mails_lead on inbound_mails (lead_id)',
  `create table unreadable_mails (
    id text primary key,
    key text not null unique,
    reason text not null,
    size bigint not null,
    received_at bigint not null
  )`,
  `create table unreadable_mail_chunks (
    mail_id text not null references unreadable_mails (id) on delete cascade,
    number integer not null,
    sealed bytea not null,
    primary key (mail_id, number)
  )`,
];

/** The mailbox that is read, with its cursor and its lease; the mails that were received; those that could not be read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
