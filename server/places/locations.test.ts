import { expect, test } from 'vitest';
import { lanes } from '../../app/content/company.ts';
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
