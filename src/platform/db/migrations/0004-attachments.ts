import { type Kysely, sql } from 'kysely';

const statements = [
  `create table attachments (
    id text primary key,
    lead_id text references leads (id),
    upload_key text not null,
    name text not null,
    type text not null,
    size integer not null,
    digest text not null,
    scan text not null,
    begun_at bigint not null,
    stored_at bigint
  )`,
  'create index attachments_of_lead on attachments (lead_id) where lead_id is not null',
  'create index attachments_unclaimed on attachments (begun_at) where lead_id is null',
  'create index attachments_of_upload on attachments (upload_key)',
  `create table attachment_chunks (
    attachment_id text not null references attachments (id) on delete cascade,
    number integer not null,
    sealed bytea not null,
    constraint attachment_chunks_key primary key (attachment_id, number)
  )`,
  `create table attachment_access_log (
    id text primary key,
    lead_id text not null references leads (id),
    attachment_id text not null,
    by_kind text not null,
    by_id text not null,
    at bigint not null
  )`,
  'create index attachment_access_log_lead on attachment_access_log (lead_id, id)',
];

/**
 * Files of requests, in tables of their own: SQLite cannot relax the constraint of `files`, that each belongs to a KYC case,
 * without copying every document.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
