import type { FeedbackFilter, ListedFeedback } from '../../contract/feedback-list.ts';
import { csvLine } from '../csv/csv-line.ts';
import type { Db } from '../db/open-database.ts';
import { listFeedback } from './list-feedback.ts';

const titles = ['reference', 'folder', 'receivedAt', 'rating', 'name', 'locale', 'comments'] as const;

function lineOf({ receivedAt, rating, ...entry }: ListedFeedback): string {
  const cells = { ...entry, receivedAt: new Date(receivedAt).toISOString(), rating: String(rating) };
  return csvLine(titles.map((title) => cells[title]));
}

/**
 * The feedback that a filter finds as CSV, line by line, the titles first and then the newest; times in ISO 8601. Throws
 * when the database fails.
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
