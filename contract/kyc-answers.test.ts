import { expect, test } from 'vitest';
import { kycAnswersIn } from './kyc-answers.ts';
import { kycForm } from './kyc-form.ts';

test('every answer has a name of its own, without the dot that parts names in a PDF', () => {
  const ids = [...kycForm.map(({ id }) => id), ...kycAnswersIn('en').map(({ id }) => id)];
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  expect(ids.filter((id) => !/^[a-z][A-Za-z0-9-]*$/.test(id))).toEqual([]);
});

test('three owners are asked the same questions, each in a row of their own', () => {
  const ids = kycAnswersIn('en').map(({ id }) => id);
  expect(ids.filter((id) => id.startsWith('ownerName'))).toEqual(['ownerName1', 'ownerName2', 'ownerName3']);
});

test('a choice has an answer for each option, asked in full', () => {
  expect(kycAnswersIn('en')).toContainEqual({
    id: 'goodsOwner-own',
    question: 'Business, goods and countries: Whose goods are they? Our own',
  });
});
