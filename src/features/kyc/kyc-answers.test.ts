import { expect, test } from 'vitest';
import { wholeAnswers as whole } from '#tests/support/kyc-answers.ts';
import { concernsIn, kycAnswers, kycFields, unansweredIn, wrongIn } from './kyc-answers.ts';
import { kycForm } from './kyc-form.ts';
import { kycTexts } from './strings/en/kyc-texts.ts';

test('every answer has a name of its own, without the dot that parts names in a PDF', () => {
  const ids = [...kycForm.map(({ id }) => id), ...kycAnswers(kycTexts).map(({ id }) => id)];
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  expect(ids.filter((id) => !/^[a-z][A-Za-z0-9-]*$/.test(id))).toEqual([]);
});

test('three owners are asked the same questions, each in a row of their own', () => {
  const ids = kycAnswers(kycTexts).map(({ id }) => id);
  expect(ids.filter((id) => id.startsWith('ownerName'))).toEqual(['ownerName1', 'ownerName2', 'ownerName3']);
});

test('a choice has an answer for each option, asked in full', () => {
  expect(kycAnswers(kycTexts)).toContainEqual({
    id: 'goodsOwner-own',
    question: 'Business, goods and countries: Whose goods are they? Our own',
  });
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
  const ids = kycAnswers(kycTexts).map(({ id }) => id.replace(/-.*/, ''));
  expect(unansweredIn({}).filter((id) => !ids.includes(id))).toEqual([]);
});

const now = Date.parse('2026-11-20T15:00:00Z');

test.each([
  ['contactEmail', 'maria@@x', 'email'],
  ['contactEmail', 'maria@x', 'email'],
  ['contactEmail', 'maria', 'email'],
  ['contactEmail', 'maria ruiz@example.com', 'email'],
  ['ownerShare1', '900', 'share'],
  ['ownerShare2', '100.5', 'share'],
  ['ownerShare3', '-1', 'share'],
  ['ownerShare1', 'ciento', 'share'],
  ['registrationDate', '21 March 1980', 'date'],
  ['registrationDate', '21/03/1980', 'date'],
  ['registrationDate', '02/30/1980', 'date'],
  ['ownerBirthDate1', '1980-02-30', 'date'],
  ['ownerBirthDate1', '1980-13-01', 'date'],
  ['ownerBirthDate1', '2026-11-22', 'date-future'],
  ['registrationDate', '2062-01-01', 'date-future'],
])('%s cannot be %s', (id, answer, problem) => {
  expect(wrongIn({ [id]: answer }, now)).toEqual({ [id]: problem });
});

test.each([
  ['contactEmail', 'maria@example.com'],
  ['contactEmail', 'josé.núñez+kyc@correo.example.mx'],
  ['ownerShare1', '0'],
  ['ownerShare1', '100'],
  ['ownerShare1', '33,5'],
  ['ownerShare1', '33.5 %'],
  ['ownerBirthDate1', '1980-02-29'],
  ['ownerBirthDate1', '3/21/1980'],
  ['registrationDate', '03/21/1980'],
  // On this day it is the 21st in the farthest east.
  ['signatureDate', '2026-11-21'],
  ['contactPhone', 'by messenger only'],
])('%s can be %s', (id, answer) => {
  expect(wrongIn({ [id]: answer }, now)).toEqual({});
});

test('every date of the form is looked at, in the order of the form', () => {
  const dates = kycFields.filter(({ kind }) => kind === 'date').map(({ id }) => id);
  expect(dates).toHaveLength(5);
  const answers = Object.fromEntries(dates.toReversed().map((id) => [id, 'soon']));
  expect(Object.keys(wrongIn(answers, now))).toEqual(dates);
});

test('a reviewer is led to an owner whose share is not stated, to what is not declared, and to nothing else', () => {
  const two = { ...whole, ownerShare1: '60%', ownerName2: 'Luis Paz', notListed: '' };
  expect([...concernsIn(two)]).toEqual([
    ['ownerShare2', 'share-missing'],
    ['notListed', 'undeclared'],
  ]);
  expect([...concernsIn({ ...two, ownerShare2: '40', notListed: 'yes' })]).toEqual([]);
});
