import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forCustomer } from '#features/quotes/quote.ts';
import { quoteContent } from '#features/quotes/quote-content.ts';
import { decimalOf } from '#platform/values/decimal.ts';
import { currencies } from '#platform/values/money.ts';
import { chargeBases, chargeCodes } from '../charges.ts';
import { amountsOfLine, totalsOf } from './amounts.ts';
import type { ChargeLine } from './charge-line.ts';
import { emptyLine } from './empty-line.ts';
import { marginsOf, priceOptions } from './priced.ts';

const decimals = (most: number) =>
  fc
    .tuple(fc.integer({ min: 0, max: most }), fc.integer({ min: 0, max: 999_999 }))
    .map(([whole, fraction]) => decimalOf(BigInt(whole) * 1_000_000n + BigInt(fraction)));
const line: fc.Arbitrary<ChargeLine> = fc.record({
  id: fc.uuid(),
  code: fc.constantFrom(...chargeCodes),
  text: fc.constant(''),
  basis: fc.constantFrom(...chargeBases),
  container: fc.constant(null),
  of: fc.constant(null),
  quantity: decimals(100_000),
  rate: decimals(100_000),
  currency: fc.constantFrom(...currencies),
  minimum: fc.option(fc.integer({ min: 0, max: 1_000_000 })),
  maximum: fc.option(fc.integer({ min: 1_000_000, max: 2_000_000 })),
  cost: fc.option(fc.record({ rate: decimals(100_000), minimum: fc.constant(null) })),
});

const priceOf = (one: ChargeLine) => amountsOfLine(one, one.quantity ?? '0').price;

test('every amount is a whole number of minor units, and totals are the sums of rounded lines', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 100 }), (lines) => {
      const prices = lines.map(priceOf);
      for (const { amount } of prices) expect(Number.isSafeInteger(amount)).toBe(true);
      for (const total of totalsOf(prices, null).byCurrency) {
        const own = prices.filter(({ currency }) => currency === total.currency);
        expect(total.amount).toBe(own.reduce((sum, { amount }) => sum + amount, 0));
      }
    }),
  );
});

test('a line charges at least its minimum, a discount is taken off in full', () => {
  const freight = { ...emptyLine('a', 'USD'), basis: 'chargeable-kg' as const, minimum: 15_000 };
  expect(amountsOfLine({ ...freight, rate: '1.85' }, '1250.5').price.amount).toBe(231_343);
  expect(amountsOfLine({ ...freight, rate: '1.85' }, '10').price.amount).toBe(15_000);
  expect(amountsOfLine({ ...freight, rate: '-25' }, '1').price.amount).toBe(-2_500);
});

test('a percentage is of the value of the goods', () => {
  const insurance = { ...emptyLine('a', 'USD'), basis: 'value-percent' as const, rate: '0.35' };
  expect(amountsOfLine(insurance, '125000').price.amount).toBe(43_750);
});

test('a cost follows the same quantity, and is unknown where none was entered', () => {
  const sold = { ...emptyLine('a', 'USD'), rate: '2', cost: { rate: '1.5', minimum: null } };
  expect(amountsOfLine(sold, '100')).toEqual({
    price: { amount: 20_000, currency: 'USD' },
    cost: { amount: 15_000, currency: 'USD' },
  });
  expect(amountsOfLine({ ...sold, cost: null }, '100').cost).toBeNull();
});

test('a discount without a cost costs nothing, and the margin of its option is known', () => {
  const lines = [
    { ...emptyLine('a', 'USD'), rate: '1000', cost: { rate: '800', minimum: null } },
    { ...emptyLine('b', 'USD'), code: 'discount' as const, rate: '-50' },
  ];
  const [option] = priceOptions({ options: [{ id: 'air', mode: 'air', lines }], conversion: null }, null);
  expect(marginsOf(option?.lines ?? [])).toEqual([
    { price: { amount: 95_000, currency: 'USD' }, cost: { amount: 80_000, currency: 'USD' }, unknown: 0 },
  ]);
  const shared = { ...emptyLine('c', 'USD'), code: 'discount' as const, rate: '-50' };
  const cost = { rate: '-20', minimum: null };
  expect(amountsOfLine({ ...shared, cost }, '1').cost?.amount).toBe(-2_000);
});

test('totals of several currencies stay apart, or are converted at the rates that were entered', () => {
  const both = [
    { amount: 10_000, currency: 'USD' },
    { amount: 5_000, currency: 'EUR' },
  ] as const;
  expect(totalsOf(both, null)).toEqual({ byCurrency: both, tax: [], converted: null });
  expect(totalsOf(both, { to: 'USD', rates: [{ from: 'EUR', rate: '1.1' }] }).converted).toEqual({
    amount: 15_500,
    currency: 'USD',
  });
  expect(totalsOf(both, { to: 'USD', rates: [] }).converted).toBeNull();
});

test('a customer’s copy has no cost in it', () => {
  const content = quoteContent.parse({
    options: [{ id: 'air', lines: [{ ...emptyLine('a', 'USD'), cost: { rate: '1' } }] }],
  });
  expect(JSON.stringify(forCustomer(content))).not.toContain('cost');
});

test('a quote is priced line by line, and says what is not known', () => {
  const lines = [
    { ...emptyLine('a', 'USD'), rate: '100', cost: { rate: '80', minimum: null } },
    { ...emptyLine('b', 'USD'), basis: 'gross-kg' as const, rate: '2' },
    { ...emptyLine('c', 'EUR'), rate: '10' },
  ];
  const [option] = priceOptions({ options: [{ id: 'air', mode: 'air', lines }], conversion: null }, null);
  expect(option?.lines.map(({ price }) => price?.amount ?? null)).toEqual([10_000, null, 1_000]);
  expect(option?.unknown).toBe(1);
  expect(option?.totals.byCurrency).toEqual([
    { amount: 10_000, currency: 'USD' },
    { amount: 1_000, currency: 'EUR' },
  ]);
  expect(marginsOf(option?.lines ?? [])).toEqual([
    { price: { amount: 10_000, currency: 'USD' }, cost: { amount: 8_000, currency: 'USD' }, unknown: 0 },
    { price: { amount: 1_000, currency: 'EUR' }, cost: { amount: 0, currency: 'EUR' }, unknown: 1 },
  ]);
});

test('a discount of a program is taken off, with its sign or without', () => {
  const line = { id: 'line-1', code: 'discount', text: 'Volume', basis: 'shipment', currency: 'USD' };
  const rates = ['50', '-50', '0'].map((rate) => {
    const read = quoteContent.parse({ options: [{ id: 'sea', lines: [{ ...line, rate, cost: { rate } }] }] });
    const [own] = read.options[0]?.lines ?? [];
    return [own?.rate, own?.cost?.rate];
  });
  expect(rates).toEqual([
    ['-50', '-50'],
    ['-50', '-50'],
    ['0', '0'],
  ]);
});

test('a percentage of a charge follows that charge, its cost follows the cost of it, and both are insured', () => {
  const freight = { ...emptyLine('a', 'USD'), basis: 'gross-kg' as const, quantity: '100', rate: '2' };
  const fuel = { ...emptyLine('b', 'USD'), code: 'fuel' as const, basis: 'charge-percent' as const };
  const lines = [
    { ...fuel, of: 'freight' as const, rate: '15', cost: { rate: '10', minimum: null } },
    { ...freight, cost: { rate: '1.5', minimum: null } },
    {
      ...emptyLine('c', 'USD'),
      code: 'insurance' as const,
      basis: 'insured-value' as const,
      rate: '1',
      quantity: '770',
    },
  ];
  const [priced] = priceOptions({ options: [{ id: 'o', mode: 'air', lines }], conversion: null }, null);
  expect(priced?.lines.map(({ price }) => price?.amount)).toEqual([3_000, 20_000, 1_100]);
  expect(marginsOf(priced?.lines.slice(0, 2) ?? [])).toEqual([
    { price: { amount: 23_000, currency: 'USD' }, cost: { amount: 16_500, currency: 'USD' }, unknown: 0 },
  ]);
  const alone = priceOptions(
    { options: [{ id: 'o', mode: 'air', lines: lines.slice(0, 1) }], conversion: null },
    null,
  );
  expect(alone[0]).toMatchObject({ unknown: 1, lines: [{ quantity: null, price: null }] });
});
