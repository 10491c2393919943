import { expect, test } from 'vitest';
import { lanes } from '../content/company.ts';
import { areaOnMap, overlaps, placeLabels } from './labels.ts';
import { lineOf } from './lane-line.ts';
import { openProjection } from './projection.ts';
import { spotsOf } from './spots.ts';

const projection = await openProjection();
const spots = spotsOf(projection, lanes);
const lines = (await Promise.all(lanes.map((lane) => lineOf(projection, lane)))).flat();

// How large the names are is measured in a browser (tests/e2e/world-map-targets.spec.ts).
test.each([
  { from: 320, to: 359 },
  { from: 360, to: 639 },
  { from: 588, to: 943 },
  { from: 944, to: 1240 },
])(
  'what can be pressed lies apart and is large enough while the map is $from to $to px wide',
  ({ from, to }) => {
    const labels = [...placeLabels(spots, lines, from)];
    for (const width of [from, (from + to) / 2, to]) {
      const areas = labels.map(([spot, label]) => areaOnMap(spot, label, width));
      for (const [left, top, right, bottom] of areas) {
        expect(right - left).toBeGreaterThanOrEqual(24);
        expect(bottom - top).toBeGreaterThanOrEqual(24);
      }
      const pairs = areas.flatMap((area, index) =>
        areas.slice(index + 1).map((other) => [area, other] as const),
      );
      expect(pairs.filter(([area, other]) => overlaps(area, other))).toEqual([]);
    }
  },
);

test('the hub is named at every width, and a wide map names all', () => {
  expect(spots[0]?.names).toEqual(['Houston']);
  const namesAt = (width: number) =>
    [...placeLabels(spots, lines, width).keys()].flatMap(({ names }) => names);
  for (const width of [320, 360, 588]) expect(namesAt(width)).toContain('Houston');
  expect(placeLabels(spots, lines, 944).size).toBe(spots.length);
});

test('a city with a port and an airport is one spot, and so are two cities whose dots would hide each other', () => {
  const spotOf = (name: string) => spots.filter(({ names }) => names.includes(name));
  expect(spotOf('Shanghai').map((spot) => spot.lanes.map(({ mode }) => mode))).toEqual([['sea', 'air']]);
  expect(spotOf('Santos')).toEqual(spotOf('São Paulo'));
  expect(spotOf('Santos')).toHaveLength(1);
});

test('cities of one name in two countries are two spots', () => {
  const [lane] = lanes;
  if (!lane) throw new Error('There are no lanes.');
  const inSpain = { ...lane.to, country: 'ES', longitude: -3, latitude: 40 };
  expect(spotsOf(projection, [lane, { ...lane, to: inSpain }]).map(({ id }) => id)).toEqual([
    'houston-us',
    'veracruz-mx',
    'veracruz-es',
  ]);
});
