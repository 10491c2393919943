import { expect, test } from 'vitest';
import { lanes } from '#features/settings/sample-company.ts';
import { findLocation } from './locations.ts';
import { placeData } from './place-data.ts';

test('the ends of the company’s lanes lie where its file says', async () => {
  for (const { code, longitude, latitude } of lanes.flatMap(({ from, to }) => [from, to])) {
    const [east, north] = (await findLocation(code)) ?? [];
    expect(Math.abs((east ?? 999) - longitude), code).toBeLessThan(0.5);
    expect(Math.abs((north ?? 999) - latitude), code).toBeLessThan(0.5);
  }
});

test('every main port and every airport has a location, and an unknown code has none', async () => {
  const { records } = await placeData();
  const main = records.filter(({ rank, iata }) => rank === 3 || iata !== '');
  expect(main.length).toBeGreaterThan(3000);
  for (const { unlocode, iata } of main)
    expect(await findLocation(unlocode || iata), unlocode || iata).not.toBeNull();
  for (const code of ['', 'XXXXX', 'HOU\t', 'ushou', '%', 'USHOU\n'])
    expect(await findLocation(code)).toBeNull();
});

test.each([
  ['MXLZC', -102.2, 17.9],
  ['MXQRO', -100.4, 20.6],
  ['PAMIT', -79.9, 9.4],
  ['INHYD', 78.5, 17.4],
  ['KRKWU', 126.9, 35.2],
])('%s lies in its own city, not in another of that name', async (code, longitude, latitude) => {
  const [east = 999, north = 999] = (await findLocation(code)) ?? [];
  expect(Math.hypot(east - longitude, north - latitude)).toBeLessThan(0.3);
});
