import { expect, test } from 'vitest';
import { company } from '#features/settings/sample-company.ts';
import { dayOf, momentBeside, momentIn, momentInBothZones, shortMomentIn, timeIn } from './moment.ts';
import { zonesOf } from './zones.ts';

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
  ['es', 'lunes 23 de noviembre a las\u00a018:00, hora\u00a0del\u00a0Este'],
  ['pt', 'segunda-feira, 23 de novembro, às\u00a018h, horário\u00a0do\u00a0Leste'],
] as const)('a moment on a page keeps its hour on one line: %s', (locale, text) => {
  const instant = Date.parse('2026-11-23T23:00:00Z');
  expect(momentIn(instant, 'America/New_York', locale)).toBe(text);
});

test.each([
  ['es', '2026-11-24T06:00:00Z', 'martes 24 de noviembre a la 1:00, hora del Este (0:00, hora central)'],
  ['es', '2026-11-24T14:30:00Z', 'martes 24 de noviembre a las 9:30, hora del Este (8:30, hora central)'],
  [
    'pt',
    '2026-11-24T05:30:00Z',
    'terça-feira, 24 de novembro, à 0h30, horário do Leste (segunda-feira, 23 de novembro, às 23h30, horário central)',
  ],
] as const)('a moment of a mail reads as it is said: %s, %s', (locale, instant, text) => {
  expect(momentInBothZones(Date.parse(instant), zonesOf(company), locale)).toBe(text);
});

test.each([
  ['en', 'America/Bogota', 'Tue, Nov 24, 6 PM Eastern (6 PM Colombia)'],
  ['es', 'America/Bogota', 'martes 24 de noviembre a las 18:00, hora del Este (18:00, hora de Colombia)'],
  [
    'es',
    'America/Mexico_City',
    'martes 24 de noviembre a las 18:00, hora del Este (17:00, hora estándar central)',
  ],
  [
    'pt',
    'America/Sao_Paulo',
    'terça-feira, 24 de novembro, às 18h, horário do Leste (20h, horário de Brasília)',
  ],
] as const)('the clock of a customer stands beside the office’s: %s in %s', (locale, own, text) => {
  const zones = { official: 'America/New_York', local: 'America/Chicago', own };
  expect(momentInBothZones(Date.parse('2026-11-24T23:00:00Z'), zones, locale)).toBe(text);
});

test('a page gives the time once to a reader whose clock agrees with the office’s', () => {
  const zones = { official: 'America/New_York', beside: 'America/Bogota' };
  expect(momentBeside(Date.parse('2026-11-24T23:00:00Z'), zones, 'en')).toBe('');
  expect(momentBeside(Date.parse('2026-07-01T22:00:00Z'), zones, 'en')).toBe('5\u00a0PM Colombia');
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

test.each([
  ['en', 'Mon, Nov 23, 6 PM'],
  ['es', 'lun 23 nov, 18:00'],
  ['pt', 'seg., 23 nov., 18h'],
] as const)('%s writes a moment in large type with a short day', (locale, text) => {
  const moment = shortMomentIn(Date.parse('2026-11-23T23:00:00Z'), 'America/New_York', locale);
  expect(moment.replace(/\s/g, ' ')).toBe(text);
});
