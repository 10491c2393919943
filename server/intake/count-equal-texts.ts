import type { Db } from '../db/open-database.ts';

const day = 24 * 60 * 60_000;

/**
 * Counts the submissions of the last day whose text is the same; `textHash` is of circumstances.ts. Zero for submissions
 * without text.
 */
export async function countEqualTexts(
  db: Db,
  table: 'leads' | 'feedback',
  textHash: string,
  now: number,
): Promise<number> {
  if (textHash === '') return 0;
  const { count } = await db
    .selectFrom(table)
    .select((expression) => expression.fn.countAll<number | string>().as('count'))
    .where('text_hash', '=', textHash)
    .where('received_at', '>', now - day)
    .executeTakeFirstOrThrow();
  return Number(count);
}
