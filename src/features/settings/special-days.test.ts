import { expect, test } from 'vitest';
import { locales } from '#platform/i18n/locale.ts';
import { longBeachSettings } from '#tests/support/long-beach.ts';
import { snapshotOf } from './server/snapshot.ts';
import { specialDays } from './special-days.ts';

const days = [
  { date: '2026-11-30', hours: ['09:00', '12:00'] as [string, string] },
  { date: '2026-11-27', hours: null, note: 'Storm' },
  { date: '2026-11-20', hours: null, note: 'Past' },
  { date: '2027-01-04', hours: null, note: 'Far' },
];
const offices = longBeachSettings.offices.map((office) => ({ ...office, days }));
const settings = snapshotOf(1, { ...longBeachSettings, offices }, Date.parse('2026-11-26T12:00:00-08:00'));

test('the changed days of the next two weeks are named with their reason', () => {
  expect(specialDays(settings.offices[0], settings.day, 'en', 'closed')).toEqual([
    'Fri, Nov 27: closed (Storm)',
    expect.stringContaining('Mon, Nov 30: 9'),
  ]);
});

test.each(locales)('they are written in %s, with the reason in English alone', (locale) => {
  const [storm] = specialDays(settings.offices[1], settings.day, locale, 'closed');
  expect(storm).toMatch(locale === 'en' ? /27.*: closed \(Storm\)$/ : /27.*: closed$/);
});
