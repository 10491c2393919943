import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Cargo } from '#features/cargo/cargo.ts';
import { decimalOf } from '#platform/values/decimal.ts';
import { anyMarkup, rateLine } from '#tests/support/rates.ts';
import type { ProposedRate } from '../rates.ts';
import { type PriceRequest, priceCargo } from './price-cargo.ts';
import { priceOptions } from './priced.ts';

const base: ProposedRate = { ...rateLine, from: 'IAH', to: 'BOG', mode: 'air', basis: 'chargeable-kg' };

let numbers = 0;
const rate = (further: Partial<ProposedRate>): ProposedRate => {
  numbers += 1;
  return { ...base, number: numbers, ...further };
};

const boxes = (kg: number, m3 = 0.001): Cargo => ({ version: 1, mode: 'air', grossKg: kg, volumeM3: m3 });

const request = (further: Partial<PriceRequest>): PriceRequest => ({
  cargo: boxes(60),
  mode: 'air',
  service: null,
  ends: { from: ['USHOU', 'IAH', 'US-TX', 'US', '*'], to: ['COBOG', 'BOG', 'CO', '*'] },
  rates: [],
  pricing: { markups: [], exchange: [] },
  customer: '',
  company: { country: 'US', currency: 'USD' },
  ...further,
});

const onlyPrice = (further: Partial<PriceRequest>) => {
  const [price, ...others] = priceCargo(request(further));
  expect(others).toEqual([]);
  if (!price) throw new Error('No price.');
  return price;
};

/** The tariff of a made-up airline, as an agent sends it: M 75.00, N 3.80, +45 2.95, +100 2.40, +300 2.10. */
const air = rate({
  rate: '3.8',
  minimum: 7_500,
  breaks: [
    { from: '45', rate: '2.95', cost: null },
    { from: '100', rate: '2.4', cost: null },
    { from: '300', rate: '2.1', cost: null },
  ],
});

test.each([
  // The minimum: 10 kg at 3.80 are 38.00.
  [10, 7_500, null, null],
  // 36 kg at 3.80 are 136.80; 45 kg at 2.95 are 132.75.
  [36, 13_275, '45', '45'],
  [34, 12_920, null, null],
  // 50 kg at 2.95.
  [50, 14_750, null, '45'],
  // 85 kg at 2.95 are 250.75; 100 kg at 2.40 are 240.00.
  [85, 24_000, '100', '100'],
  [80, 23_600, null, '45'],
  // 300 kg at the rate from 300.
  [300, 63_000, null, '300'],
])(
  'air freight of %i kg is charged by its break, or by a higher one that costs less',
  (kg, total, raised, reached) => {
    const price = onlyPrice({ rates: [air], cargo: boxes(kg) });
    expect(price.total).toEqual({ amount: total, currency: 'USD' });
    expect(price.lines[0]?.quantity).toBe(raised);
    expect(price.reasons[0]).toMatchObject({ break: reached, isRaised: raised !== null, number: air.number });
  },
);

test('a lane of two container types, with a fuel percentage, local charges and a markup on what is bought', () => {
  const sea = (further: Partial<ProposedRate>) => rate({ mode: 'fcl', basis: 'container', ...further });
  const price = onlyPrice({
    mode: 'fcl',
    ends: { from: ['USHOU', 'US', '*'], to: ['COBUN', 'CO', '*'] },
    cargo: { version: 1, containers: [{ type: '22G1' }, { type: '45G1', quantity: 2 }] },
    pricing: { markups: [{ ...anyMarkup, percent: '12.5', roundTo: 500 }], exchange: [] },
    rates: [
      sea({
        from: 'USHOU',
        to: 'COBUN',
        container: '22G1',
        cost: '1200',
        transitDays: [12, 16],
        validUntil: '2026-12-31',
      }),
      sea({ from: 'USHOU', to: 'COBUN', container: '45G1', cost: '1850.50' }),
      sea({ from: 'USHOU', to: 'COBUN', code: 'fuel', basis: 'charge-percent', of: 'freight', cost: '10' }),
      sea({ from: 'USHOU', to: '*', code: 'origin-terminal', rate: '180' }),
      sea({ from: 'US', to: '*', code: 'origin-terminal', rate: '999' }),
      sea({ from: 'USHOU', to: '*', code: 'bill-of-lading', basis: 'bill-of-lading', rate: '75' }),
      sea({ from: 'USHOU', to: '*', code: 'delivery', rate: '500' }),
    ],
  });
  // 1200 x 1.125 = 1350; 1850.50 x 1.125 = 2081.8125, up to 2085, twice; 10 % of 5520; 3 x 180; 75. No delivery: to the port.
  expect(price.lines.map(({ code, rate, container }) => [code, rate, container])).toEqual([
    ['origin-terminal', '180', null],
    ['bill-of-lading', '75', null],
    ['freight', '1350', '22G1'],
    ['freight', '2085', '45G1'],
    ['fuel', '10', null],
  ]);
  expect(price.total?.amount).toBe(135_000 + 417_000 + 55_200 + 54_000 + 7_500);
  expect(price).toMatchObject({ transitDays: [12, 16], validUntil: '2026-12-31', missing: [], margin: null });
});

test('the fee of a rule grows until the quote earns its minimum', () => {
  const bought = rate({ cost: '2', costMinimum: 5_000 });
  const earning = { ...anyMarkup, percent: '10', fee: 2_500, minimumMargin: 10_000 };
  const price = onlyPrice({
    rates: [bought],
    cargo: boxes(100),
    pricing: { markups: [earning], exchange: [] },
  });
  // Sold at 2.20: 220.00 for 200.00, which earns 20.00; the fee adds 80.00.
  expect(price.lines.map(({ code, rate }) => `${code} ${rate}`)).toEqual(['freight 2.2', 'forwarding 80']);
  expect([price.total?.amount, price.margin?.amount]).toEqual([30_000, 10_000]);
  const light = onlyPrice({
    rates: [bought],
    cargo: boxes(1),
    pricing: { markups: [anyMarkup], exchange: [] },
  });
  expect(light.total?.amount).toBe(5_000);
});

test('the first rule that fits a lane, a mode and a customer applies', () => {
  const markups = [
    { ...anyMarkup, customer: '@acme.example', percent: '5' },
    { ...anyMarkup, from: 'US-TX', to: 'CO', mode: 'air' as const, percent: '20' },
    { ...anyMarkup, percent: '40' },
  ];
  const sold = (further: Partial<PriceRequest>) =>
    onlyPrice({ rates: [rate({ cost: '1' })], pricing: { markups, exchange: [] }, ...further }).lines[0]
      ?.rate;
  expect(sold({ customer: 'Ana@ACME.example' })).toBe('1.05');
  expect(sold({ customer: 'ana@notacme.example' })).toBe('1.2');
  expect(sold({ ends: { from: ['IAH', 'US', '*'], to: ['BOG', '*'] } })).toBe('1.4');
});

test('a price in several currencies is converted by the company’s rates, and lacks one that it has not', () => {
  const rates = [
    rate({ rate: '2' }),
    rate({ code: 'security', basis: 'shipment', rate: '10', currency: 'EUR' }),
  ];
  const eur = { from: 'EUR' as const, rate: '1.1', on: '2026-11-20', source: 'ECB' };
  const price = onlyPrice({ rates, pricing: { markups: [], exchange: [eur] } });
  expect(price.conversion).toEqual({
    to: 'USD',
    rates: [{ from: 'EUR', rate: '1.1' }],
    on: '2026-11-20',
    source: 'ECB',
  });
  expect(price.total?.amount).toBe(12_000 + 1_100);
  const without = onlyPrice({ rates });
  expect(without.missing).toEqual([{ kind: 'exchange', currency: 'EUR' }]);
  expect(without.total).toBeNull();
});

test('a total is that of the quote: amounts of a currency are added up before they are converted', () => {
  const eur = (code: 'freight' | 'documents', text: string) =>
    rate({ code, basis: 'shipment', rate: text, currency: 'EUR' });
  const exchange = [{ from: 'EUR' as const, rate: '1.15', on: '2026-11-20', source: 'ECB' }];
  // 10.03 + 10.03 = 20.06, which are 23.069; each alone is 11.5345.
  const price = onlyPrice({
    rates: [eur('freight', '10.03'), eur('documents', '10.03')],
    pricing: { markups: [], exchange },
  });
  expect(price.total?.amount).toBe(2_307);
  const [option] = priceOptions(
    { options: [{ id: 'o', mode: 'air', lines: price.lines }], ...price },
    boxes(60),
  );
  expect(option?.totals.converted).toEqual(price.total);
});

test('goods in another currency are insured by the company’s exchange rate', () => {
  const insurance = rate({ code: 'insurance', basis: 'insured-value', rate: '0.5' });
  const exchange = [{ from: 'EUR' as const, rate: '1.1', on: '2026-11-20', source: 'ECB' }];
  const price = onlyPrice({
    rates: [rate({ rate: '2' }), insurance],
    cargo: { ...boxes(50), insurance: 'yes', value: { amount: 10_000, currency: 'EUR' } },
    pricing: { markups: [], exchange },
  });
  // 0.5 % of 110 % of 11,000 and 100 of freight are 61.05.
  expect(price.total?.amount).toBe(10_000 + 6_105);
});

test('a rate for any container is for the types without one of their own', () => {
  const thc = (further: Partial<ProposedRate>) =>
    rate({ mode: 'fcl', code: 'origin-terminal', basis: 'container', ...further });
  const price = onlyPrice({
    mode: 'fcl',
    cargo: { version: 1, containers: [{ type: '45R1' }, { type: '45G1', quantity: 2 }] },
    rates: [
      rate({ mode: 'fcl', basis: 'container', rate: '1000' }),
      thc({ container: '45R1', rate: '600' }),
      thc({ rate: '400' }),
    ],
  });
  expect(price.total?.amount).toBe(300_000 + 60_000 + 80_000);
});

test('what is asked for and has no rate, and what the cargo does not say, is missing', () => {
  const door: Cargo = { version: 1, from: { scope: 'door' }, dangerous: 'yes', insurance: 'yes' };
  expect(onlyPrice({ rates: [rate({ rate: '2' })], cargo: door }).missing).toEqual([
    { kind: 'rate', code: 'pickup' },
    { kind: 'rate', code: 'dangerous-goods' },
    { kind: 'rate', code: 'insurance' },
    { kind: 'quantity', code: 'freight', basis: 'chargeable-kg' },
  ]);
  const sea = rate({ mode: 'fcl', basis: 'container', container: '22G1', rate: '900' });
  const cargo: Cargo = { version: 1, containers: [{ type: '22G1' }, { type: '45R1' }] };
  expect(onlyPrice({ mode: 'fcl', rates: [sea], cargo }).missing).toEqual([
    { kind: 'rate', code: 'freight' },
  ]);
  expect(
    priceCargo(request({ rates: [rate({ code: 'documents', basis: 'shipment', rate: '50' })] })),
  ).toEqual([]);
});

test.each([
  ['air', undefined, [], ['fuel', 'security']],
  ['air', undefined, ['fuel', 'screening'], []],
  ['fcl', undefined, ['documents'], ['origin-terminal', 'destination-terminal']],
  ['fcl', 'FOB', ['bill-of-lading'], ['destination-terminal']],
  ['fcl', 'CIF', ['origin-terminal', 'documents'], []],
  ['fcl', 'DAP', ['origin-terminal'], ['destination-terminal', 'documents']],
  ['lcl', undefined, ['destination-handling'], ['documents']],
  ['lcl', undefined, ['documents'], ['origin-handling']],
  ['road', undefined, [], []],
] as const)('a price by %s, %s, with %j lacks %j', (mode, incoterm, rated, lacked) => {
  const cargo: Cargo = { ...boxes(60), containers: [{ type: '45G1' }], ...(incoterm && { incoterm }) };
  const rates = (['freight', ...rated] as const).map((code) =>
    rate({ mode, code, basis: 'shipment', rate: code === 'freight' ? '900' : '0' }),
  );
  const [price] = priceCargo(request({ mode, cargo, rates }));
  expect(price?.uncovered).toEqual(lacked);
});

test('a charge that the tariff has for other containers alone is not covered', () => {
  const sea = (further: Partial<ProposedRate>) =>
    rate({ mode: 'fcl', basis: 'container', rate: '900', ...further });
  const bunker = (container: '22G1' | '42G1') => sea({ code: 'fuel', container, rate: '150' });
  const others = (['origin-terminal', 'destination-terminal', 'documents'] as const).map((code) =>
    sea({ code }),
  );
  const priced = (type: '22G1' | '45G1') =>
    priceCargo(
      request({
        mode: 'fcl',
        cargo: { version: 1, containers: [{ type }] },
        rates: [sea({}), bunker('22G1'), bunker('42G1'), ...others],
      }),
    )[0]?.uncovered;
  expect(priced('22G1')).toEqual([]);
  expect(priced('45G1')).toEqual(['fuel']);
});

test('freight includes no charge by the word of another sheet', () => {
  const freight = rate({ rate: '3', sheetId: 'new' });
  const said = (sheetId: string, from = 'IAH') =>
    (['fuel', 'security'] as const).map((code) =>
      rate({ code, from, basis: 'shipment', rate: '0', sheetId }),
    );
  const uncovered = (...rates: ProposedRate[]) => priceCargo(request({ rates }))[0]?.uncovered;
  expect(uncovered(freight, ...said('new'))).toEqual([]);
  expect(uncovered(freight, ...said('old'))).toEqual(['fuel', 'security']);
  expect(uncovered(freight, ...said('old', '*'))).toEqual([]);
});

test('each carrier is a price, the cheapest first; lines without a carrier are for all', () => {
  const prices = priceCargo(
    request({
      rates: [
        rate({ carrier: 'Andes Cargo', rate: '3' }),
        rate({ carrier: 'Gulf Air Cargo', rate: '2.4' }),
        rate({ code: 'documents', basis: 'shipment', rate: '40' }),
        rate({ code: 'documents', basis: 'shipment', rate: '10', carrier: 'Andes Cargo' }),
      ],
    }),
  );
  expect(prices.map(({ carrier, total }) => `${carrier} ${total?.amount}`)).toEqual([
    'Gulf Air Cargo 18400',
    'Andes Cargo 19000',
  ]);
});

test('a port of transshipment is a price of its own, and lines without one are for all', () => {
  const prices = priceCargo(
    request({
      rates: [
        rate({ carrier: 'Gulf Air Cargo', via: 'MIA', rate: '3' }),
        rate({ carrier: 'Gulf Air Cargo', via: 'PTY', rate: '2.5' }),
        rate({ code: 'documents', basis: 'shipment', rate: '40' }),
        rate({ code: 'fuel', rate: '0.4', via: 'PTY' }),
      ],
    }),
  );
  expect(prices.map(({ via, total }) => `${via} ${total?.amount}`)).toEqual(['PTY 21400', 'MIA 22000']);
});

test('the most specific lane counts, however many codes a city has', () => {
  const ends = { from: ['USHOU', 'IAH', 'HOU', 'US-TX', 'US', 'zone:north', '*'], to: ['COBOG', 'CO', '*'] };
  const sold = (...lanes: [string, string][]) =>
    onlyPrice({ ends, rates: lanes.map(([from, to], index) => rate({ from, to, rate: `${index + 1}` })) })
      .lines[0]?.rate;
  expect(sold(['HOU', '*'], ['US', 'COBOG'])).toBe('2');
  expect(sold(['zone:north', 'COBOG'], ['US', 'COBOG'], ['US-TX', 'COBOG'])).toBe('3');
});

test('of lines that overlap, the one that began last counts, and of two sheets the newest', () => {
  const old = rate({ rate: '9', sheetId: 'old' });
  const rates = [
    rate({ rate: '2', validFrom: '2026-11-01' }),
    rate({ rate: '3', validFrom: '2026-11-15' }),
    old,
  ];
  expect(onlyPrice({ rates }).lines.map(({ rate }) => rate)).toEqual(['3']);
});

const decimals = (most: number) =>
  fc.integer({ min: 1, max: most * 100 }).map((value) => decimalOf(BigInt(value), 2));
const tariffs = fc
  .record({
    tiers: fc.array(decimals(20), { minLength: 1, maxLength: 5 }),
    steps: fc.uniqueArray(fc.integer({ min: 10, max: 1_000 }), { minLength: 4, maxLength: 4 }),
    minimum: fc.integer({ min: 0, max: 20_000 }),
    isBought: fc.boolean(),
    fuel: decimals(40),
  })
  .map(({ tiers, steps, minimum, isBought, fuel }) => {
    // As tariffs have it: the more, the cheaper.
    const [first = '1', ...others] = [...tiers].sort((a, b) => Number(b) - Number(a));
    const from = [...steps].sort((a, b) => a - b);
    const of = (value: string) => ({ rate: isBought ? null : value, cost: isBought ? value : null });
    return [
      rate({
        ...of(first),
        ...(isBought ? { costMinimum: minimum } : { minimum }),
        breaks: others.map((value, index) => ({ from: String(from[index]), ...of(value) })),
      }),
      rate({ code: 'fuel', basis: 'charge-percent', of: 'freight', ...of(fuel) }),
    ];
  });
const rules = fc.record({
  percent: decimals(60),
  fee: fc.integer({ min: 0, max: 10_000 }),
  minimumMargin: fc.integer({ min: 0, max: 30_000 }),
});

test('a price never falls with the weight, is the sum of its lines, and earns the minimum where costs are known', () => {
  fc.assert(
    fc.property(
      tariffs,
      rules,
      fc.integer({ min: 1, max: 3_000 }),
      fc.integer({ min: 0, max: 500 }),
      (rates, own, kg, more) => {
        const pricing = { markups: [{ ...anyMarkup, ...own }], exchange: [] };
        const priced = [kg, kg + more].map((weight) => onlyPrice({ rates, pricing, cargo: boxes(weight) }));
        const [lighter, heavier] = priced;
        expect(heavier?.total?.amount).toBeGreaterThanOrEqual(lighter?.total?.amount ?? Number.NaN);
        for (const [index, price] of priced.entries()) {
          const options = [{ id: 'o', mode: price.mode, lines: price.lines }];
          const [again] = priceOptions({ options, conversion: null }, boxes([kg, kg + more][index] ?? 0));
          const sum = again?.lines.reduce((total, line) => total + (line.price?.amount ?? Number.NaN), 0);
          expect(price.total?.amount).toBe(sum);
          expect(Number.isSafeInteger(price.total?.amount)).toBe(true);
          if (price.margin) expect(price.margin.amount).toBeGreaterThanOrEqual(own.minimumMargin);
        }
        // The same input has the same price.
        expect(onlyPrice({ rates, pricing, cargo: boxes(kg) })).toEqual(lighter);
      },
    ),
    { numRuns: 300 },
  );
});
