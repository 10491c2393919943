import { type Kysely, sql } from 'kysely';

/**
 * The rate limits' own table, in the layout that rate-limiter-flexible's RateLimiterPostgres expects. On PostgreSQL it is
 * not logged: counting a request then waits for no disk, and a crash of the database empties the counts alone.
 */
export async function up(db: Kysely<unknown>, engine: 'sqlite' | 'postgres'): Promise<void> {
  if (engine === 'sqlite') return;
  await sql`create unlogged table rate_limits (
    key varchar(255) primary key, points integer not null default 0, expire bigint
  )`.execute(db);
  await sql`delete from form_allowance where key <> 'readiness'`.execute(db);
}
