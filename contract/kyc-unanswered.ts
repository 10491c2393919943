import { kycFields } from './kyc-answers.ts';

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
  return kycFields.map(({ id }) => id).filter((id) => needed.has(id) && !answers[id]);
}
