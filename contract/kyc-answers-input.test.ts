import { expect, test } from 'vitest';
import { kycAnswersIn } from './kyc-answers.ts';
import { kycAnswersInput, unansweredIn } from './kyc-answers-input.ts';

const whole = {
  legalName: 'Café de Altura S.A. de C.V.',
  registrationCountry: 'Mexico',
  registrationNumber: '12345',
  registeredAddress: 'Calle 1\nXalapa',
  contactName: 'Ana Ruiz',
  contactEmail: 'ana@example.com',
  ownerName1: 'Ana Ruiz',
  politicallyExposed: 'no',
  activity: 'Grows coffee',
  goods: 'Green coffee',
  countriesFrom: 'Mexico',
  countriesTo: 'United States',
  goodsOwner: 'own',
  controlledGoods: 'no',
  notListed: 'yes',
  notOwnedByListed: 'yes',
  noForbiddenUse: 'yes',
  tellsChanges: 'yes',
  truthful: 'yes',
  signatoryName: 'Ana Ruiz',
  signature: 'Ana Ruiz',
};

test('a draft may say anything or nothing; what says nothing is left out', () => {
  expect(kycAnswersInput.parse({})).toEqual({});
  expect(
    kycAnswersInput.parse({
      legalName: '  Café ',
      tradeName: '',
      truthful: 'on',
      notListed: true,
      tellsChanges: false,
      goodsOwner: 'both',
      ownerBirthDate2: '1980-02-29',
      unknown: 'x',
    }),
  ).toEqual({
    legalName: 'Café',
    truthful: 'yes',
    notListed: 'yes',
    goodsOwner: 'both',
    ownerBirthDate2: '1980-02-29',
  });
});

test.each([
  ['goodsOwner', 'nobody', 'invalid'],
  ['truthful', 'perhaps', 'invalid'],
  ['signatureDate', '2027-02-29', 'date'],
  ['legalName', 'x'.repeat(301), 'too-long'],
  ['legalName', 5, 'not-text'],
])('%s cannot be %s', (id, answer, problem) => {
  expect(kycAnswersInput.safeParse({ [id]: answer }).error?.issues).toMatchObject([
    { path: [id], message: problem },
  ]);
});

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
