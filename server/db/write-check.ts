import { sql } from 'kysely';
import type { Db } from './open-database.ts';

/** How long a result holds: however often it is asked for, the check writes no more than once in this time. */
const freshMs = 1_000;

/**
 * Makes a check that resolves when the database took a durable write within the last second, and rejects with the
 * database's error when it did not. Calls at the same time share one write.
 */
export function createWriteCheck(db: Db): () => Promise<void> {
  let last: { endedAt: number; result: Promise<void> } | null = null;

  async function write(): Promise<void> {
    // The only row of this table: the rate limits are in rate_limits. It changes each time, since SQLite writes nothing where a row stays the same.
    await sql`
      insert into form_allowance (key, points, expire) values ('readiness', 0, ${Date.now()})
      on conflict (key) do update set expire = excluded.expire
    `.execute(db);
  }

  return () => {
    if (last && performance.now() - last.endedAt < freshMs) return last.result;
    const check = { endedAt: Number.POSITIVE_INFINITY, result: write() };
    const noteEnd = () => {
      check.endedAt = performance.now();
    };
    check.result.then(noteEnd, noteEnd);
    last = check;
    return check.result;
  };
}
