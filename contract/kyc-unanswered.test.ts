import { expect, test } from 'vitest';
import { wholeAnswers as whole } from '../tests/support/kyc-answers.ts';
import { kycAnswersIn } from './kyc-answers.ts';
import { unansweredIn } from './kyc-unanswered.ts';

test('a whole form needs nothing more; what is not declared has to be explained', () => {
  expect(unansweredIn(whole)).toEqual([]);
  expect(unansweredIn({ ...whole, politicallyExposed: 'yes', notListed: '' })).toEqual([
    'politicallyExposedDetails',
    'sanctionsRemarks',
  ]);
  expect(unansweredIn({})[0]).toBe('legalName');
});

test('every field that is needed is one of the form', () => {
  const ids = kycAnswersIn('en').map(({ id }) => id.replace(/-.*/, ''));
  expect(unansweredIn({}).filter((id) => !ids.includes(id))).toEqual([]);
});
