import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chargeFor, chargeModes } from './chargeable-weight.ts';
import type { Pieces } from './pieces.ts';

const pieces = (quantity: number, sides: [number, number, number], weightKg: number): Pieces => {
  const [lengthCm, widthCm, heightCm] = sides;
  return { quantity, lengthCm, widthCm, heightCm, weightKg };
};

/** Published examples with the cargo and its charge. */
const published = [
  // howtoexportimport.com/Example-for-Calculation-of-Chargeable-weight-10355.aspx: 504 kg by volume, the weight decides.
  { mode: 'air', row: pieces(1, [180, 140, 120], 550), byVolume: 504, charged: 550, decides: 'weight' },
  // valueclearingandforwarding.co.za/tariffs-for-air-freight, example 2: eight boxes of 45 kg in all.
  { mode: 'air', row: pieces(8, [60, 40, 20], 45 / 8), byVolume: 64, charged: 64, decides: 'volume' },
  // mol-logistics.com/weight-calculator: one pallet.
  { mode: 'air', row: pieces(1, [140, 100, 90], 150), byVolume: 210, charged: 210, decides: 'volume' },
  // skynet.com.my, formula of the volumetric weight of a parcel.
  { mode: 'courier', row: pieces(1, [30, 25, 20], 1), byVolume: 3, charged: 3, decides: 'volume' },
  // goodhopefreight.com/volumetric-weight.html: a carton by DHL, FedEx or UPS.
  { mode: 'courier', row: pieces(1, [50, 68, 38], 5), byVolume: 25.84, charged: 25.84, decides: 'volume' },
  // Our page /services/sea-freight: 4 m³ of 2.5 t count as 4, of 5 t as 5.
  { mode: 'sea', row: pieces(4, [100, 100, 100], 625), byVolume: 4, charged: 4, decides: 'volume' },
  { mode: 'sea', row: pieces(4, [100, 100, 100], 1250), byVolume: 4, charged: 5, decides: 'weight' },
  { mode: 'road', row: pieces(1, [100, 100, 100], 333), byVolume: 333, charged: 333, decides: 'both' },
] as const;

test.each(published)(
  'charges $charged by $mode, as published',
  ({ mode, row, byVolume, charged, decides }) => {
    expect(chargeFor(mode, [row]).total).toMatchObject({ byVolume, charged, decides });
  },
);

const anyRow = fc.record({
  quantity: fc.integer({ min: 1, max: 10_000 }),
  lengthCm: fc.double({ min: 0.1, max: 3_000, noNaN: true }),
  widthCm: fc.double({ min: 0.1, max: 3_000, noNaN: true }),
  heightCm: fc.double({ min: 0.1, max: 3_000, noNaN: true }),
  weightKg: fc.double({ min: 0.1, max: 200_000, noNaN: true }),
});
const anyMode = fc.constantFrom(...chargeModes);

test('never charges less than weight or volume, and never more than the rows one by one', () => {
  fc.assert(
    fc.property(anyMode, fc.array(anyRow, { maxLength: 40 }), (mode, rows) => {
      const { total, rowByRow } = chargeFor(mode, rows);
      expect(total.charged).toBe(Math.max(total.byWeight, total.byVolume));
      expect(total.billed - total.charged).toBeGreaterThanOrEqual(0);
      expect(total.billed - total.charged).toBeLessThan(0.5);
      expect(rowByRow).toBeGreaterThanOrEqual(total.charged * (1 - 1e-9) - 1e-4);
    }),
  );
});

test('charges the same whatever the order of the rows, and for pieces in one row or in two', () => {
  fc.assert(
    fc.property(anyMode, fc.array(anyRow, { minLength: 1, maxLength: 10 }), (mode, rows) => {
      const { charged } = chargeFor(mode, rows).total;
      const turned = chargeFor(mode, [...rows].reverse()).total.charged;
      const split = chargeFor(
        mode,
        rows.flatMap((row) => [
          { ...row, quantity: 1 },
          { ...row, quantity: row.quantity - 1 },
        ]),
      ).total.charged;
      expect(Math.abs(turned - charged)).toBeLessThanOrEqual(charged * 1e-9 + 1e-5);
      expect(Math.abs(split - charged)).toBeLessThanOrEqual(charged * 1e-9 + 1e-5);
    }),
  );
});

test('charges a courier never less than an airline', () => {
  fc.assert(
    fc.property(fc.array(anyRow, { maxLength: 10 }), (rows) => {
      expect(chargeFor('courier', rows).total.charged).toBeGreaterThanOrEqual(
        chargeFor('air', rows).total.charged,
      );
    }),
  );
});

test('bills each half kilogram that is begun by air, and nothing else in halves', () => {
  const billed = (mode: Parameters<typeof chargeFor>[0], kg: number) =>
    chargeFor(mode, [pieces(1, [1, 1, 1], kg)]).total.billed;
  // 61 lb on the scale.
  expect(billed('air', 61 * 0.45359237)).toBe(28);
  expect(billed('air', 57.858)).toBe(58);
  expect(billed('air', 57.5)).toBe(57.5);
  // Three times 0.1 is more than 0.3 in binary fractions.
  expect(chargeFor('air', [pieces(5, [1, 1, 1], 0.1)]).total.billed).toBe(0.5);
  expect(billed('courier', 57.858)).toBe(57.858);
  expect(billed('road', 57.858)).toBe(57.858);
});
