import { z } from 'zod';
import { ratings } from './feedback.ts';

/** Marks that say the same, in the words of the form: 1–2 Poor … 9–10 Excellent. */
export const ratingLabels = ['poor', 'fair', 'good', 'very-good', 'excellent'] as const;

export type RatingLabel = (typeof ratingLabels)[number];

/** The word of a mark from 1 to 10. */
export function ratingWordOf(rating: number): RatingLabel {
  return ratingLabels[Math.ceil(rating / 2) - 1] ?? 'poor';
}

const mark = z.coerce.number().int().min(1).max(ratings.length);

/** What the desk's list of feedback shows, as its address and the API say it. */
export const feedbackPage = z.object({
  from: mark.default(1),
  to: mark.default(ratings.length),
  folder: z.enum(['inbox', 'spam']).default('inbox'),
  /** The `next` of the page before. */
  cursor: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});

export type FeedbackPage = z.output<typeof feedbackPage>;

/** Which feedback a list or a download is of. */
export const feedbackFilter = feedbackPage.omit({ cursor: true, limit: true });

export type FeedbackFilter = z.output<typeof feedbackFilter>;

/** Feedback as the desk sees it; milliseconds since 1970. */
export interface ListedFeedback {
  id: string;
  reference: string;
  folder: 'inbox' | 'spam';
  name: string;
  rating: number;
  comments: string;
  locale: string;
  receivedAt: number;
}

/** How feedback stands: all of it but spam. */
export interface FeedbackFigures {
  count: number;
  /** Null without any. */
  average: number | null;
  /** Shares of all, between 0 and 1. */
  share: { nineOrTen: number; oneToFour: number };
  /** The last twelve months on the office's calendar, the oldest first; `month` is YYYY-MM. */
  months: { month: string; count: number; average: number | null }[];
}
