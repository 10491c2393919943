import type { SelectQueryBuilder } from 'kysely';

/** Counts the rows that a query finds. Throws when the database fails. */
export async function countRows<DB, TB extends keyof DB>(
  query: SelectQueryBuilder<DB, TB, object>,
): Promise<number> {
  const row: unknown = await query.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow();
  return Number((row as { count: unknown }).count);
}
