import { expect, test } from 'vitest';
import { kycAnswersInput } from './kyc-input.ts';

test('a draft may say anything or nothing; what says nothing is left out', () => {
  expect(kycAnswersInput.parse({})).toEqual({});
  expect(
    kycAnswersInput.parse({
      legalName: '  Café ',
      tradeName: '',
      truthful: 'on',
      notListed: true,
      reportsChanges: false,
      goodsOwner: 'both',
      ownerBirthDate2: ' 29 February 1980',
      unknown: 'x',
    }),
  ).toEqual({
    legalName: 'Café',
    truthful: 'yes',
    notListed: 'yes',
    goodsOwner: 'both',
    ownerBirthDate2: '29 February 1980',
  });
});

test.each([
  ['goodsOwner', 'nobody', 'invalid'],
  ['truthful', 'perhaps', 'invalid'],
  ['signatureDate', 'x'.repeat(301), 'too-long'],
  ['legalName', 'x'.repeat(301), 'too-long'],
  ['legalName', 5, 'not-text'],
])('%s cannot be %s', (id, answer, problem) => {
  expect(kycAnswersInput.safeParse({ [id]: answer }).error?.issues).toMatchObject([
    { path: [id], message: problem },
  ]);
});
