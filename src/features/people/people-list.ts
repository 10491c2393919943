import { z } from 'zod';

/** Which people a list or a download is of. */
export const peopleFilter = z.object({
  /** Words to find in name, company and address, the last one perhaps half typed. */
  text: z.string().trim().max(200).default(''),
  /** Those who sent a request, or accounts that never did. */
  show: z.enum(['senders', 'accounts']).default('senders'),
});

export type PeopleFilter = z.output<typeof peopleFilter>;

/** What the desk's list of people shows, as its address and the API say it. */
export const peopleQuery = peopleFilter
  .extend({
    /** The `next` of the page before: a place in the order of arrival, or the id of an account. */
    cursor: z
      .string()
      .regex(/^[\w-]{1,64}$/)
      .optional(),
  })
  .refine(({ show, cursor = '0' }) => show === 'accounts' || /^\d{1,15}$/.test(cursor), {
    path: ['cursor'],
    error: 'unknown',
  });

/** Where a page of a person's requests begins. */
export const personQuery = z.object({ before: z.coerce.number().int().min(0).optional() });

/**
 * The body of POST /api/v1/desk/people/{id}/erasure: the person's e-mail address, typed, and the references of other
 * people's requests that are deleted as well.
 */
export const erasureInput = z.object({
  email: z.string('required').max(320, 'too-long'),
  others: z.array(z.string()).default([]),
});
