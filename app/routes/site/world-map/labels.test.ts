import { expect, test } from 'vitest';
import { lanes } from '../../../content/company.ts';
import { citiesOf } from './gateways.ts';
import { boxOf, overlaps, placeLabels } from './labels.ts';
import { lineOf } from './lane-line.ts';
import { openProjection } from './projection.ts';

const projection = await openProjection();
const cities = citiesOf(projection, lanes);
const lines = (await Promise.all(lanes.map((lane) => lineOf(projection, lane)))).flat();

test.each([
  { from: 320, to: 639 },
  { from: 640, to: 943 },
  { from: 944, to: 1199 },
  { from: 1200, to: 1240 },
])('no name lies on another while the map is $from to $to px wide', ({ from, to }) => {
  const labels = placeLabels(cities, lines, from);
  for (const width of [from, (from + to) / 2, to]) {
    const boxes = labels.map((label) => boxOf(label, width));
    const pairs = boxes.flatMap((box, index) => boxes.slice(index + 1).map((other) => [box, other] as const));
    expect(pairs.filter(([box, other]) => overlaps(box, other))).toEqual([]);
  }
});

test('the busiest city comes first, and a wide map names all of them', () => {
  expect(cities[0]?.name).toBe('Houston');
  expect(new Set(placeLabels(cities, lines, 1200).map(({ city }) => city))).toEqual(new Set(cities));
});

test('a city with a port and an airport is drawn once', () => {
  expect(cities.filter(({ name }) => name === 'Shanghai')).toHaveLength(1);
});
