import { type Kysely, sql } from 'kysely';

/** Indexes the drafts that were refused when a person had sent them, without the many that a rule did not send. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    'drop index quotes_returned',
    `create index quotes_refused on quotes (id) where substr(returned, 1, 13) <> '{"staffId":""'`,
  ])
    await sql.raw(statement).execute(db);
}
