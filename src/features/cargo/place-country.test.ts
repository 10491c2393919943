import { expect, test } from 'vitest';
import { countryByAnyCode } from './airport-country.ts';
import { countryCodes, countryOf, directionOf } from './place-country.ts';

test.each([
  ['Santa Marta, Magdalena, CO (COSMR)', undefined, 'CO'],
  ['anywhere', 'MXVER', 'MX'],
  ['Houston, TX, US (IAH)', 'IAH', 'US'],
  ['Coatepec, Mexico', undefined, 'MX'],
  ['Coatepec, México', undefined, 'MX'],
  ['Hamburgo, Alemania', undefined, 'DE'],
  ['Hamburg, Germany', undefined, 'DE'],
  ['Brasil', undefined, 'BR'],
  ['Houston, TX', undefined, 'US'],
  ['Houston, Texas', undefined, 'US'],
  ['Miami, EE. UU.', undefined, 'US'],
  ['Los Angeles, CA', undefined, null],
  ['Salvador, BA', undefined, null],
  ['Atlanta, Georgia', undefined, null],
  ['Santa Fe New Mexico', undefined, null],
  ['Houston', undefined, null],
  ['', undefined, null],
])('country of “%s”, code %s', (text, code, country) => {
  expect(countryOf({ text, code })).toBe(country);
});

test.each([
  ['Veracruz, Mexico', 'Houston, TX', 'import'],
  ['Houston, TX', 'Veracruz, Mexico', 'export'],
  ['Veracruz, Mexico', 'Hamburg, Germany', 'cross-trade'],
  ['Houston, TX', 'Miami, FL', null],
  ['Houston', 'Hamburg, Germany', null],
])('direction from “%s” to “%s”, seen from the United States', (from, to, direction) => {
  expect(directionOf({ from: { text: from }, to: { text: to } }, 'US')).toBe(direction);
});

test('a company elsewhere sees the same route the other way', () => {
  const route = { from: { text: 'Veracruz, Mexico' }, to: { text: 'Houston, TX' } };
  expect(directionOf(route, 'MX')).toBe('export');
  expect(directionOf(route, 'CO')).toBe('cross-trade');
});

test('the list of countries has no groups, test languages or unknown regions', () => {
  const codes = countryCodes();
  for (const code of ['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ', 'DD']) expect(codes).not.toContain(code);
  for (const code of ['US', 'MX', 'HK', 'PR', 'XK']) expect(codes).toContain(code);
});

test.each([
  [{ text: 'Bogotá, CO (BOG)' }, 'CO'],
  [{ text: 'Denver, CO (DEN)' }, 'US'],
  [{ text: 'Caracas', code: 'CCS' }, 'VE'],
  [{ text: 'HAV', code: 'HAV' }, 'CU'],
  [{ text: 'Shanghai Pudong, CN (PVG)' }, 'CN'],
])('an airport is in its country: %o', (place, country) => {
  expect(countryByAnyCode(place)).toBe(country);
});
