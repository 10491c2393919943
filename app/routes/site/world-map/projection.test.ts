import { expect, test } from 'vitest';
import { readDrawnLand } from '../../../../tests/support/drawn-land.ts';
import { lanes } from '../../../content/company.ts';
import { drawLand } from './land.ts';
import { locate, openProjection, type Position, plate } from './projection.ts';

const projection = await openProjection();

test('land is drawn where land is, and sea where sea is', async () => {
  const isOnLand = await readDrawnLand();
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

test('the plate ends below Cape Horn, and what lies beyond is refused', () => {
  expect(locate(projection, [-67.3, -56])[1]).toBeLessThan(plate.height);
  expect(() => locate(projection, [0, -75])).toThrow('does not show');
});

test('the picture of the land is small', async () => {
  expect((await drawLand()).length).toBeLessThan(25_000);
});
