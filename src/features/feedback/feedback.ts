import { z } from 'zod';
import { lineLimit, optionalText, proseLimit, requiredText } from '#platform/values/text.ts';

/** The ten ratings (specification, section 9). */
export const ratings = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** Groups of ratings in the words of the form: 1–2 Poor … 9–10 Excellent. */
export const ratingLabels = ['poor', 'fair', 'good', 'very-good', 'excellent'] as const;

export type RatingLabel = (typeof ratingLabels)[number];

/** Returns the label of a rating from 1 to 10. */
export function ratingWordOf(rating: number): RatingLabel {
  return ratingLabels[Math.ceil(rating / 2) - 1] ?? 'poor';
}

/** The preselected rating. */
export const defaultRating = 5;

/** Body of POST /api/v1/feedbackform. The terms box stays in the browser and is never sent. */
export const feedbackInput = z.object({
  name: requiredText(lineLimit),
  rating: z.int('rating').min(1, { error: 'rating' }).max(10, { error: 'rating' }).default(defaultRating),
  comments: optionalText(proseLimit),
});

export type FeedbackInput = z.output<typeof feedbackInput>;
