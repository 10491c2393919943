import type { Db } from '../../../../platform/db/open-database.ts';

/** The ids of some leads and of all that were ever merged with one of them, whether that was undone or not. */
export async function findMergeGroup(db: Db, leadIds: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('leads')
    .select('id')
    .where('merge_group', 'in', (lead) =>
      lead
        .selectFrom('leads as named')
        .select('named.merge_group')
        .where('named.id', 'in', leadIds)
        .where('named.merge_group', 'is not', null)
        .$castTo<{ merge_group: string }>(),
    )
    .execute();
  return [...leadIds, ...rows.map(({ id }) => id)];
}
