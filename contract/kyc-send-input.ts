import { z } from 'zod';

/** How a case is sent; without a word about it, the form on the page has to be whole. */
export const kycSendInput = z.object({ formAmongPapers: z.boolean('invalid').default(false) }, 'invalid');
