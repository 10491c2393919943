import { expect, test } from 'vitest';
import type { ListPage } from '#platform/lists/define-list.ts';
import { spamSignals, submissionContext } from '#tests/support/desk.ts';
import { describeOnEachDatabase } from '#tests/support/test-database.ts';
import { feedbackFilter } from '../feedback-list.ts';
import { countFeedback, feedbackFigures, feedbackList } from './list-feedback.ts';
import { submitFeedback } from './submit-feedback.ts';

const eastern = 'America/New_York';
describeOnEachDatabase('feedback at the desk', (open) => {
  async function desk() {
    const { db } = await open();
    const give = (at: string, rating: number, name = `Reader ${at}`, spam = false) => {
      const deps = { db, clock: () => Date.parse(at), outboxIsWaiting: () => {} };
      return submitFeedback(
        deps,
        { name, rating, comments: '' },
        { ...submissionContext, ...(spam ? spamSignals : {}) },
      );
    };
    return { db, give };
  }

  test('is listed the newest first, in pages, by marks and folder', async () => {
    const { db, give } = await desk();
    await give('2026-11-01T12:00:00Z', 9);
    await give('2026-11-02T12:00:00Z', 3);
    await give('2026-11-03T12:00:00Z', 10);
    await give('2026-11-04T12:00:00Z', 1, 'Machine', true);
    const ratings = async (filter: object, page: Partial<ListPage> = {}) => {
      const query = feedbackFilter.parse(filter);
      const { rows, next } = await feedbackList.read({ db }, query, { limit: 50, ...page });
      return { ratings: rows.map(({ rating }) => rating), next };
    };
    const first = await ratings({}, { limit: 2 });
    expect(first.ratings).toEqual([10, 3]);
    expect(await ratings({}, { limit: 2, cursor: String(first.next) })).toEqual({ ratings: [9], next: null });
    expect(await ratings({ from: 9 })).toEqual({ ratings: [10, 9], next: null });
    expect(await ratings({ to: 4 })).toEqual({ ratings: [3], next: null });
    expect(await ratings({ folder: 'spam' })).toEqual({ ratings: [1], next: null });
    expect(await countFeedback(db)).toEqual({ inbox: 3, spam: 1 });
  });

  test('is summed up by the office’s months; spam does not count', async () => {
    const { db, give } = await desk();
    // The last evening of October in Houston and New York, November in London.
    await give('2026-11-01T03:30:00Z', 4);
    await give('2026-11-01T12:00:00Z', 9);
    await give('2026-11-20T12:00:00Z', 6);
    await give('2025-11-20T12:00:00Z', 10);
    await give('2026-11-20T12:00:00Z', 1, 'Machine', true);
    const figures = await feedbackFigures(db, Date.parse('2026-11-30T12:00:00Z'), eastern);
    expect(figures).toMatchObject({ count: 4, average: 7.25, share: { nineOrTen: 0.5, oneToFour: 0.25 } });
    expect(figures.months).toHaveLength(12);
    expect(figures.months[0]).toEqual({ month: '2025-12', count: 0, average: null });
    expect(figures.months.slice(-2)).toEqual([
      { month: '2026-10', count: 1, average: 4 },
      { month: '2026-11', count: 2, average: 7.5 },
    ]);
  });

  test('says so when there is none', async () => {
    const { db } = await desk();
    const figures = await feedbackFigures(db, Date.parse('2026-01-31T12:00:00Z'), eastern);
    expect(figures).toMatchObject({ count: 0, average: null, share: { nineOrTen: 0, oneToFour: 0 } });
    expect(figures.months.map(({ month }) => month).slice(-2)).toEqual(['2025-12', '2026-01']);
  });
});
