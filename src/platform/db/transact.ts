import { setTimeout as pause } from 'node:timers/promises';
import { PostgresAdapter, sql, type Transaction } from 'kysely';
import type { Db } from './open-database.ts';
import type { Tables } from './tables.ts';

/** PostgreSQL's codes for a transaction that it ended so that another could commit: serialization failure, deadlock. */
const retryableCodes = new Set(['40001', '40P01']);

const maxAttempts = 5;

function isRetryable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return retryableCodes.has((error as { code?: string }).code ?? '') || isRetryable(error.cause);
}

/**
 * Runs `run` in one transaction and returns its result once it is committed. A serialization failure or deadlock rolls
 * back and runs it again, five times at most, so `run` must have no side effects outside of its transaction. Throws the
 * first error of the last attempt: the dialects let no failed rollback replace it.
 */
export async function transact<Result>(
  db: Db,
  run: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(run);
    } catch (error) {
      if (attempt === maxAttempts || !isRetryable(error)) throw error;
      await pause(Math.random() * 20 * 2 ** attempt);
    }
  }
}

/** Lets one transaction at a time change the rows of a table; others read it. SQLite has one writer. */
export async function lockTable(transaction: Db, table: keyof Tables): Promise<void> {
  if (!(transaction.getExecutor().adapter instanceof PostgresAdapter)) return;
  await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(transaction);
}

/**
 * Promise.all for the statements of a transaction: rejects as the first of them does, but only once all have ended. One
 * that still ran would be sent after the rollback, and be stored alone.
 */
export async function allSettled<Results extends readonly unknown[]>(
  statements: [...{ [Index in keyof Results]: Promise<Results[Index]> }],
): Promise<Results> {
  await Promise.allSettled(statements);
  return Promise.all(statements) as unknown as Promise<Results>;
}
