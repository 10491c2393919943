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
    // SQLite writes nothing where a row stays the same.
    await sql`
      insert into readiness (id, checked_at) values (1, ${Date.now()})
      on conflict (id) do update set checked_at = excluded.checked_at
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
