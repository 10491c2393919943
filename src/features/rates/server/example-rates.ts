import type { RateLine } from '../rates.ts';
import { rateCsv } from './export-rates.ts';

const common: Omit<RateLine, 'from' | 'to' | 'mode' | 'code' | 'basis'> = {
  ...{ via: '', carrier: '', text: '', of: null, container: null, rate: null, cost: null, breaks: [] },
  ...{ currency: 'USD', minimum: null, costMinimum: null, maximum: null },
  ...{ minimumQuantity: null, freeDays: null },
  ...{ validFrom: '2026-01-01', validUntil: '2026-12-31', transitDays: null },
};

/**
 * The merchandise processing fee of fiscal year 2026 (19 CFR 24.23, from October 1, 2025): CBP publishes the minimum and the
 * maximum of the next year each summer. The line ends with the year that it is of, so that no copy outlives it.
 */
const processingFee = {
  ...{ minimum: 3_358, costMinimum: 3_358, maximum: 65_150 },
  ...{ validFrom: '2025-10-01', validUntil: '2026-09-30' },
};

const air = { ...common, mode: 'air', basis: 'chargeable-kg' } as const;
const fcl = { ...common, mode: 'fcl' } as const;

const example: RateLine[] = [
  {
    ...air,
    ...{ from: 'IAH', to: 'BOG', carrier: 'Example Air', code: 'freight', cost: '3.1', costMinimum: 9_500 },
    breaks: [
      { from: '45', rate: null, cost: '2.8' },
      { from: '100', rate: null, cost: '2.55' },
      { from: '300', rate: null, cost: '2.2' },
    ],
    transitDays: [2, 3],
  },
  { ...air, from: 'IAH', to: 'BOG', code: 'fuel', basis: 'charge-percent', of: 'freight', rate: '18' },
  { ...air, from: 'IAH', to: '*', code: 'screening', rate: '0.2', minimum: 3_500 },
  {
    ...fcl,
    ...{ from: 'USHOU', to: 'COBUN', carrier: 'Example Line', code: 'freight', basis: 'container' },
    ...{ container: '45G1', rate: '2350', cost: '1980', freeDays: 7, transitDays: [10, 14] },
  },
  { ...fcl, from: 'USHOU', to: '*', code: 'origin-terminal', basis: 'container', rate: '410', cost: '385' },
  { ...fcl, from: 'USHOU', to: '*', code: 'bill-of-lading', basis: 'bill-of-lading', rate: '65' },
  {
    ...{ ...fcl, from: '*', to: 'US', code: 'merchandise-processing', basis: 'value-percent' },
    ...{ rate: '0.3464', cost: '0.3464', ...processingFee },
  },
  {
    ...common,
    mode: 'lcl',
    from: 'US',
    to: 'CO',
    code: 'freight',
    basis: 'w-m',
    rate: '85',
    minimumQuantity: '1',
  },
];

/** A sheet of fictional rates with the fees of a past fiscal year, as a starting point. */
export const exampleRateSheet = rateCsv(example);
