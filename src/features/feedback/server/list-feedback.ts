import { sql } from 'kysely';
import { dateAt, instantOf } from '#features/settings/business-hours.ts';
import { momentCell } from '#platform/csv/csv-line.ts';
import type { Db } from '#platform/db/open-database.ts';
import { defineList, type ListPage, type ListRows } from '#platform/lists/define-list.ts';
import {
  type FeedbackFigures,
  type FeedbackFilter,
  feedbackFilter,
  type ListedFeedback,
} from '../feedback-list.ts';

/** Prevents an index on the rating: SQLite would select and sort all matching rows instead of reading a page. */
const rating = sql<number>`+rating`;

async function readFeedback(
  db: Db,
  { from, to, folder }: FeedbackFilter,
  { cursor, limit }: ListPage,
): Promise<ListRows<ListedFeedback>> {
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
  const page = rows.slice(0, limit).map(({ received_at, ...row }) => ({ ...row, receivedAt: received_at }));
  return { rows: page, next: rows.length > limit ? (page.at(-1)?.id ?? null) : null };
}

export const feedbackList = defineList({
  name: 'feedback',
  noun: 'feedback',
  first: 'the newest',
  query: feedbackFilter,
  cursor: () => /^[\w-]{1,64}$/,
  read: ({ db }: { db: Db }, filter, page) => readFeedback(db, filter, page),
  cells: {
    reference: ({ reference }) => reference,
    folder: ({ folder }) => folder,
    receivedAt: ({ receivedAt }) => momentCell(receivedAt),
    rating: ({ rating }) => String(rating),
    name: ({ name }) => name,
    locale: ({ locale }) => locale,
    comments: ({ comments }) => comments,
  },
});

/** Counts the feedback in each folder. */
export async function countFeedback(db: Db): Promise<Record<'inbox' | 'spam', number>> {
  const rows = await db
    .selectFrom('feedback')
    .select((row) => ['folder', row.fn.countAll<number>().as('count')])
    .groupBy('folder')
    .execute();
  const counted = new Map(rows.map(({ folder, count }) => [folder, Number(count)]));
  return { inbox: counted.get('inbox') ?? 0, spam: counted.get('spam') ?? 0 };
}

const monthsShown = 12;

/** Returns the months up to an instant in a zone (YYYY-MM), the oldest first, and the next one. */
function monthsUpTo(now: number, timeZone: string): string[] {
  const [year = 0, month = 0] = dateAt(now, timeZone).split('-').map(Number);
  return Array.from({ length: monthsShown + 1 }, (_, index) =>
    new Date(Date.UTC(year, month - monthsShown + index)).toISOString().slice(0, 7),
  );
}

async function countBetween(db: Db, from: number, to: number): Promise<{ count: number; sum: number }> {
  const row = await db
    .selectFrom('feedback')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.sum<number | null>('rating').as('sum')])
    .where('folder', '=', 'inbox')
    .where('received_at', '>=', from)
    .where('received_at', '<', to)
    .executeTakeFirstOrThrow();
  return { count: Number(row.count), sum: Number(row.sum ?? 0) };
}

/** Excludes spam. Months are in the office's zone. */
export async function feedbackFigures(db: Db, now: number, timeZone: string): Promise<FeedbackFigures> {
  const rows = await db
    .selectFrom('feedback')
    .select((row) => ['rating', row.fn.countAll<number>().as('count')])
    .where('folder', '=', 'inbox')
    .groupBy('rating')
    .execute();
  const counts = rows.map(({ rating, count }) => ({ rating, count: Number(count) }));
  const countOf = (isMeant: (rating: number) => boolean) =>
    counts.reduce((sum, { rating, count }) => sum + (isMeant(rating) ? count : 0), 0);
  const count = countOf(() => true);
  const sum = counts.reduce((total, line) => total + line.rating * line.count, 0);
  const shareOf = (part: number) => (count === 0 ? 0 : part / count);

  const starts = monthsUpTo(now, timeZone).map((month) => ({
    month,
    at: instantOf(`${month}-01`, '00:00', timeZone),
  }));
  const months = await Promise.all(
    starts.slice(0, -1).map(async ({ month, at }, index) => {
      const counted = await countBetween(db, at, starts[index + 1]?.at ?? now);
      return {
        month,
        count: counted.count,
        average: counted.count === 0 ? null : counted.sum / counted.count,
      };
    }),
  );
  return {
    count,
    average: count === 0 ? null : sum / count,
    share: {
      nineOrTen: shareOf(countOf((rating) => rating >= 9)),
      oneToFour: shareOf(countOf((rating) => rating <= 4)),
    },
    months,
  };
}
