import { expect, test } from 'vitest';
import { findLaneEnds, suggestLaneEnds, unknownPlaces } from './lane-ends.ts';

test('codes of ports, airports, states and countries have their names', async () => {
  const found = await findLaneEnds(['USHOU', 'IAH', 'US-TX', 'CO', 'MX-VER', 'ZZ', 'USXXX', '*']);
  expect(found).toMatchObject({
    USHOU: { name: 'Houston', around: 'TX, United States' },
    IAH: { name: 'George Bush Intercontinental Houston Airport' },
    'US-TX': { name: 'Texas', around: 'United States' },
    CO: { name: 'Colombia', around: '' },
  });
  expect(await unknownPlaces(['USHOU', 'ZZ', 'US-ZZ', 'USXXX', 'XXX'])).toEqual([
    'ZZ',
    'US-ZZ',
    'USXXX',
    'XXX',
  ]);
});

test('ends of lanes are suggested by name and by code, the wide ones first but for those named as a city', async () => {
  const codes = async (typed: string) => (await suggestLaneEnds(typed)).map(({ code }) => code);
  expect((await codes('texas'))[0]).toBe('US-TX');
  expect((await codes('Colombia'))[0]).toBe('CO');
  expect((await codes('iah'))[0]).toBe('IAH');
  expect(await codes('houston')).toContain('USHOU');
  const ofVeracruz = await codes('veracru');
  expect(ofVeracruz[0]).toBe('MXVER');
  expect(ofVeracruz).toContain('MX-VER');
  expect(await codes('x')).toEqual([]);
});
