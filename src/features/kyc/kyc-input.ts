import { z } from 'zod';
import { isoDay } from '#platform/values/iso-day.ts';
import { lineLimit, optionalText, proseLimit } from '#platform/values/text.ts';
import { isoDayOf } from '#platform/values/typed-date.ts';
import { kycFields } from './kyc-answers.ts';
import { reviewStates } from './kyc-case.ts';
import type { KycField } from './kyc-form.ts';

/** Value of a ticked box. */
const ticked = 'yes';

function schemaOf(field: KycField): z.ZodType<string> {
  switch (field.kind) {
    case 'text':
      return optionalText(lineLimit);
    case 'date':
      return optionalText(lineLimit).transform((answer) => isoDayOf(answer) ?? answer);
    case 'prose':
      return optionalText(proseLimit);
    case 'checkbox':
      // An HTML form says `on`, JSON says true.
      return z
        .union([z.boolean(), z.enum(['', 'on', ticked])], 'invalid')
        .default(false)
        .transform((value) => (value ? ticked : ''));
    case 'choice':
      return z.enum(['', ...field.options], 'invalid').default('');
  }
}

/**
 * The answers of the form by field id, of which any may be absent or empty: a draft is kept as it is, even an invalid
 * date (kyc-answers.ts); a valid one is kept as YYYY-MM-DD. A choice is the id of its option, a ticked box `yes`. Empty answers and unknown fields are left
 * out.
 */
export const kycAnswersInput = z
  .object(Object.fromEntries(kycFields.map((field) => [field.id, schemaOf(field)])), 'invalid')
  .transform((answers) => Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== '')));

/** The answers of a step of the page: `replaced` are the fields that it answers; empty ones are deleted. */
export const kycStepInput = kycAnswersInput
  .and(z.object({ replaced: z.array(z.string()) }))
  .transform(({ replaced, ...answers }) => ({ answers, replaced }));

/** Without `formAmongDocuments`, the form on the page has to be complete. */
export const kycSendInput = z.object({ formAmongDocuments: z.boolean('invalid').default(false) }, 'invalid');

/** Filter of the queue of cases. */
export const caseFilter = z.object({ state: z.enum(reviewStates).default('sent') });

const version = z.coerce.number().int();

/**
 * The body of POST /api/v1/desk/kyc/{id}/review, and the form of the page. `changedAt` is that of the case that was looked
 * at: one that changed since is not decided on.
 */
export const reviewInput = z.discriminatedUnion(
  'decision',
  [
    z.object({ decision: z.literal('take'), changedAt: version }),
    z.object({ decision: z.literal('ask-for-more'), changedAt: version, comment: optionalText(proseLimit) }),
    z.object({
      decision: z.literal('accept'),
      changedAt: version,
      comment: optionalText(proseLimit),
      /** The last day of it (YYYY-MM-DD) on the office's calendar; without one, as long as the settings say. */
      until: z.union([z.literal(''), isoDay]).default(''),
    }),
  ],
  'invalid',
);

export type ReviewInput = z.output<typeof reviewInput>;
