import { type Kysely, sql } from 'kysely';

const statements = [
  // 0: the answer to a form has shown it. 1: it leaves by mail alone, so that its holder reads mails to the address.
  'alter table secret_links add column mail_only integer not null default 0',
  'update secret_links set mail_only = 1 where created_by is not null',
];

/** Marks the links that prove that their holder reads the mails to a request's address. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
