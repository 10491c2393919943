import { z } from 'zod';
import { rowsOf } from './kyc-answers.ts';
import { type KycField, kycForm } from './kyc-form.ts';
import { lineLimit, optionalText, proseLimit } from './text.ts';

/** What a ticked box says. */
const ticked = 'yes';

function isDate(value: string): boolean {
  return value === '' || z.iso.date().safeParse(value).success;
}

function schemaOf(field: KycField): z.ZodType<string> {
  switch (field.kind) {
    case 'text':
      return optionalText(lineLimit);
    case 'prose':
      return optionalText(proseLimit);
    case 'date':
      return optionalText(lineLimit).refine(isDate, { error: 'date' });
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

const fields = kycForm.flatMap((section) => rowsOf(section).flat());

/**
 * The answers of the form by field id, of which any may be absent or empty: a draft is kept as it is. A choice is the id
 * of its option, a ticked box `yes`. Gives those that say something; unknown fields are left out.
 */
export const kycAnswersInput = z
  .object(Object.fromEntries(fields.map((field) => [field.id, schemaOf(field)])), 'invalid')
  .transform((answers) => Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== '')));

const alwaysNeeded = [
  'legalName',
  'registrationCountry',
  'registrationNumber',
  'registeredAddress',
  'contactName',
  'contactEmail',
  'ownerName1',
  'politicallyExposed',
  'activity',
  'goods',
  'countriesFrom',
  'countriesTo',
  'goodsOwner',
  'controlledGoods',
  'truthful',
  'signatoryName',
  'signature',
];

const declarations = ['notListed', 'notOwnedByListed', 'noForbiddenUse', 'tellsChanges'];

/** The fields without which a form that was begun cannot be sent, in the order of the form. */
export function unansweredIn(answers: Record<string, string>): string[] {
  const needed = new Set(alwaysNeeded);
  if (answers.politicallyExposed === 'yes') needed.add('politicallyExposedDetails');
  // What is not declared has to be explained.
  if (declarations.some((id) => !answers[id])) needed.add('sanctionsRemarks');
  return fields.map(({ id }) => id).filter((id) => needed.has(id) && !answers[id]);
}
