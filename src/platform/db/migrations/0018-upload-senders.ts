import { type Kysely, sql } from 'kysely';

const statements = [
  // Null for what staff and the server itself store, and once a form is sent.
  'alter table attachments add column sender text',
  'create index attachments_sender on attachments (sender, id) where sender is not null',
];

/** Stores the sender of uploads that wait for their form, so that one cannot take the storage of all. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
