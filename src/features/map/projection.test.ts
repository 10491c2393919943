import { expect, test } from 'vitest';
import { lanes } from '#features/settings/sample-company.ts';
import { defaultBrand } from '#platform/brand/brand.ts';
import type { Lane } from '#platform/company.ts';
import { readDrawnLand } from '#tests/support/drawn-land.ts';
import { landPaths } from '../../../scripts/draw-land.mjs';
import { isInView } from './edge-labels.ts';
import { drawLand } from './land.ts';
import paths from './land-paths.json' with { type: 'json' };
import { americas, locate, openProjection, type Position, plate } from './projection.ts';
import { regionOf } from './regions.ts';

const projection = await openProjection();

test('land is drawn where land is, and sea where sea is', async () => {
  const isOnLand = readDrawnLand();
  const isLand = (position: Position) => isOnLand(locate(projection, position));
  const land: Position[] = [
    [-97.7, 30.3],
    [-99.1, 19.4],
    [-74.1, 4.7],
    [-3.7, 40.4],
    [8.6, 50.1],
    [78, 18],
    [116, 30],
  ];
  const sea: Position[] = [
    [-94, 28],
    [-95, 21],
    [-75, 15],
    [-40, 40],
    [5, 39.5],
    [60, 15],
    [-150, 30],
    [124, 29],
  ];
  expect(land.map(isLand)).toEqual(land.map(() => true));
  expect(sea.map(isLand)).toEqual(sea.map(() => false));
});

test('every gateway is in view', () => {
  for (const { longitude, latitude } of lanes.flatMap(({ from, to }) => [from, to])) {
    const [x, y] = locate(projection, [longitude, latitude]);
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(plate.width);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(plate.height);
  }
});

test('the plate ends where no lane goes, and what lies beyond is refused', () => {
  expect(locate(projection, [-62.3, -38.8])[1]).toBeLessThan(plate.height);
  for (const beyond of [
    [0, -75],
    [170.6, -45.9],
    [95, 5],
  ] as Position[]) {
    expect(() => locate(projection, beyond)).toThrow('does not show');
  }
});

test('a telephone shows the Americas, from Monterrey and Chicago to Santos and the Plate', () => {
  const shown = lanes
    .flatMap(({ from, to }) => [from, to])
    .filter(({ longitude, latitude }) => {
      return isInView(locate(projection, [longitude, latitude]), americas);
    });
  const isAmerican = ({ country }: Lane['to']) =>
    ['latinAmerica', 'northAmerica'].includes(regionOf(country));
  expect(shown).toEqual(lanes.flatMap(({ from, to }) => [from, to]).filter(isAmerican));
});

test('the land is that of the atlas, and its picture is small', async () => {
  expect(paths).toEqual(await landPaths());
  expect(drawLand(defaultBrand).length).toBeLessThan(20_000);
});
