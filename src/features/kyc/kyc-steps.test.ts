import { expect, test } from 'vitest';
import { wholeAnswers as whole } from '#tests/support/kyc-answers.ts';
import { kycFields } from './kyc-answers.ts';
import { fieldsOfStep, isStepWhole, kycStepIds, postedFields, stepsOf } from './kyc-steps.ts';

const now = Date.parse('2026-11-20T15:00:00Z');
const idsOf = (answers: Record<string, string>) => stepsOf(answers, now).map(({ id }) => id);
const stepOf = (id: string, answers: Record<string, string>) =>
  stepsOf(answers, now).find((step) => step.id === id);
const askedIn = (id: string, answers: Record<string, string>) => stepOf(id, answers)?.fields.map((f) => f.id);

const { legalName, registrationCountry, registrationNumber, registeredAddress, contactName, contactEmail } =
  whole;
const firstAnswers = {
  legalName,
  registrationCountry,
  registrationNumber,
  registeredAddress,
  contactName,
  contactEmail,
  signatoryName: whole.signatoryName,
};

test('begins with one step of ten fields', () => {
  const [first, ...others] = stepsOf({}, now);
  expect(first.id).toBe('company');
  expect(first.fields).toHaveLength(10);
  expect(others).toEqual([]);
});

test('asks for the rest once the first step is whole, and to sign once nothing else is missing', () => {
  expect(idsOf({ ...firstAnswers, contactEmail: 'ana@@x' })).toEqual(['company']);
  expect(idsOf(firstAnswers)).toEqual(['company', 'owners', 'politics', 'business', 'sanctions']);
  expect(idsOf({ ...whole, truthful: '', signature: '' }).at(-1)).toBe('signatory');
  expect(idsOf({ ...whole, goods: '' })).not.toContain('signatory');
  expect(stepsOf(whole, now).every(isStepWhole)).toBe(true);
});

test.each([
  [{ politicallyExposed: 'yes' }, 'politics', 'politicallyExposedDetails'],
  [{ controlledGoods: 'unsure' }, 'business', 'endUse'],
  [{ controlledGoods: 'yes' }, 'bank', 'bankName'],
  [{ goodsOwner: 'others' }, 'bank', 'bankName'],
  [{ politicallyExposed: 'yes' }, 'bank', 'bankName'],
])('%o asks in %s for %s', (answers, step, field) => {
  expect(askedIn(step, whole) ?? []).not.toContain(field);
  expect(askedIn(step, { ...whole, ...answers })).toContain(field);
});

test('an answer from before stays in its step, with what is wrong with it', () => {
  const before = { website: 'example.com', registrationDate: 'soon', bankName: 'Banco', ownerName1: 'Ana' };
  expect(idsOf(before)).toEqual(['company', 'details', 'owners', 'bank']);
  expect(stepOf('details', before)).toMatchObject({
    fields: [{ id: 'registrationDate' }, { id: 'website' }],
    problems: { registrationDate: 'date' },
  });
});

test('every field is in one step', () => {
  const ids = kycStepIds.flatMap((id) => fieldsOfStep(id).map((field) => field.id));
  expect(ids.toSorted()).toEqual(kycFields.map(({ id }) => id).toSorted());
});

test('a step answers what was posted, and its boxes', () => {
  expect(postedFields('sanctions', { sanctionsRemarks: '', notListed: 'yes', other: 'x' })).toEqual([
    'notListed',
    'notOwnedByListed',
    'noForbiddenUse',
    'reportsChanges',
    'sanctionsRemarks',
  ]);
});
