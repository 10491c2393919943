import { sql } from 'kysely';
import type { FeedbackPage, ListedFeedback } from '../../contract/feedback-list.ts';
import type { Db } from '../db/open-database.ts';

/** The mark, such that no index is chosen by it: SQLite would rather find all of some marks and sort them than walk a page. */
const rating = sql<number>`+rating`;

/** Feedback of one folder with marks in a range, the newest first; `next` is the cursor of the page behind. */
export async function listFeedback(
  db: Db,
  { from, to, folder, cursor, limit }: FeedbackPage,
): Promise<{ feedback: ListedFeedback[]; next: string | null }> {
  let query = db
    .selectFrom('feedback')
    .select(['id', 'reference', 'folder', 'name', 'rating', 'comments', 'locale', 'received_at'])
    .where('folder', '=', folder)
    .where(rating, '>=', from)
    .where(rating, '<=', to)
    // Ids are made in the order of arrival.
    .orderBy('id', 'desc')
    .limit(limit + 1);
  if (cursor) query = query.where('id', '<', cursor);
  const rows = await query.execute();
  const feedback = rows
    .slice(0, limit)
    .map(({ received_at, ...row }) => ({ ...row, receivedAt: Number(received_at) }));
  return { feedback, next: rows.length > limit ? (feedback.at(-1)?.id ?? null) : null };
}

/** How much feedback lies in each folder. */
export async function countFeedback(db: Db): Promise<Record<'inbox' | 'spam', number>> {
  const rows = await db
    .selectFrom('feedback')
    .select((row) => ['folder', row.fn.countAll<number>().as('count')])
    .groupBy('folder')
    .execute();
  const counted = new Map(rows.map(({ folder, count }) => [folder, Number(count)]));
  return { inbox: counted.get('inbox') ?? 0, spam: counted.get('spam') ?? 0 };
}
