import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CargoRow, containers, containerTypes, fitContainers, fitInto } from './container-fit.ts';

const row = (
  quantity: number,
  sides: [number, number, number],
  weightKg: number,
  isStackable = false,
): CargoRow => {
  const [lengthCm, widthCm, heightCm] = sides;
  return { quantity, lengthCm, widthCm, heightCm, weightKg, isStackable };
};

/** Published numbers of pallets on one floor: 11 and 23–24, 10 and 20–21. */
test.each([
  ['20', [120, 80], 11],
  ['40', [120, 80], 23],
  ['20', [120, 100], 10],
  ['40', [120, 100], 20],
] as const)('a %s′ takes as many pallets of %j cm as published: %i', (type, [length, width], most) => {
  expect(fitInto(type, [row(most, [length, width, 150], 400)]).byFloor).toBe(1);
  expect(fitInto(type, [row(most + 2, [length, width, 150], 400)]).byFloor).toBe(2);
});

test('stacks what may be stacked, as high as the container is', () => {
  const boxes = row(22, [120, 80, 110], 100, true);
  const { byFloor, plan } = fitInto('20', [boxes]);
  expect(byFloor).toBe(1);
  expect(plan.every(({ pieces }) => pieces === 2)).toBe(true);
  expect(fitInto('20', [{ ...boxes, isStackable: false }]).byFloor).toBe(2);
});

test('suggests one larger container before two small ones, and the smallest that takes all', () => {
  expect(fitContainers([row(11, [120, 80, 150], 400)]).suggested).toMatchObject({ type: '20', needed: 1 });
  expect(fitContainers([row(15, [120, 80, 150], 400)]).suggested).toMatchObject({ type: '40', needed: 1 });
  expect(fitContainers([row(4, [120, 80, 250], 400)]).suggested).toMatchObject({ type: '40hc', needed: 1 });
});

test('suggests a 45′ only where a piece goes into no other, as few carriers have one', () => {
  expect(fitContainers([row(1, [1300, 200, 200], 4000)]).suggested).toMatchObject({ type: '45hc' });
  const { fits, suggested } = fitContainers([row(23, [120, 100, 150], 400)]);
  expect(fits.at(-1)).toMatchObject({ type: '45hc', needed: 1 });
  expect(suggested).toMatchObject({ type: '40', needed: 2 });
});

test('places pallets of different rows but one size as a pinwheel', () => {
  const { byFloor, plan } = fitInto('20', [row(6, [120, 100, 150], 400), row(4, [100, 120, 180], 400)]);
  expect(byFloor).toBe(1);
  expect(plan.map((stack) => stack.row).sort()).toEqual([0, 0, 0, 0, 0, 0, 1, 1, 1, 1]);
});

test('suggests no type whose floor it did not plan while it planned that of another', () => {
  const { fits, suggested } = fitContainers([row(700, [100, 100, 130], 20, true)]);
  expect(fits.map(({ byFloor }) => byFloor === null)).toEqual([true, true, false, false]);
  // By volume alone, fourteen 40′ would do; their floors take 23 stacks each.
  expect(fits.map(({ needed }) => needed)).toEqual([28, 14, 16, 14]);
  expect(suggested?.type).toBe('40hc');
});

test('says which side keeps a piece out', () => {
  expect(fitInto('20', [row(1, [600, 100, 100], 1)]).misfits).toEqual([{ row: 0, reason: 'length' }]);
  expect(fitInto('40', [row(1, [300, 240, 100], 1)]).misfits).toEqual([{ row: 0, reason: 'door-width' }]);
  expect(fitInto('40', [row(1, [100, 100, 230], 1)]).misfits).toEqual([{ row: 0, reason: 'door-height' }]);
  expect(fitContainers([row(1, [1400, 100, 100], 1)]).suggested).toBeUndefined();
});

test('counts containers by weight where the weight decides', () => {
  expect(fitInto('20', [row(20, [50, 50, 50], 2_000, true)])).toMatchObject({
    byWeight: 3,
    needed: 3,
    byFloor: 1,
  });
});

test('plans no floor for more stacks than it can, and compares volume and weight', () => {
  const rows = Array.from({ length: 40 }, () => row(10_000, [10, 10, 10], 1, true));
  expect(fitInto('20', rows)).toMatchObject({
    byFloor: null,
    plan: [],
    byVolume: 13,
    byWeight: 24,
    needed: 24,
  });
});

const side = fc.integer({ min: 20, max: 228 });
const anyRows = fc.array(
  fc.record({
    quantity: fc.integer({ min: 1, max: 30 }),
    lengthCm: side,
    widthCm: side,
    heightCm: side,
    weightKg: fc.integer({ min: 1, max: 500 }),
    isStackable: fc.boolean(),
  }),
  { minLength: 1, maxLength: 5 },
);

test('places every stack inside the container, none upon another, and never less than volume and weight ask', () => {
  fc.assert(
    fc.property(fc.constantFrom(...containerTypes), anyRows, (type, rows) => {
      const { lengthCm, widthCm, heightCm } = containers[type];
      const { plan, needed, byVolume, byWeight, byFloor } = fitInto(type, rows);
      expect(needed).toBe(Math.max(byVolume, byWeight, Number(byFloor)));
      for (const [index, one] of plan.entries()) {
        expect(one.x + one.lengthCm).toBeLessThanOrEqual(lengthCm);
        expect(one.y + one.widthCm).toBeLessThanOrEqual(widthCm);
        expect(one.pieces * (rows[one.row]?.heightCm ?? 0)).toBeLessThanOrEqual(heightCm);
        for (const other of plan.slice(index + 1)) {
          const isApart =
            one.x + one.lengthCm <= other.x ||
            other.x + other.lengthCm <= one.x ||
            one.y + one.widthCm <= other.y ||
            other.y + other.widthCm <= one.y;
          expect(isApart).toBe(true);
        }
      }
      if (byFloor === 1) {
        const loaded = plan.reduce((sum, { pieces }) => sum + pieces, 0);
        expect(loaded).toBe(rows.reduce((sum, { quantity }) => sum + quantity, 0));
      }
    }),
    { numRuns: 60 },
  );
});
