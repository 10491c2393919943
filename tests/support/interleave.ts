import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database, Db } from '#platform/db/open-database.ts';
import type { Tables } from '#platform/db/tables.ts';

async function countWaiting(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct waiting.pid) as count from pg_locks as waiting
      join pg_locks as other on other.pid = waiting.pid
      join pg_class on pg_class.oid = other.relation
    where not waiting.granted and pg_class.relnamespace = current_schema()::regnamespace`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

/** Resolves once so many sessions wait for a lock; rejects after 30 seconds. */
export async function untilWaiting(db: Db, count: number): Promise<void> {
  const until = Date.now() + 30_000;
  while ((await countWaiting(db)) < count) {
    if (Date.now() > until) throw new Error(`No ${count} sessions wait for a lock.`);
    await pause(5);
  }
}

/** Locks a row as a change of it would, in a transaction that ends with `release`. */
export async function holdRow(db: Db, table: 'leads' | 'outbox' | 'accounts' | 'webhooks', id: string) {
  const transaction = await db.startTransaction().execute();
  const lock = transaction.selectFrom(table as keyof Tables & 'leads').select('id');
  await lock.where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
  return { release: () => transaction.commit().execute() };
}

/**
 * Starts the commands one after the other, each once the one before waits for the row that is held; then lets the row go.
 * A command that works on several connections waits on `waitsOfEach`. Returns what they resolved to, in their order, once all are done.
 */
export async function inLineFor<Outcomes extends readonly unknown[]>(
  db: Db,
  held: { release(): Promise<unknown> },
  commands: { readonly [Index in keyof Outcomes]: () => Promise<Outcomes[Index]> },
  waitsOfEach = 1,
): Promise<Outcomes> {
  const running: Promise<unknown>[] = [];
  try {
    for (const command of commands) {
      running.push(command());
      await untilWaiting(db, running.length * waitsOfEach);
    }
  } finally {
    await held.release();
  }
  return (await Promise.all(running)) as unknown as Outcomes;
}

/** The same database, with a count of the transactions that were begun by it: a deadlock begins one again. */
export function countingTransactions<Opened extends Pick<Database, 'db'>>(
  database: Opened,
): Opened & { begun: () => number } {
  let count = 0;
  const begin = database.db.transaction.bind(database.db);
  database.db.transaction = () => {
    count += 1;
    return begin();
  };
  return Object.assign(database, { begun: () => count });
}
