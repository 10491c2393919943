import { expect, test } from 'vitest';
import type { Cargo } from '#features/cargo/cargo.ts';
import type { ChargeLine, Conversion } from './charge-line.ts';
import { emptyLine } from './empty-line.ts';
import { marginsOf, priceOptions } from './priced.ts';

const insurance: ChargeLine = {
  ...emptyLine('insurance', 'USD'),
  code: 'insurance',
  basis: 'insured-value',
  rate: '0.45',
  cost: { rate: '0.2', minimum: null },
};
const freight: ChargeLine = { ...emptyLine('freight', 'USD'), rate: '8000' };
const fuel: ChargeLine = { ...emptyLine('fuel', 'USD'), code: 'fuel', rate: '600' };
const documents: ChargeLine = { ...emptyLine('documents', 'USD'), code: 'documents', rate: '75' };
const cargo: Cargo = { version: 1, value: { amount: 90_000, currency: 'USD' } };

function priced(lines: ChargeLine[], conversion: Conversion | null = null, version = 2) {
  const content = { version, options: [{ id: 'sea', mode: 'lcl' as const, lines }], conversion };
  const [option] = priceOptions(content, cargo);
  const own = option?.lines.find(({ line }) => line.id === 'insurance');
  return { ...own, amount: own?.price?.amount, margins: marginsOf(option?.lines ?? []) };
}

test('insurance is charged on 110% of goods and freight, in whichever order they are listed', () => {
  for (const lines of [
    [freight, fuel, documents, insurance],
    [insurance, documents, freight, fuel],
  ]) {
    const { quantity, amount, isWithFreight, margins } = priced(lines);
    expect({ quantity, amount, isWithFreight }).toEqual({
      quantity: '108460',
      amount: 48_807,
      isWithFreight: true,
    });
    // Its cost is a percentage of the same value.
    expect(margins).toMatchObject([{ cost: { amount: 21_692 }, unknown: 3 }]);
  }
});

test('duties and other percentages of the value are no part of what is insured', () => {
  const duties: ChargeLine = {
    ...insurance,
    id: 'duties',
    code: 'duties',
    basis: 'value-percent',
    rate: '5',
  };
  expect(priced([freight, fuel, duties, insurance]).quantity).toBe('108460');
});

test('freight with its surcharges to the destination is insured, and nothing else', () => {
  const charged = (code: ChargeLine['code']): ChargeLine => ({
    ...emptyLine(code, 'USD'),
    code,
    rate: '100',
  });
  const insuredWith = (code: ChargeLine['code']) => priced([freight, charged(code), insurance]).quantity;
  for (const code of ['security', 'peak-season', 'rate-increase', 'congestion', 'origin-terminal'] as const)
    expect(insuredWith(code), code).toBe('107910');
  const further = ['destination-terminal', 'isf', 'documents', 'pickup', 'delivery', 'duties', 'forwarding'];
  for (const code of further as ChargeLine['code'][]) expect(insuredWith(code), code).toBe('107800');
});

test('a quote that was sent before insures every charge, as it was priced', () => {
  expect(priced([freight, fuel, documents, insurance], null, 1)).toMatchObject({
    quantity: '108542.5',
    isWithAllCharges: true,
  });
});

test('a charge in another currency is insured at the rate of the quote, and without one the goods alone are', () => {
  const inEuros: ChargeLine = { ...fuel, currency: 'EUR', rate: '500' };
  const conversion: Conversion | null = { to: 'USD', rates: [{ from: 'EUR', rate: '1.2' }] };
  expect(priced([freight, inEuros, insurance], conversion)).toMatchObject({
    quantity: '108460',
    isWithFreight: true,
  });
  expect(priced([freight, inEuros, insurance])).toMatchObject({ quantity: '99000', isWithFreight: false });
  expect(priced([insurance])).toMatchObject({ quantity: '99000', amount: 44_550, isWithFreight: false });
});

test('a value of the goods that staff typed is insured with the freight, and a stored percentage of it is as it was', () => {
  expect(priced([freight, { ...insurance, quantity: '1000' }]).quantity).toBe('9900');
  const stored: ChargeLine = { ...insurance, basis: 'value-percent', quantity: '90000' };
  expect(priced([freight, stored])).toMatchObject({ quantity: '90000', amount: 40_500 });
});

test('the insured value is in whole minor units, and is not known without the value of the goods', () => {
  expect(priced([{ ...insurance, quantity: '0.005' }]).quantity).toBe('0.01');
  expect(priced([{ ...insurance, currency: 'JPY', quantity: '101' }]).quantity).toBe('111');
  const option = { id: 'sea', mode: null, lines: [freight, insurance] };
  expect(priceOptions({ options: [option], conversion: null }, null)[0]?.unknown).toBe(1);
});
