import { sql } from 'kysely';
import { csvLine, momentCell } from '../../../platform/csv/csv-line.ts';
import type { Db } from '../../../platform/db/open-database.ts';
import { dateAt, instantOf } from '../../settings/business-hours.ts';
import type { FeedbackFigures, FeedbackFilter, FeedbackPage, ListedFeedback } from '../feedback-list.ts';

/** Prevents an index on the rating: SQLite would select and sort all matching rows instead of reading a page. */
const rating = sql<number>`+rating`;

/** Lists the feedback of a folder within a range of ratings, the newest first. */
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

const titles = ['reference', 'folder', 'receivedAt', 'rating', 'name', 'locale', 'comments'] as const;

function lineOf({ receivedAt, rating, ...entry }: ListedFeedback): string {
  const cells = { ...entry, receivedAt: momentCell(receivedAt), rating: String(rating) };
  return csvLine(titles.map((title) => cells[title]));
}

/**
 * Yields the filtered feedback as CSV lines, the header first and then the newest; times in ISO 8601. Throws when the
 * database fails.
 */
export async function* feedbackLines(db: Db, filter: FeedbackFilter): AsyncGenerator<string, void> {
  yield csvLine([...titles]);
  let cursor: string | undefined;
  do {
    const { feedback, next } = await listFeedback(db, { ...filter, cursor, limit: 200 });
    yield* feedback.map(lineOf);
    cursor = next ?? undefined;
  } while (cursor);
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
