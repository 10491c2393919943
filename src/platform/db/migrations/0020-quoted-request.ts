import { type Kysely, sql } from 'kysely';

/** For whom and what a quote was sent, as its document showed them: a later correction of the request changes neither. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table quotes add column quoted_request text').execute(db);
}
