import { z } from 'zod';
import { referencesIn } from './reference.ts';
import { lineLimit, requiredEmail, requiredText } from './text.ts';

/** The body of POST /api/v1/track: the reference of a request and the address that its mails go to. */
export const trackInput = z.object({
  reference: requiredText(lineLimit).refine((text) => text === '' || referencesIn(text).length > 0, {
    error: 'reference',
  }),
  email: requiredEmail,
});
