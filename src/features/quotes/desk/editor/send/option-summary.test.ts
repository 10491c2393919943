import { expect, test } from 'vitest';
import { type Cargo, cargoInput } from '#features/cargo/cargo.ts';
import { quoteContent } from '#features/quotes/quote-content.ts';
import { priceOptions } from '#features/rates/price/priced.ts';
import { optionSummary } from './option-summary.ts';

const cargo = cargoInput.parse({ containers: [{ type: '22G1', quantity: 3 }] }) as Cargo;

function summaryOf(rates: string[], conversion: object | null = null) {
  const lines = rates.map((text, index) => {
    const [rate, currency = 'USD'] = text.split(' ');
    return { id: `l${index}`, code: 'freight', basis: 'shipment', rate, currency };
  });
  const content = quoteContent.parse({ options: [{ id: 'a', mode: 'fcl', lines }], conversion });
  const [priced] = priceOptions(content, cargo);
  if (!priced) throw new Error('There is no option.');
  return optionSummary({ mode: 'fcl' }, priced, { cargo, conversion: content.conversion });
}

test('the total is divided by the units of the freight, and rounded', () => {
  expect(summaryOf(['1000']).perUnit).toEqual({
    basis: 'container',
    totals: [{ amount: 33_333, currency: 'USD' }],
  });
});

test('the eight largest lines come first, compared by the rates of the quote', () => {
  const ratesOf = (...given: Parameters<typeof summaryOf>) =>
    summaryOf(...given).largest.map(({ line }) => line.rate);
  const rates = ['1', '400', '30', '200', '7', '90', '5', '60', '8'];
  expect(ratesOf(rates)).toEqual(['400', '200', '90', '60', '30', '8', '7', '5']);
  expect(summaryOf(['5', '5', '5']).largest.map(({ line }) => line.id)).toEqual(['l0', 'l1', 'l2']);
  const toDollar = { to: 'USD', rates: [{ from: 'MXN', rate: '0.05' }] };
  expect(ratesOf(['60', '1000 MXN', '40'], toDollar)).toEqual(['60', '1000', '40']);
});
