import { z } from 'zod';
import { reviewStates } from './kyc-case.ts';
import { optionalText, proseLimit } from './text.ts';

/** A page of the queue of cases, as its address and the API say it. */
export const caseQueue = z.object({
  state: z.enum(reviewStates).default('sent'),
  /** The `next` of the page before. */
  cursor: z
    .string()
    .regex(/^\d{1,15}\.[\w-]{1,64}$/)
    .optional(),
});

/** Which cases a list or a download is of. */
export const caseFilter = caseQueue.omit({ cursor: true });

export type CaseFilter = z.output<typeof caseFilter>;

const version = z.coerce.number().int();

/**
 * The body of POST /api/v1/desk/kyc/{id}/review, and the form of the page. `changedAt` is that of the case that was looked
 * at: one that changed since is not decided on.
 */
export const reviewInput = z.discriminatedUnion(
  'decision',
  [
    z.object({ decision: z.literal('take'), changedAt: version }),
    z.object({ decision: z.literal('ask-for-more'), changedAt: version, words: optionalText(proseLimit) }),
    z.object({
      decision: z.literal('accept'),
      changedAt: version,
      words: optionalText(proseLimit),
      /** The last day of it (YYYY-MM-DD) on the office's calendar; without one, as long as the company file says. */
      until: z.union([z.literal(''), z.iso.date('date')]).default(''),
    }),
  ],
  'invalid',
);

export type ReviewInput = z.output<typeof reviewInput>;
