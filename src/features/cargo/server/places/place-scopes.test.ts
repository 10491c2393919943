import { expect, test } from 'vitest';
import { findPlaceScopes } from './place-scopes.ts';

test('a place is part of its city, its state and its country', async () => {
  const port = await findPlaceScopes('Houston, TX');
  expect(port).toMatchObject({ state: 'US-TX', country: 'US' });
  expect(port.codes[0]).toBe('USHOU');
  expect(port.codes).toContain('IAH');
  const airport = await findPlaceScopes('IAH');
  expect(airport.codes[0]).toBe('IAH');
  expect(airport.codes).toContain('USHOU');
  expect((await findPlaceScopes('Puerto de Veracruz, México')).codes[0]).toBe('MXVER');
  expect(await findPlaceScopes('COBUN')).toMatchObject({
    codes: ['COBUN', 'BUN'],
    state: 'CO-VAC',
    country: 'CO',
  });
  expect(await findPlaceScopes('Nowhere at all')).toMatchObject({
    codes: [],
    state: null,
    country: null,
    near: [],
  });
});

test.each([
  ['Ciudad de México, MX', ['MEX', 'NLU']],
  ['Guadalajara, Jalisco, MX', ['GDL']],
  ['Monterrey, MX', ['MTY']],
  ['Dallas, TX', ['DFW']],
  ['Fort Worth, TX', ['AFW', 'DFW']],
  ['Rio de Janeiro, BR', ['GIG']],
  ['Veracruz, MX', ['VER']],
  ['Toluca, MX', ['TLC']],
  ['Campinas, BR', ['VCP']],
  ['Guarulhos, BR', ['GRU']],
  ['São Paulo, BR', ['GRU']],
])('the city %s is served by its airports', async (city, airports) => {
  expect((await findPlaceScopes(city)).codes).toEqual(expect.arrayContaining(airports));
});

test('a town has its state, its airports and the ports near it', async () => {
  const katy = await findPlaceScopes('Katy, TX, US');
  expect(katy).toMatchObject({ state: 'US-TX', country: 'US', isWithoutCode: true });
  expect(katy.codes).toContain('IAH');
  expect(katy.near[0]).toBe('USHOU');
  expect((await findPlaceScopes('Fredericksburg, TX')).near).toEqual(
    expect.arrayContaining(['USHOU', 'SAT']),
  );
  expect(await findPlaceScopes('Santos, BR')).toMatchObject({ state: 'BR-SP', near: [] });
});

test('an airport is part of the cities near it, and not of another country', async () => {
  expect((await findPlaceScopes('DFW')).codes).toEqual(expect.arrayContaining(['USDAL', 'USFWT']));
  expect((await findPlaceScopes('MEX')).codes[0]).toBe('MEX');
  expect((await findPlaceScopes('Tijuana, MX')).codes).not.toContain('SAN');
});
