import { expect, test } from 'vitest';
import { customerZoneOf, localZoneOf } from './customer-zone.ts';

const now = Date.parse('2026-11-24T12:00:00Z');
const guadalajara = { text: 'Guadalajara, Jalisco, MX (MXGDL)', code: 'MXGDL' };
const tijuana = { text: 'Tijuana, Baja California, MX (MXTIJ)', code: 'MXTIJ' };
const santos = { text: 'Santos, BR (BRSSZ)', code: 'BRSSZ' };
const campinas = { text: 'Campinas, São Paulo, BR' };
const houston = { text: 'Houston, TX, US (USHOU)', code: 'USHOU' };
const cartagena = { text: 'Cartagena, CO (COCTG)', code: 'COCTG' };

test.each([
  ['a phone of Colombia', 'en', '+57 300 123 4567', [], 'America/Bogota'],
  ['a phone of Peru', 'es', '0051 1 234 5678', [], 'America/Lima'],
  ['a phone of the Dominican Republic', 'es', '+1 809 555 0100', [], 'America/Santo_Domingo'],
  ['a phone of North America', 'es', '+1 713 555 0100', [], null],
  ['a phone without its country', 'es', '300 123 4567', [], null],
  ['Colombia, where the language is spoken at one end', 'es', '', [cartagena, houston], 'America/Bogota'],
  ['nobody, in English', 'en', '', [cartagena, houston], null],
  ['nobody, between two countries of one language', 'es', '', [cartagena, guadalajara], null],
  ['Mexico alone', 'es', '+52 33 1234 5678', [], null],
  [
    'Mexico with a place of one zone',
    'es',
    '+52 33 1234 5678',
    [guadalajara, houston],
    'America/Mexico_City',
  ],
  ['Mexico with places of two', 'es', '+52 33 1234 5678', [guadalajara, tijuana], null],
  ['Tijuana', 'es', '', [tijuana, houston], 'America/Tijuana'],
  ['Brazil with a port, whose region is not known', 'pt', '+55 11 91234 5678', [santos], null],
  ['Brazil with a city', 'pt', '', [houston, campinas], 'America/Sao_Paulo'],
] as const)('the clock of %s', (_, locale, phone, places, zone) => {
  expect(customerZoneOf({ locale, phone, places: [...places], now })).toBe(zone);
});

test('a country whose zones show one time has one clock', () => {
  const zone = customerZoneOf({ locale: 'es', phone: '+54 11 4321 5678', places: [], now });
  const offset = (timeZone: string) =>
    new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).format(now);
  expect(offset(zone ?? '')).toBe(offset('America/Argentina/Buenos_Aires'));
});

test('work at a place of a state with two zones is in that of nearly all of its places', () => {
  const zoneIn = (text: string, code?: string) => localZoneOf({ text, code }, now);
  expect(zoneIn('Houston, TX, US (USHOU)', 'USHOU')).toBe('America/Chicago');
  expect(zoneIn('George Bush Intercontinental Houston Airport, Houston, TX, US (IAH)', 'IAH')).toBe(
    'America/Chicago',
  );
  expect(zoneIn('El Paso, TX, US')).toBe('America/Denver');
  expect(zoneIn('Miami, FL, US (USMIA)', 'USMIA')).toBe('America/New_York');
  expect(zoneIn('Long Beach, CA, US (USLGB)', 'USLGB')).toBe('America/Los_Angeles');
  expect(zoneIn('Cartagena, CO (COCTG)', 'COCTG')).toBe('America/Bogota');
  expect(zoneIn('Houston')).toBeNull();
});
