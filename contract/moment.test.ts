import { expect, test } from 'vitest';
import { company } from '../app/content/company.ts';
import { dayOf, momentIn, momentInBothZones, timeIn, zonesOf } from './moment.ts';

test('one zone is named once', () => {
  const instant = Date.parse('2026-07-01T13:00:00Z');
  expect(momentInBothZones(instant, { official: 'America/New_York', local: 'America/New_York' }, 'en')).toBe(
    'Wed, Jul 1, 9 AM Eastern',
  );
});

test('a date that differs between the zones is given for both', () => {
  const instant = Date.parse('2026-07-02T04:30:00Z');
  expect(momentInBothZones(instant, zonesOf(company), 'en')).toBe(
    'Thu, Jul 2, 12:30 AM Eastern (Wed, Jul 1, 11:30 PM Central)',
  );
});

test('a moment on one clock names its zone', () => {
  const instant = Date.parse('2026-11-23T23:00:00Z');
  expect(momentIn(instant, 'America/New_York', 'en')).toBe('Mon, Nov 23, 6\u00a0PM Eastern');
  expect(momentIn(instant, 'America/New_York', 'en', true)).toBe('Mon, Nov 23, 2026, 6\u00a0PM Eastern');
});

test.each([
  ['en', 'Mon, Nov 23, 6\u00a0PM Eastern'],
  ['es', 'lunes 23 de noviembre, 6\u00a0p.m. hora\u00a0del\u00a0Este'],
  ['pt', 'seg., 23 de nov., 18:00 horário\u00a0do\u00a0Leste'],
] as const)('a moment on a page keeps its hour on one line: %s', (locale, text) => {
  const instant = Date.parse('2026-11-23T23:00:00Z');
  expect(momentIn(instant, 'America/New_York', locale)).toBe(text);
});

test('a day is that of the clock asked for', () => {
  const instant = Date.parse('2026-07-02T04:30:00Z');
  expect(dayOf(instant, 'America/New_York', 'en')).toBe('Jul 2, 2026');
  expect(dayOf(instant, 'America/Chicago', 'en')).toBe('Jul 1, 2026');
});

test('a full hour has no minutes, on a clock that is half an hour off as well', () => {
  const at = (timeZone: string, instant: string) => timeIn('en', Date.parse(instant), timeZone).time;
  expect(at('America/New_York', '2026-11-23T23:00:00Z')).toBe('6\u00a0PM');
  expect(at('America/New_York', '2026-11-23T23:05:00Z')).toBe('6:05\u00a0PM');
  expect(at('Asia/Kolkata', '2026-11-23T12:30:00Z')).toBe('6\u00a0PM');
  expect(at('Asia/Kolkata', '2026-11-23T12:00:00Z')).toBe('5:30\u00a0PM');
});
