import type { InboxDependencies } from '../lead-dependencies.ts';

/** How many wait for an answer, and for how many of them it is too late. Throws when the database fails. */
export async function countWaiting({
  db,
  clock,
}: Pick<InboxDependencies, 'db' | 'clock'>): Promise<{ count: number; overdue: number }> {
  const { count, overdue } = await db
    .selectFrom('leads')
    .select((lead) => [
      lead.fn.countAll<number>().as('count'),
      lead.fn.countAll<number>().filterWhere('waits_until', '<=', clock()).as('overdue'),
    ])
    .where('waits_until', 'is not', null)
    .executeTakeFirstOrThrow();
  return { count: Number(count), overdue: Number(overdue) };
}
