import { expect, test } from 'vitest';
import { company } from '../app/content/company.ts';
import { dayOf, momentInBothZones, zonesOf } from './moment.ts';

test('one zone is named once', () => {
  const instant = Date.parse('2026-07-01T13:00:00Z');
  expect(momentInBothZones(instant, { official: 'America/New_York', local: 'America/New_York' }, 'en')).toBe(
    'Wednesday 1 July 2026, 9:00 AM Eastern',
  );
});

test('a date that differs between the zones is given for both', () => {
  const instant = Date.parse('2026-07-02T04:30:00Z');
  expect(momentInBothZones(instant, zonesOf(company), 'en')).toBe(
    'Thursday 2 July 2026, 12:30 AM Eastern (Wednesday 1 July 2026, 11:30 PM Central)',
  );
});

test('a day is that of the clock asked for', () => {
  const instant = Date.parse('2026-07-02T04:30:00Z');
  expect(dayOf(instant, 'America/New_York', 'en')).toBe('2 July 2026');
  expect(dayOf(instant, 'America/Chicago', 'en')).toBe('1 July 2026');
});
