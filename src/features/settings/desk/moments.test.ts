import { expect, test } from 'vitest';
import { hourOf } from './moments.ts';

const minute = 60_000;

test('a use that is known to the hour is shown without minutes', () => {
  const at = Date.parse('2026-11-20T15:20:00Z');
  expect(hourOf(at, at + 60 * minute).text).toBe('within the last hour');
  expect(hourOf(at, at + 61 * minute).text).toBe('Nov 20, 2026, 10 AM ET');
});
