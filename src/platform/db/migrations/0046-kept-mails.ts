import { type Kysely, sql } from 'kysely';

const statements = [
  'alter table inbound_mails rename to recorded_mails',
  `create table inbound_mails (
    id text not null,
    mailbox_id text,
    uid_validity bigint,
    uid bigint,
    key text,
    message_key text,
    message_id text,
    outcome text not null,
    reason text,
    problem text,
    lead_id text references leads (id),
    sender text not null,
    sender_name text not null,
    sender_address text not null,
    subject text not null,
    size bigint not null,
    kept_size bigint not null,
    received_at bigint not null,
    tries integer not null,
    next_try_at bigint,
    handled_at bigint,
    handled_by text,
    constraint inbound_mails_id primary key (id)
  )`,
  `insert into inbound_mails
    select coalesce(u.id, m.key), null, null, null, m.key, m.message_key, m.message_id, m.outcome, u.reason, null, m.lead_id,
      m.sender, '', '', '', coalesce(u.size, 0), coalesce(u.size, 0), m.received_at, 0, null, null, null
    from recorded_mails m left join unreadable_mails u on u.key = m.key`,
  `insert into inbound_mails
    select u.id, null, null, null, u.key, null, null, 'unreadable', u.reason, null, null, '', '', '', '', u.size, u.size,
      u.received_at, 0, null, null, null
    from unreadable_mails u where u.key not in (select key from recorded_mails)`,
  'drop table recorded_mails',
  `create table inbound_mail_chunks (
    mail_id text not null,
    number integer not null,
    sealed bytea not null,
    constraint inbound_mail_chunks_key primary key (mail_id, number),
    constraint inbound_mail_chunks_mail foreign key (mail_id) references inbound_mails (id) on delete cascade
  )`,
  'insert into inbound_mail_chunks select mail_id, number, sealed from unreadable_mail_chunks',
  'drop table unreadable_mail_chunks',
  'drop table unreadable_mails',
  'create unique index inbound_mails_key on inbound_mails (key)',
  'create unique index inbound_mails_uid on inbound_mails (mailbox_id, uid_validity, uid)',
  'create index inbound_mails_message on inbound_mails (message_key)',
  'create index inbound_mails_sender on inbound_mails (sender, received_at)',
  'create index inbound_mails_received on inbound_mails (received_at)',
  'create index inbound_mails_lead on inbound_mails (lead_id)',
  "create index inbound_mails_waiting on inbound_mails (next_try_at) where outcome = 'waiting'",
  'create index inbound_mails_kept on inbound_mails (received_at) where kept_size > 0',
  'alter table mailboxes add column began_at bigint',
];

/**
 * Every received mail is kept as it came, in the row that records it, and not only one that could not be read. A row begins
 * as waiting, with its number in the mailbox. `began_at` is when the newest mail that a mailbox had at the first connection
 * was received.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
