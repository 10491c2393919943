import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Cargo } from '#features/cargo/cargo.ts';
import type { Pricing } from '#features/settings/pricing.ts';
import { anyMarkup, rateLine } from '#tests/support/rates.ts';
import type { ProposedRate } from '../rates.ts';
import { bandEnd, type FirstPriceRequest, firstPriceOf } from './first-price.ts';
import { pricedCargoText } from './first-price-text.ts';
import { priceCargo } from './price-cargo.ts';
import { roundedUpCoarsely } from './rounded-up.ts';
import { uncoveredChargesOf } from './usual-charges.ts';

const freight: ProposedRate = {
  ...rateLine,
  ...{ from: 'USHOU', to: 'COCTG', container: '22G1', cost: '1000' },
  ...{ validUntil: '2027-12-31', transitDays: [7, 14] },
};

const markup = { ...anyMarkup, percent: '20' };

const boxes = (quantity = 1): Cargo => ({
  version: 1,
  mode: 'fcl',
  containers: [{ type: '22G1', quantity }],
});

const request = (further: Partial<FirstPriceRequest> = {}): FirstPriceRequest => ({
  cargo: boxes(),
  mode: 'fcl',
  service: null,
  ends: { from: ['USHOU', 'US', '*'], to: ['COCTG', 'CO', '*'] },
  rates: [freight],
  company: { country: 'US', currency: 'USD' },
  currency: 'USD',
  on: '2027-11-01',
  ...further,
  pricing: {
    markups: [markup],
    exchange: [],
    firstPrices: [{ from: 'US', to: '*', mode: 'fcl', isOn: true, spreadPercent: 20 }],
    ...further.pricing,
  },
});

test('a range begins at the price or above, and names what is in it and what is not', () => {
  expect(firstPriceOf(request())).toEqual({
    low: 120_000,
    high: 145_000,
    currency: 'USD',
    mode: 'fcl',
    cargo: { containers: [{ type: '22G1', quantity: 1 }] },
    transitDays: [7, 14],
    rated: { from: 'USHOU', to: 'COCTG' },
    includes: ['freight'],
    leavesOut: [
      ...['pickup', 'origin-terminal', 'aes-filing', 'documents', 'insurance', 'destination-terminal'],
      ...['import-customs', 'duties', 'delivery', 'chassis', 'demurrage'],
    ],
    validUntil: '2027-12-31',
    on: '2027-11-01',
  });
});

test('the filing of an import to the United States is in the range, or left out', () => {
  const portAt = (code: string) => ({ text: code, code, scope: 'port' as const });
  const cargo = { ...boxes(), from: portAt('CNSHA'), to: portAt('USHOU') };
  const filing: ProposedRate = { ...freight, code: 'isf', basis: 'shipment', container: null, cost: '40' };
  expect(firstPriceOf(request({ cargo }))?.leavesOut).toContain('isf');
  const filed = firstPriceOf(request({ cargo, rates: [freight, filing] }));
  expect(filed?.includes).toEqual(['freight', 'isf']);
  expect(filed?.leavesOut).not.toContain('isf');
});

test.each([
  [
    ...(['fcl', 'CN', 'US'] as const),
    'pickup origin-terminal export-customs insurance destination-terminal isf import-customs customs-bond customs-fees duties delivery chassis demurrage',
  ],
  [
    ...(['lcl', 'CN', 'US'] as const),
    'pickup origin-handling export-customs insurance destination-handling isf import-customs customs-bond customs-fees duties delivery',
  ],
  [
    ...(['air', 'CN', 'US'] as const),
    'pickup origin-handling export-customs insurance destination-handling import-customs customs-bond merchandise-processing duties delivery',
  ],
  [
    ...(['air', 'US', 'CO'] as const),
    'pickup origin-handling aes-filing insurance destination-handling import-customs duties delivery',
  ],
  [
    ...(['fcl', 'MX', 'ES'] as const),
    'pickup origin-terminal export-customs insurance destination-terminal import-customs duties delivery demurrage',
  ],
] as const)('by %s from %s to %s, what is not in the freight is named', (mode, from, to, codes) => {
  const ends = { from: [from, '*'], to: [to, '*'] };
  expect(uncoveredChargesOf({ mode, ends, usual: ['freight'] }, ['freight'])).toEqual(codes.split(' '));
});

test('a charge that the rates have under another name is not left out', () => {
  const covered = [
    'export-customs',
    'bill-of-lading',
    'merchandise-processing',
    'harbor-maintenance',
  ] as const;
  const left = [
    ['US', 'CO'],
    ['CO', 'US'],
  ].flatMap(([from = '', to = '']) =>
    uncoveredChargesOf(
      { mode: 'fcl', ends: { from: [from, '*'], to: [to, '*'] }, usual: ['freight', 'documents'] },
      covered,
    ),
  );
  for (const code of ['aes-filing', 'documents', ...userFees]) expect(left).not.toContain(code);
});

const userFees = ['merchandise-processing', 'harbor-maintenance', 'customs-fees'] as const;

test.each([
  ['fcl', [], ['customs-fees']],
  ['lcl', ['harbor-maintenance'], ['merchandise-processing']],
  ['fcl', ['merchandise-processing'], ['harbor-maintenance']],
  ['fcl', ['merchandise-processing', 'harbor-maintenance'], []],
  ['fcl', ['customs-fees'], []],
  ['air', [], ['merchandise-processing']],
  ['air', ['customs-fees'], []],
] as const)('by %s with %j covered, the user fees %j are left out', (mode, covered, left) => {
  const ends = { from: ['CN', '*'], to: ['US', '*'] };
  const uncovered = uncoveredChargesOf({ mode, ends, usual: [] }, covered);
  expect(uncovered.filter((code) => userFees.some((fee) => fee === code))).toEqual(left);
});

test.each([
  ['fcl', 'US', 'pickup origin-terminal insurance destination-terminal delivery chassis demurrage'],
  ['road', 'MX', 'pickup origin-handling insurance destination-handling delivery'],
] as const)('by %s within %s, no customs are named', (mode, country, codes) => {
  const ends = { from: [country, '*'], to: [country, '*'] };
  const usual = ['freight', 'export-customs'] as const;
  expect(uncoveredChargesOf({ mode, ends, usual }, ['freight'])).toEqual(codes.split(' '));
});

test('a charge that the tariff says is included is not left out', () => {
  const included: ProposedRate = { ...freight, code: 'destination-terminal', cost: null, rate: '0' };
  expect(firstPriceOf(request({ rates: [freight, included] }))?.leavesOut).not.toContain(
    'destination-terminal',
  );
});

test('nothing is shown where the first rule of the lane is off, or for another mode', () => {
  const rule = { from: '*', to: '*', mode: 'fcl' as const, isOn: true, spreadPercent: 20 };
  const withRules = (...firstPrices: Pricing['firstPrices']) =>
    firstPriceOf(request({ pricing: { markups: [markup], exchange: [], firstPrices } }));
  expect(withRules({ ...rule, from: 'USHOU', isOn: false }, rule)).toBeNull();
  expect(withRules({ ...rule, mode: 'air' })).toBeNull();
  expect(withRules({ ...rule, from: 'MX' })).toBeNull();
});

test.each([
  ['from', ['IRBND', 'IR', '*']],
  ['to', ['CUHAV', 'CU', '*']],
  ['to', ['UAFEO', 'UA-43', 'UA', '*']],
] as const)('a lane %s a place under an embargo has none: %j', (end, codes) => {
  const ends = { ...request().ends, [end]: codes };
  const pricing = {
    ...request().pricing,
    firstPrices: [{ from: '*', to: '*', mode: 'fcl' as const, isOn: true, spreadPercent: 20 }],
  };
  const rates = [{ ...freight, from: '*', to: '*' }];
  expect(firstPriceOf(request({ ends, pricing, rates }))).toBeNull();
  expect(firstPriceOf(request({ pricing, rates }))).not.toBeNull();
});

test('cargo that needs a person has no first price', () => {
  const further: Partial<Cargo>[] = [
    { dangerous: 'yes' },
    { dangerous: 'unknown' },
    { temperature: { minC: 2 } },
    { project: { outOfGauge: 'yes' } },
    { containers: [{ type: '45R1', quantity: 1 }] },
    { containers: undefined },
    { containers: [{ type: '42G1', quantity: 1 }] },
    { to: { scope: 'door', text: 'Cartagena' } },
  ];
  for (const part of further) expect(firstPriceOf(request({ cargo: { ...boxes(), ...part } }))).toBeNull();
  expect(firstPriceOf(request({ cargo: boxes(1e12) }))).toBeNull();
});

test('a rate that is sold at its cost is not shown, and one below the minimum margin without an upper end', () => {
  const priced = (markups: Pricing['markups'], rate: Partial<ProposedRate> = {}) =>
    firstPriceOf(
      request({
        rates: [{ ...freight, ...rate }],
        pricing: { markups, exchange: [], firstPrices: request().pricing.firstPrices },
      }),
    );
  expect(priced([])).toBeNull();
  expect(priced([], { rate: '1500', cost: null })?.low).toBe(150_000);
  expect(priced([{ ...markup, minimumMargin: 10_000 }], { rate: '1500', cost: null })).toBeNull();
  expect(priced([{ ...markup, minimumMargin: 50_000 }])).toMatchObject({ low: 120_000, high: null });
  expect(priced([{ ...markup, percent: '0', minimumMargin: 50_000 }])).toBeNull();
});

test('another currency needs an exchange rate, and is rounded up', () => {
  const eur = { from: 'EUR' as const, rate: '1.1', on: '2027-10-31', source: 'ECB' };
  const { markups, firstPrices } = request().pricing;
  expect(firstPriceOf(request({ currency: 'EUR' }))).toBeNull();
  const shown = firstPriceOf(
    request({ currency: 'EUR', pricing: { markups, firstPrices, exchange: [eur] } }),
  );
  expect(shown).toMatchObject({ low: 110_000, currency: 'EUR' });
});

test('no range is below the price, and it grows with the cargo', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 900_000 }),
      fc.integer({ min: 1, max: 900 }),
      fc.integer({ min: 0, max: 900_000 }),
      (cost, count, minimumMargin) => {
        const rates = [{ ...freight, cost: String(cost) }];
        const { exchange, firstPrices } = request().pricing;
        const pricing = { markups: [{ ...markup, minimumMargin }], exchange, firstPrices };
        const [one, more] = [count, count + 1].map((quantity) =>
          firstPriceOf(request({ cargo: boxes(quantity), rates, pricing })),
        );
        const [price] = priceCargo({ ...request({ cargo: boxes(count), rates, pricing }), customer: '' });
        const total = price?.total?.amount ?? Number.POSITIVE_INFINITY;
        if (one?.high === null) expect(total).toBeGreaterThan(count * cost * 100);
        else {
          expect(one?.low).toBeGreaterThanOrEqual(total);
          expect(one?.high).toBeGreaterThan(one?.low ?? 0);
        }
        expect(more?.low).toBeGreaterThanOrEqual(one?.low ?? 0);
      },
    ),
  );
});

test('by weight no range is below the price of the rules, and a heavier cargo costs no less', () => {
  const decimal = (cents: number) => (cents / 100).toFixed(2);
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 50, max: 900 }), { minLength: 3, maxLength: 3 }),
      fc.tuple(fc.integer({ min: 1, max: 40_000 }), fc.integer({ min: 0, max: 5_000 })),
      fc.record({ percent: fc.nat(80), fee: fc.nat(50_000), minimumMargin: fc.nat(90_000) }),
      fc.constantFrom('air' as const, 'lcl' as const),
      (costs, [kg, further], { percent, ...amounts }, mode) => {
        const [first = 0, second = 0, third = 0] = costs.toSorted((one, other) => other - one);
        const line: ProposedRate = {
          ...{ ...freight, mode, container: null, cost: decimal(first), costMinimum: 9_000 },
          basis: mode === 'air' ? 'chargeable-kg' : 'w-m',
          breaks: [
            { from: '45', rate: null, cost: decimal(second) },
            { from: '300', rate: null, cost: decimal(third) },
          ],
        };
        const pricing = {
          markups: [{ ...markup, percent: String(percent), ...amounts }],
          exchange: [],
          firstPrices: [{ from: '*', to: '*', mode, isOn: true, spreadPercent: 5 }],
        };
        const of = (grossKg: number) =>
          request({ mode, cargo: { version: 1, mode, grossKg, volumeM3: 0.5 }, rates: [line], pricing });
        const [lighter, heavier] = [kg, kg + further].map((weight) => firstPriceOf(of(weight)));
        const [price] = priceCargo({ ...of(kg), customer: '' });
        // The growing fee alone would earn something: then there is none, as the freight would be its cost.
        expect(lighter === null).toBe(percent === 0 && amounts.fee === 0);
        if (!lighter || !heavier) return;
        expect(price?.margin?.amount).toBeGreaterThanOrEqual(amounts.minimumMargin);
        expect(heavier.low).toBeGreaterThanOrEqual(lighter.low);
        if (lighter.high === null) return;
        expect(lighter.low).toBeGreaterThanOrEqual(price?.total?.amount ?? Number.POSITIVE_INFINITY);
        if (heavier.high !== null) expect(heavier.high).toBeGreaterThanOrEqual(lighter.high);
      },
    ),
  );
});

test('a service whose cargo needs a person has no first price', () => {
  for (const service of ['alcohol-wine-exports', 'luxury-vehicle-export-import', 'project-cargo'])
    expect(firstPriceOf(request({ service }))).toBeNull();
  expect(firstPriceOf(request({ service: 'sea-freight' }))).not.toBeNull();
});

test('the cargo of a price has no separator that can be misread by a factor of a thousand', () => {
  expect(pricedCargoText('en', { kg: 12_500, m3: 1.5 })).toBe('12500\u00a0kg\u00a0· 1.5\u00a0m³');
  expect(pricedCargoText('pt', { kg: 12_500, m3: 1.5 })).toBe('12500\u00a0kg\u00a0· 1,5\u00a0m³');
  expect(pricedCargoText('es', { m3: 2.155 })).toBe('2.16\u00a0m³');
  const containers = [
    { type: '45G1', quantity: 2 },
    { type: '22G1', quantity: 1 },
  ];
  expect(pricedCargoText('es', { containers })).toBe('2\u00a0×\u00a040′\u00a0HC + 1\u00a0×\u00a020′');
  expect(pricedCargoText('en', {})).toBe('');
});

const loose = (
  kg: number,
  { cost, percent, minimumMargin }: { cost: string; percent: string; minimumMargin: number },
) =>
  firstPriceOf(
    request({
      mode: 'air',
      cargo: { version: 1, mode: 'air', grossKg: kg, volumeM3: 0.01 },
      rates: [{ ...freight, mode: 'air', container: null, basis: 'chargeable-kg', cost }],
      pricing: {
        markups: [{ ...markup, percent, minimumMargin }],
        exchange: [],
        firstPrices: [{ from: '*', to: '*', mode: 'air', isOn: true, spreadPercent: 10 }],
      },
    }),
  );

test('a lane tells its selling rate, and neither its cost nor its minimum margin', () => {
  // Both sell at 3.00: one costs 2.00, the other 2.50.
  const low = { cost: '2.00', percent: '50', minimumMargin: 41_200 };
  const high = { cost: '2.50', percent: '20', minimumMargin: 20_600 };
  for (let kg = 5; kg < 20_000; kg *= 1.05)
    expect(loose(kg, low)).toEqual({ ...loose(kg, high), cargo: { kg, m3: 0.01 } });
  expect(loose(400, low)?.high).toBeNull();
  expect(loose(413, low)?.high).not.toBeNull();
});

test('measures of a band have one price', () => {
  const rate = { cost: '2.37', percent: '27', minimumMargin: 0 };
  const prices = Array.from({ length: 900 }, (_, index) => loose(1_000 + 10 * index, rate)?.low);
  expect(new Set(prices).size).toBeLessThanOrEqual(21);
  expect([0.3, 1, 99, 100, 101, 1_130, 9_500].map(bandEnd)).toEqual([0.315, 1, 100, 100, 112, 1_250, 10_000]);
});

test('rates within a step have the same range', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1_000n, max: 10n ** 14n }), (amount) => {
      const rounded = roundedUpCoarsely(amount);
      expect(rounded).toBeGreaterThanOrEqual(amount);
      expect(rounded * 100n).toBeLessThanOrEqual(amount * 105n);
      expect(roundedUpCoarsely(rounded)).toBe(rounded);
      expect(roundedUpCoarsely(rounded - 1n)).toBe(rounded);
    }),
  );
});
