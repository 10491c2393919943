import { expect, test } from 'vitest';
import { company as sample } from '../app/content/company.ts';
import { company } from './company.ts';

test('the sample company is a whole one', () => {
  expect(company.safeParse(sample).error).toBeUndefined();
});

test('hours that never open are refused by name', () => {
  const hours = { ...sample.hours, opens: '18:00', closes: '09:00' };
  expect(company.safeParse({ ...sample, hours }).error?.issues).toMatchObject([
    { path: ['hours', 'closes'] },
  ]);
});
