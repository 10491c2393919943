import { expect, test } from 'vitest';
import { regionOf, regions } from './regions.ts';

test('every country has one region, Latin America first', () => {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  // Regions that are not countries, dependencies without a port, and withdrawn codes.
  const others =
    'AC AN AQ BU BV CP CQ CS CT DD DG DY EA EU EZ FQ FX GS HM HV IC JT MI NH NQ NT PC PU PZ QO QU RH SU TA TP UK UN VD WK XA XB YD YU ZR ZZ';
  const countries = letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => names.of(code) && !others.split(' ').includes(code));
  expect(countries.length).toBeGreaterThan(240);
  for (const code of countries) expect(regions, code).toContain(regionOf(code));
  expect(regions[0]).toBe('latinAmerica');
  expect(['MX', 'US', 'ES', 'IN', 'NG', 'AU'].map(regionOf)).toEqual(regions);
  expect(() => regionOf('XX')).toThrow('XX');
});
