import type { Db } from '../db/open-database.ts';
import { prepareQuery } from '../db/prepared-query.ts';

const day = 24 * 60 * 60_000;

const countIn = (table: 'leads' | 'feedback') =>
  prepareQuery((db, { textHash, since }: { textHash: string; since: number }) =>
    db
      .selectFrom(table)
      .select((expression) => expression.fn.countAll<number | string>().as('count'))
      .where('text_hash', '=', textHash)
      .where('received_at', '>', since),
  );
const counts = { leads: countIn('leads'), feedback: countIn('feedback') };

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
  const { rows } = await counts[table](db, { textHash, since: now - day });
  return Number(rows[0]?.count);
}
