import { PostgresAdapter } from 'kysely';
import type { Db } from '../db/open-database.ts';

/**
 * Locks an account until the transaction ends, before anything that belongs to it (docs/architecture.md has the order):
 * no session of it begins before then. False when there is no such account, or no longer.
 */
export async function lockAccount(transaction: Db, accountId: string): Promise<boolean> {
  const row = await transaction
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    // On SQLite the transaction has the one lock for writing already.
    .$if(transaction.getExecutor().adapter instanceof PostgresAdapter, (account) => account.forUpdate())
    .executeTakeFirst();
  return row !== undefined;
}
