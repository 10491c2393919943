import { type Kysely, sql } from 'kysely';

/** Names the mail that a copy is of, so that the list of copies leads to its request, and an erasure finds them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    'alter table inbound_mails add column copy_of text',
    'create index inbound_mails_copies on inbound_mails (copy_of) where copy_of is not null',
  ])
    await sql.raw(statement).execute(db);
}
