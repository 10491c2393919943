import { expect, test } from 'vitest';
import { describeOpenTime, hourMoment } from './moments.ts';

const minute = 60_000;
const timeZone = 'America/New_York';

test('a use that is known to the hour is shown without minutes', () => {
  const at = Date.parse('2026-11-20T15:20:00Z');
  expect(hourMoment(at, at + 60 * minute, timeZone)).toBe('within the last hour');
  expect(hourMoment(at, at + 61 * minute, timeZone)).toBe('Nov 20, 2026, 10 AM ET');
});

test('a length of opening time below a minute is not 0 min', () => {
  expect([0, 29_000, 60_000, 12_000_000].map(describeOpenTime)).toEqual([
    'under 1 min',
    'under 1 min',
    '1 min',
    '3 h 20 min',
  ]);
});
