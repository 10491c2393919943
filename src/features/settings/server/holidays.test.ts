import { expect, test } from 'vitest';
import { comingHolidays, holidaysFrom, workingDaysOf } from './holidays.ts';

const coming = comingHolidays('2026-11-28', 'US', 'CA');
const datesOf = (wanted: string) => coming.find(({ title }) => title === wanted)?.dates;

test('a holiday on a Sunday is listed with the Monday on which it is kept', () => {
  expect(datesOf('Independence Day')).toEqual(['2027-07-04', '2027-07-05']);
  expect(datesOf('Christmas Day')).toEqual(['2026-12-25']);
});

test('each holiday is listed once, as American readers spell it, and is opened by its stored name', () => {
  expect(new Set(coming.map(({ name }) => name)).size).toBe(coming.length);
  expect(datesOf('Labor Day')).toEqual(['2027-09-06']);
  const { name } = coming.find(({ title }) => title === 'Labor Day') ?? { name: '' };
  const dates = (open: string[]) => holidaysFrom(2027, { holidays: { country: 'US', region: 'CA', open } });
  expect(dates([])).toContain('2027-09-06');
  expect(dates([name])).not.toContain('2027-09-06');
});

test('offices work neither at the weekend nor on the public holidays of their country', () => {
  const inUs = workingDaysOf('US');
  expect(['2026-12-24', '2026-12-25', '2026-12-26', '2026-12-27'].map(inUs)).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(['2026-12-27', '2026-12-25'].map(workingDaysOf('EG'))).toEqual([true, false]);
  // A country that nobody knows has no holidays.
  expect(['2026-12-25', '2026-12-27'].map(workingDaysOf(null))).toEqual([true, false]);
  expect(workingDaysOf('ZZ')('2026-12-25')).toBe(true);
});
