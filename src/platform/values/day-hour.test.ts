import { expect, test } from 'vitest';
import { dayHour } from './day-hour.ts';

test('the hour of the day is that of the zone, midnight is zero', () => {
  expect(dayHour(Date.parse('2026-11-28T14:30:00Z'), 'America/New_York')).toBe(9.5);
  expect(dayHour(Date.parse('2026-11-28T05:00:00Z'), 'America/New_York')).toBe(0);
  expect(dayHour(Date.parse('2026-11-28T20:45:00Z'), 'Asia/Kolkata')).toBe(2.25);
});
