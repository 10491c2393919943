import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Cargo, cargoInput } from './cargo.ts';
import { chargeFor } from './chargeable-weight.ts';
import { measuresOf } from './measures.ts';
import { checkRow, type Units } from './pieces.ts';

const number = (most: number) => fc.integer({ min: 1, max: most * 10 }).map((tenths) => String(tenths / 10));
const rows = fc.array(
  fc.record({
    quantity: fc.integer({ min: 1, max: 400 }).map(String),
    length: number(900),
    width: number(300),
    height: number(300),
    weight: number(5_000),
  }),
  { minLength: 1, maxLength: 12 },
);
const units: fc.Arbitrary<Units> = fc.record({
  side: fc.constantFrom('cm', 'in'),
  weight: fc.constantFrom('kg', 'lb'),
});

test('are what the calculator of chargeable weight shows for the same rows', () => {
  fc.assert(
    fc.property(rows, units, fc.constantFrom('air', 'lcl', 'road'), (pieces, unitsOfRows, mode) => {
      const cargo = cargoInput.parse({ mode, units: unitsOfRows, pieces }) as Cargo;
      const counted = pieces.map((row) => checkRow(row, unitsOfRows));
      const calculated = chargeFor(
        mode === 'lcl' ? 'sea' : mode,
        counted.flatMap((row) => (row.status === 'counted' ? [row.pieces] : [])),
      ).total;
      const measures = measuresOf(cargo);
      expect(measures.pieces).toBe(calculated.pieces);
      expect(measures.chargeMode).toBe(mode === 'lcl' ? 'sea' : mode);
      // Sums of the same decimals in another order differ in their last binary digits.
      for (const [ours, theirs] of [
        [measures.grossKg, calculated.grossKg],
        [measures.volumeM3, calculated.volumeM3],
        ...(mode === 'air' ? [] : [[measures.chargeable, calculated.charged]]),
      ])
        expect(Math.abs(Number(ours) - Number(theirs))).toBeLessThanOrEqual(2e-6 + Number(theirs) * 1e-9);
      const added = Number(measures.chargeable) - calculated.charged;
      if (mode === 'air') expect(added).toBeGreaterThanOrEqual(-2e-6 - calculated.charged * 1e-9);
      if (mode === 'air') expect(added).toBeLessThan(0.5 + 2e-6 + calculated.charged * 1e-9);
      if (mode === 'air') expect(Number(measures.chargeable) % 0.5).toBe(0);
    }),
  );
});
