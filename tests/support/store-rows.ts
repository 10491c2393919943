import type { Insertable } from 'kysely';
import type { Db } from '../../src/platform/db/open-database.ts';
import type { Tables } from '../../src/platform/db/tables.ts';

/** Rows of one statement: both databases take their parameters. */
export const batchSize = 500;

/** Inserts any number of rows, some hundreds in a statement; call it in a transaction. */
export async function storeRows<Table extends keyof Tables>(
  transaction: Db,
  table: Table,
  rows: Insertable<Tables[Table]>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += batchSize)
    await transaction
      .insertInto(table as keyof Tables)
      .values(rows.slice(start, start + batchSize) as Insertable<Tables[keyof Tables]>[])
      .execute();
}
