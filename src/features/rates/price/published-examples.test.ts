import { expect, test } from 'vitest';
import type { Cargo } from '#features/cargo/cargo.ts';
import { rateLine } from '#tests/support/rates.ts';
import type { ProposedRate } from '../rates.ts';
import { priceCargo } from './price-cargo.ts';

function totalOf(lines: Partial<ProposedRate>[], cargo: Omit<Cargo, 'version'>): number | undefined {
  const rates = lines.map(
    (line, index): ProposedRate => ({
      ...rateLine,
      ...{ mode: 'lcl', basis: 'w-m', number: index + 1 },
      ...line,
    }),
  );
  const [price] = priceCargo({
    ...{ cargo: { version: 1, ...cargo }, mode: rates[0]?.mode ?? 'lcl', service: null, rates },
    ...{ ends: { from: ['*'], to: ['*'] }, pricing: { markups: [], exchange: [] }, customer: '' },
    company: { country: 'US', currency: rates[0]?.currency ?? 'USD' },
  });
  return price?.total?.amount;
}

// The Air Cargo Tariff (IATA), Frankfurt to Damascus: M 76.69, N 4.01 EUR, as nimasabri.com/?page_id=1129 explains it.
test.each([
  [1, 7_669],
  [10, 7_669],
  [19, 7_669],
  [20, 8_020],
])('general cargo of %i kg by air pays the minimum or the normal rate', (grossKg, total) => {
  const air = { mode: 'air', basis: 'chargeable-kg', currency: 'EUR', rate: '4.01', minimum: 7_669 } as const;
  expect(totalOf([air], { grossKg, volumeM3: 0.001 })).toBe(total);
});

// howtoexportimport.com, “How to compute basic ocean freight under LCL shipment”; missionaryexpediters.com, glossary “W/M”;
// laojinchuhai.com, “Sea LCL revenue tons (W/M) in practice”, with its least quantity of one revenue ton.
test.each([
  ['35', 2_500, 1.14, null, 8_750],
  ['40', 3_000, 1.8, null, 12_000],
  ['55', 10_000, 4.2, null, 55_000],
  ['100', 1_000, 10, null, 100_000],
  ['45', 1_800, 2, '1', 9_000],
  ['45', 300, 0.6, '1', 4_500],
])('LCL at %s for a W/M of %i kg or %d m³', (rate, grossKg, volumeM3, minimumQuantity, total) => {
  expect(totalOf([{ rate, minimumQuantity }], { grossKg, volumeM3 })).toBe(total);
});

// 19 CFR 24.23(b)(1)(i), 0.3464 % with the limits of fiscal year 2021, and 19 CFR 24.24, 0.125 % of what comes by sea.
test.each([
  [5_000, 2_723, 625],
  [100_000, 34_640, 12_500],
  [500_000, 52_833, 62_500],
])('customs user fees on goods of USD %i', (amount, processing, maintenance) => {
  const cargo: Omit<Cargo, 'version'> = {
    direction: 'import',
    customs: 'yes',
    grossKg: 1_000,
    volumeM3: 1,
    value: { amount, currency: 'USD' },
  };
  const ofValue = { basis: 'value-percent' } as const;
  const base = [
    { rate: '1' },
    { code: 'import-customs', basis: 'shipment', rate: '1' },
  ] satisfies Partial<ProposedRate>[];
  const fees = [
    { ...ofValue, code: 'merchandise-processing', rate: '0.3464', minimum: 2_723, maximum: 52_833 },
    { ...ofValue, code: 'harbor-maintenance', rate: '0.125' },
  ] satisfies Partial<ProposedRate>[];
  expect(totalOf([...base, ...fees], cargo)).toBe(200 + processing + maintenance);
});
