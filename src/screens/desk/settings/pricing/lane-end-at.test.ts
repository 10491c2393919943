import { expect, test } from 'vitest';
import type { TransportMode } from '#features/cargo/choices.ts';
import type { LaneEnd } from '#features/cargo/server/places/lane-ends.ts';
import { matchesOf, warningOfEnd } from './lane-end-at.tsx';

const end = (code: string, name: string, around = '') => ({ code, name, around });

function taken(typed: string, ends: LaneEnd[], mode: TransportMode | null = null, own: string[] = []) {
  const matches = matchesOf(typed, ends, { mode, own });
  return matches.length === 1 ? matches[0] : undefined;
}

test('only a suggestion that alone can be meant is taken', () => {
  const houston = end('USHOU', 'Houston');
  const houstonia = end('USHTN', 'Houstonia');
  expect(taken('hous', [houston])).toBe(houston);
  expect(taken(' HOUSTON ', [houstonia, houston])).toBe(houston);
  expect(taken('hous', [houston, houstonia])).toBeUndefined();
  expect(taken('houston', [houston, end('USHOZ', 'Houston')])).toBeUndefined();
  expect(taken('hous', [])).toBeUndefined();
});

test('a name is matched with and without accents, and with its state or country', () => {
  const bogota = end('COBOG', 'Bogotá', 'Colombia');
  const airport = end('BOG', 'El Dorado International Airport', 'Colombia');
  for (const typed of ['Bogota', 'BOGOTA, COLOMBIA', 'bogotá colombia'])
    expect(taken(typed, [bogota, airport])).toBe(bogota);
  const houston = end('USHOU', 'Houston', 'TX, United States');
  expect(taken('Houston, TX', [houston, end('IAH', 'George Bush Airport', 'TX, United States')])).toBe(
    houston,
  );
  const cartagenas = [end('COCTG', 'Cartagena', 'Colombia'), end('ESCAR', 'Cartagena', 'Spain')];
  expect(taken('Cartagena', cartagenas)).toBeUndefined();
  expect(taken('Cartagena, Spain', cartagenas)).toBe(cartagenas[1]);
});

test('the mode of a lane, and the places of the company, leave one of several places', () => {
  const port = {
    ...end('MXVER', 'Veracruz', 'Mexico'),
    place: { kind: 'port' as const, airports: ['VER'] },
  };
  const airport = {
    ...end('VER', 'General Heriberto Jara International Airport', 'Veracruz, Mexico'),
    place: { kind: 'airport' as const, airports: [] },
  };
  const state = end('MX-VER', 'Veracruz', 'Mexico');
  const ends = [port, airport, state];
  expect(taken('Veracruz', ends, 'fcl')).toBe(port);
  expect(taken('Veracruz', ends, 'lcl')).toBe(port);
  expect(taken('Veracruz', ends, 'air')).toBe(airport);
  expect(taken('Veracruz', ends)).toBeUndefined();
  expect(taken('Veracruz', ends, null, ['MXVER'])).toBe(port);
  expect(taken('veracru', ends, null, ['MXVER'])).toBeUndefined();
  expect(matchesOf('Veracruz', ends, { mode: null, own: [] })).toEqual([port, state]);
  const houston = {
    ...end('USHOU', 'Houston', 'TX'),
    place: { kind: 'port' as const, airports: ['HOU', 'IAH'] },
  };
  const airports = ['HOU', 'IAH'].map((code) => ({ ...airport, code, name: `${code} Airport` }));
  expect(taken('Houston', [houston, ...airports], 'air')).toBeUndefined();
  expect(matchesOf('Houston', [houston, ...airports], { mode: 'air', own: [] })).toEqual(airports);
});

test('a seaport in a lane by air and an airport in one by sea are warned of', () => {
  const place = { kind: 'port' as const, airports: ['VER'] };
  const veracruz = { ...end('MXVER', 'Veracruz'), place };
  expect(warningOfEnd(veracruz, 'air')).toBe(
    'MXVER is a seaport. For air, enter an airport of Veracruz: VER.',
  );
  expect(warningOfEnd({ ...veracruz, place: { ...place, airports: [] } }, 'air')).toBe(
    'MXVER is a seaport. For air, enter an airport.',
  );
  const airport = { ...end('IAH', 'Bush'), place: { kind: 'airport' as const, airports: [] } };
  expect(warningOfEnd(airport, 'fcl')).toBe('IAH is an airport. For sea freight, enter a seaport.');
  for (const [lane, mode] of [
    [veracruz, 'fcl'],
    [veracruz, 'road'],
    [veracruz, null],
    [airport, 'air'],
    [end('US-TX', 'Texas'), 'air'],
  ] as const)
    expect(warningOfEnd(lane, mode)).toBeNull();
});
