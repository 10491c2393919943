import { z } from 'zod';
import { erasureParts } from '../requests/erasure.ts';

export const peopleFilter = z.object({
  /** Search terms in name, company and address; the last one may be a prefix. */
  text: z.string().trim().max(200).default(''),
  /** Senders of requests, or accounts without any. */
  show: z.enum(['senders', 'accounts']).default('senders'),
});

export type PeopleFilter = z.output<typeof peopleFilter>;

export const peopleQuery = peopleFilter
  .extend({
    /** The `next` of the previous page: a position in the order of arrival, or the id of an account. */
    cursor: z
      .string()
      .regex(/^[\w-]{1,64}$/)
      .optional(),
  })
  .refine(({ show, cursor = '0' }) => show === 'accounts' || /^\d{1,15}$/.test(cursor), {
    path: ['cursor'],
    error: 'unknown',
  });

/** Start of a page of a person's requests. */
export const personQuery = z.object({ before: z.coerce.number().int().min(0).optional() });

export const erasureCounts = z.record(z.enum(erasureParts), z.number()).describe('How many of what.');

/** Body of POST /api/v1/desk/people/{id}/erasure: the person's typed e-mail address. */
export const erasureInput = z.object({ email: z.string('required').max(320, 'too-long') });
