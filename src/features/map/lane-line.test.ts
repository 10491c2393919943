import { expect, test } from 'vitest';
import { lanes } from '#features/settings/sample-company.ts';
import { readDrawnLand } from '#tests/support/drawn-land.ts';
import { lineOf, roundedPath, seaWay } from './lane-line.ts';
import { locate, openProjection, type Point, type Position } from './projection.ts';
import { turns } from './sea-ways.ts';

const projection = await openProjection();
const isOnLand = readDrawnLand();

test.each(lanes)('$id is one line from its first gateway to its last', async (lane) => {
  const pieces = await lineOf(projection, lane);
  expect(pieces).toHaveLength(1);
  const points = [pieces[0]?.at(0), pieces[0]?.at(-1)];
  for (const [index, { longitude, latitude }] of [lane.from, lane.to].entries()) {
    const [x, y] = locate(projection, [longitude, latitude]);
    expect(points[index]?.[0]).toBeCloseTo(x, 3);
    expect(points[index]?.[1]).toBeCloseTo(y, 3);
  }
});

/** In units of the plate, about 17 km each at the equator. */
const step = 3;
const widestIsthmus = 12;

const seaLanes = lanes.filter(({ mode }) => mode === 'sea');

test.each(seaLanes)('$id keeps off the land, harbours and canals aside', async (lane) => {
  const [line = []] = await lineOf(projection, lane);
  const everyStep = line.flatMap(([x, y], index) => {
    const [nextX, nextY] = line[index + 1] ?? [x, y];
    const steps = Math.ceil(Math.hypot(nextX - x, nextY - y) / step);
    return Array.from({ length: steps }, (_, at): Point => {
      return [x + ((nextX - x) * at) / steps, y + ((nextY - y) * at) / steps];
    });
  });
  let ashore = 0;
  for (const point of everyStep) {
    ashore = isOnLand(point) ? ashore + step : 0;
    expect(ashore, `on land at ${projection.invert?.(point)}`).toBeLessThanOrEqual(widestIsthmus);
  }
});

test('corners are rounded, ends are not', () => {
  const path = roundedPath([
    [0, 0],
    [100, 0],
    [100, 100],
  ]);
  expect(path).toBe('M0 0l84 0q16 0 16 16l0 84');
});

const callao = lanes.find(({ id }) => id === 'houston-callao-sea');
if (!callao) throw new Error('The lane of this test is gone.');
const ends = [callao.from, callao.to].map(({ longitude, latitude }): Position => [longitude, latitude]);
const [houstonAt, callaoAt] = ends as [Position, Position];

test('the way takes the Panama canal', () => {
  const way = seaWay(houstonAt, callaoAt) ?? [];
  expect(way).toContain(turns.colon);
  expect(way).toContain(turns.balboa);
  expect(way.at(0)).toEqual(houstonAt);
  expect(way.at(-1)).toEqual(callaoAt);
});

test('where no way joins two ports there is none', () => {
  const inTwoOceans = seaWay(houstonAt, callaoAt, [
    ['galveston', 'yucatan'],
    ['manta', 'aguja', 'callao'],
  ]);
  expect(inTwoOceans).toBeNull();
});
