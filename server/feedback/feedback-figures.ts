import { dateAt, instantOf } from '../../contract/business-hours.ts';
import type { FeedbackFigures } from '../../contract/feedback-list.ts';
import type { Db } from '../db/open-database.ts';

const monthsShown = 12;

/** The months up to an instant on a zone's calendar (YYYY-MM), the oldest first, and the one to come. */
function monthsUpTo(now: number, timeZone: string): string[] {
  const [year = 0, month = 0] = dateAt(now, timeZone).split('-').map(Number);
  return Array.from({ length: monthsShown + 1 }, (_, index) =>
    new Date(Date.UTC(year, month - monthsShown + index)).toISOString().slice(0, 7),
  );
}

async function countBetween(db: Db, from: number, to: number): Promise<{ count: number; sum: number }> {
  const row = await db
    .selectFrom('feedback')
    .select((each) => [
      each.fn.countAll<number>().as('count'),
      each.fn.sum<number | null>('rating').as('sum'),
    ])
    .where('folder', '=', 'inbox')
    .where('received_at', '>=', from)
    .where('received_at', '<', to)
    .executeTakeFirstOrThrow();
  return { count: Number(row.count), sum: Number(row.sum ?? 0) };
}

/** How feedback stands, overall and by the office's months. Spam does not count. */
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
