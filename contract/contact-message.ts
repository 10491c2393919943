import { z } from 'zod';
import { lineLimit, optionalText, proseLimit, requiredEmail } from './text.ts';

/** The four answers of the contact form, in order (specification, section 3). */
export const contactMessageFields = ['name', 'email', 'subject', 'message'] as const;

/** The body of POST /api/v1/contactform: only the e-mail address is required. */
export const contactMessageInput = z.object({
  name: optionalText(lineLimit),
  email: requiredEmail,
  subject: optionalText(lineLimit),
  message: optionalText(proseLimit),
});

export type ContactMessageInput = z.output<typeof contactMessageInput>;
