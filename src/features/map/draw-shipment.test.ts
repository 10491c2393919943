import { expect, test } from 'vitest';
import { readDrawnLand } from '#tests/support/drawn-land.ts';
import { drawShipment } from './draw-shipment.ts';
import { angleBetween, greatCircle } from './great-circle.ts';
import { locate, openProjection, type Position, placeOnPlate, plate } from './projection.ts';
import { turns, ways } from './sea-ways.ts';

const houston = { name: 'Houston', position: [-95.27, 29.73] as Position };
const santos = { name: 'Santos', position: [-46.31, -23.96] as Position };
const cartagena = { name: 'Cartagena', position: [-75.53, 10.4] as Position };
const singapore = { name: 'Singapore', position: [103.83, 1.26] as Position };
const mumbai = { name: 'Mumbai', position: [72.88, 18.95] as Position };
const longyearbyen = { name: 'Longyearbyen', position: [15.47, 78.25] as Position };

test('places lie where d3-geo projects them, and great circles are as long', async () => {
  const projection = await openProjection();
  const { geoDistance } = await import('d3-geo');
  for (const position of [houston, santos, singapore, mumbai].map((stop) => stop.position)) {
    const [x, y] = placeOnPlate(position) ?? [];
    const [wantedX, wantedY] = locate(projection, position);
    expect(x).toBeCloseTo(wantedX, 6);
    expect(y).toBeCloseTo(wantedY, 6);
    expect(angleBetween(houston.position, position)).toBeCloseTo(geoDistance(houston.position, position), 9);
  }
  expect(placeOnPlate(longyearbyen.position)).toBeNull();
});

test('every way by sea keeps off the land, canals and narrow straits aside', async () => {
  const isOnLand = readDrawnLand();
  const widest = 16;
  for (const way of ways) {
    for (const [index, turn] of way.slice(1).entries()) {
      const from = way[index];
      if (!from) continue;
      const points = greatCircle(turns[from], turns[turn]).flatMap((one) => [placeOnPlate(one) ?? []]);
      let ashore = 0;
      for (const [at, [x = 0, y = 0]] of points.slice(1).entries()) {
        const [beforeX = 0, beforeY = 0] = points[at] ?? [];
        const length = Math.hypot(x - beforeX, y - beforeY);
        if (length > 1000) continue;
        for (let step = 0; step < length; step += 2) {
          const share = step / length;
          const isAshore = isOnLand([beforeX + (x - beforeX) * share, beforeY + (y - beforeY) * share]);
          ashore = isAshore ? ashore + 2 : 0;
          expect(ashore, `${from} to ${turn}`).toBeLessThanOrEqual(widest);
        }
      }
    }
  }
});

test('a shipment is drawn as a leg for each change of vessels, all of it in view', () => {
  const map = drawShipment('fcl', [houston, cartagena, santos]);
  expect(map?.legs).toHaveLength(2);
  expect(map?.stops.map(({ side }) => side)).toEqual(['above', 'left', 'below']);
  const { left, top, width, height } = map?.view ?? { left: 0, top: 0, width: 0, height: 0 };
  expect(width / height).toBeCloseTo(4 / 3, 1);
  for (const { at } of map?.stops ?? []) {
    expect(at[0]).toBeGreaterThan(left + width * 0.1);
    expect(at[0]).toBeLessThan(left + width * 0.9);
    expect(at[1]).toBeGreaterThan(top + height * 0.1);
    expect(at[1]).toBeLessThan(top + height * 0.9);
  }
});

test.each([
  ['crosses the edge of the map', 'air', [singapore, mumbai]],
  ['lies off the map', 'air', [houston, longyearbyen]],
  ['leads by sea to a place inland', 'fcl', [houston, { name: 'Denver', position: [-104.9, 39.7] }]],
  ['goes nowhere', 'road', [houston, houston]],
  ['has one end', 'air', [houston]],
] as const)('nothing is drawn of what %s', (_, mode, stops) => {
  expect(drawShipment(mode, stops as unknown as Parameters<typeof drawShipment>[1])).toBeNull();
});

test('a name has room in a flat picture whose end lies at the edge of the plate', () => {
  const shanghai = { name: 'Shanghai', position: [121.8, 31.2] as Position };
  const strip = { aspect: 3.4, leastWidth: 480 };
  const drawn = drawShipment('lcl', [shanghai, houston], strip);
  expect(drawn?.stops.map(({ side }) => side)).toEqual(['below', 'right']);
});

test('a flat picture is not much wider than the plate, with the names beside the ends', () => {
  const strip = { aspect: 7.5, leastWidth: 900 };
  const drawn = drawShipment('fcl', [houston, santos], strip);
  const { width = 0, height = 1 } = drawn?.view ?? {};
  expect(width).toBeLessThanOrEqual(1.9 * plate.width);
  expect(width / height).toBeLessThan(strip.aspect);
  expect(drawn?.stops.map(({ side }) => side)).toEqual(['left', 'right']);
  const { view } = drawShipment('fcl', [cartagena, houston], strip) ?? {};
  expect((view?.width ?? 0) / (view?.height ?? 1)).toBeCloseTo(strip.aspect, 1);
});
