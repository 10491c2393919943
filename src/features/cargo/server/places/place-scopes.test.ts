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
  expect(await findPlaceScopes('COBUN')).toEqual({ codes: ['COBUN', 'BUN'], state: null, country: 'CO' });
  expect(await findPlaceScopes('Nowhere at all')).toEqual({ codes: [], state: null, country: null });
});
