import { z } from 'zod';
import type { Folder } from '#platform/db/tables.ts';
import { ratings } from './feedback.ts';

const mark = z.coerce.number().int().min(1).max(ratings.length);

/** Filters of the list of feedback. */
export const feedbackFilter = z.object({
  from: mark.default(1),
  to: mark.default(ratings.length),
  folder: z.enum(['inbox', 'spam']).default('inbox'),
});

export type FeedbackFilter = z.output<typeof feedbackFilter>;

/** Times are in milliseconds since 1970. */
export interface ListedFeedback {
  id: string;
  reference: string;
  folder: Folder;
  name: string;
  rating: number;
  comments: string;
  locale: string;
  receivedAt: number;
}

/** Excludes spam. */
export interface FeedbackFigures {
  count: number;
  /** Null without any. */
  average: number | null;
  /** Shares of all, between 0 and 1. */
  share: { nineOrTen: number; oneToFour: number };
  /** The last twelve months in the office's zone, the oldest first; `month` is YYYY-MM. */
  months: { month: string; count: number; average: number | null }[];
}
