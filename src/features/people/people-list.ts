import { z } from 'zod';
import { erasureParts } from '#features/requests/erasure.ts';

export const peopleFilter = z.object({
  /** Search terms in name, company and address; the last one may be a prefix. */
  text: z.string().trim().max(200).default(''),
  /** Senders of requests, or accounts without any. */
  show: z.enum(['senders', 'accounts']).default('senders'),
});

/** Start of a page of a person's requests. */
export const personQuery = z.object({ before: z.coerce.number().int().min(0).optional() });

export const erasureCounts = z.record(z.enum(erasureParts), z.number()).describe('How many of what.');

/** Body of POST /api/v1/desk/people/{id}/erasure: the person's typed e-mail address. */
export const erasureInput = z.object({ email: z.string('required').max(320, 'too-long') });
