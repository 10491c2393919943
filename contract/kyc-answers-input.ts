import { z } from 'zod';
import { kycFields } from './kyc-answers.ts';
import type { KycField } from './kyc-form.ts';
import { lineLimit, optionalText, proseLimit } from './text.ts';

/** What a ticked box says. */
const ticked = 'yes';

function schemaOf(field: KycField): z.ZodType<string> {
  switch (field.kind) {
    case 'text':
    case 'date':
      return optionalText(lineLimit);
    case 'prose':
      return optionalText(proseLimit);
    case 'checkbox':
      // An HTML form says `on`, JSON says true.
      return z
        .union([z.boolean(), z.enum(['', 'on', ticked])], 'invalid')
        .default(false)
        .transform((value) => (value ? ticked : ''));
    case 'choice':
      return z.enum(['', ...field.options.map(({ id }) => id)], 'invalid').default('');
  }
}

/**
 * The answers of the form by field id, of which any may be absent or empty: a draft is kept as it is, even a
 * date that is none (kyc-wrong.ts). A choice is the id
 * of its option, a ticked box `yes`. Gives those that say something; unknown fields are left out.
 */
export const kycAnswersInput = z
  .object(Object.fromEntries(kycFields.map((field) => [field.id, schemaOf(field)])), 'invalid')
  .transform((answers) => Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== '')));
