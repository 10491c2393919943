import { type Kysely, sql } from 'kysely';

const statements = [
  'alter table outbox add column dedupe_key text',
  'create unique index outbox_dedupe_key on outbox (dedupe_key) where dedupe_key is not null',
];

/** Stores a row of the outbox once, however many instances have the same reason for it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
