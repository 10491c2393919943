import { type Kysely, sql } from 'kysely';

const statements = [
  'alter table inbound_mails add column message_key text',
  'alter table inbound_mails add column message_id text',
  'update inbound_mails set message_key = key',
  'create index inbound_mails_message on inbound_mails (message_key)',
  'alter table lead_merges add column kept_wrote_at bigint',
];

/**
 * A received mail is recognized by its Message-ID and its content together. The keys of rows of older releases are of the
 * Message-ID alone, and stay. A merge keeps when the customer of the kept lead had written, for its undoing.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
