import { expect, test } from 'vitest';
import { describeDueTime, shortMoment } from './moments.ts';

const now = Date.parse('2026-11-20T15:00:00Z');
const zone = 'America/New_York';

test('a time of the desk says its zone; a date alone needs none', () => {
  expect(shortMoment(now, now, zone)).toBe('10:00 AM ET');
  expect(shortMoment(Date.parse('2026-11-23T23:00:00Z'), now, zone)).toBe('Mon 6:00 PM ET');
  expect(shortMoment(Date.parse('2026-12-03T23:00:00Z'), now, zone)).toBe('Dec 3');
  const dueAt = Date.parse('2026-11-23T23:00:00Z');
  expect(describeDueTime({ due: 'due', dueAt }, now, zone)).toBe('Mon 6:00 PM ET');
});
