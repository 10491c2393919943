import { type Kysely, sql } from 'kysely';

const statements = [
  // Null for a link of an older release, whose `secret` is sealed when the server starts (seal-links.ts); it is empty then.
  'alter table secret_links add column sealed bytea',
  'create index secret_links_plain on secret_links (lead_id, id) where sealed is null',
];

/** The secrets of links as ciphertext, so that a copy of the database opens no request. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
