import { type Kysely, sql } from 'kysely';

const statements = [
  'alter table inbound_mails add column message_key text',
  'alter table inbound_mails add column message_id text',
  'update inbound_mails set message_key = key',
  'create index inbound_mails_message on inbound_mails (message_key)',
];

/**
 * A received mail is recognized by its Message-ID and its content together. The keys of rows of older releases are of the
 * Message-ID alone, and stay.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
