import { expect, test } from 'vitest';
import { emptyLine } from '#features/rates/price/empty-line.ts';
import { marginsOf, priceOptions } from '#features/rates/price/priced.ts';
import { company } from '#features/settings/sample-company.ts';
import { sampleSettings } from '#features/settings/sample-settings.ts';
import { withSettings } from '#features/settings/server/current-settings.ts';
import { snapshotOf } from '#features/settings/server/snapshot.ts';
import { madeUpQuote } from '#tests/support/made-up-quotes.ts';
import { letterOf } from './document/letter.ts';
import { quoteContent } from './quote-content.ts';
import { quoteStringsIn } from './quote-strings.ts';
import { companyTax, proposedTax } from './quote-tax.ts';

const lines = [
  { ...emptyLine('freight', 'USD'), rate: '100.05' as const },
  { ...emptyLine('duties', 'USD'), code: 'duties' as const, rate: '400' as const },
  { ...emptyLine('delivery', 'MXN'), code: 'delivery' as const, rate: '1000' as const },
];
const options = [{ id: 'sea', mode: 'lcl' as const, lines }];
const iva = { name: 'IVA', percent: '16', codes: [] } as const;

function priced(tax: object | null, conversion: object | null = null) {
  const [option] = priceOptions(quoteContent.parse({ options, tax, conversion }), null);
  if (!option) throw new Error('There is no option.');
  return option;
}

test('a tax is on the sum of each currency, rounded once, and part of what the customer pays alone', () => {
  const { totals, lines: charged } = priced(iva);
  expect(totals.tax).toEqual([
    { amount: 8_001, currency: 'USD' },
    { amount: 16_000, currency: 'MXN' },
  ]);
  expect(totals.byCurrency).toEqual([
    { amount: 58_006, currency: 'USD' },
    { amount: 116_000, currency: 'MXN' },
  ]);
  expect(marginsOf(charged).map(({ price }) => price.amount)).toEqual([50_005, 100_000]);
});

test('a tax on some charges leaves the others alone, and a converted total includes it', () => {
  const conversion = { to: 'USD', rates: [{ from: 'MXN', rate: '0.05' }], source: 'Banxico FIX' };
  const { totals } = priced({ ...iva, codes: ['delivery'] }, conversion);
  expect(totals.tax).toEqual([{ amount: 16_000, currency: 'MXN' }]);
  expect(totals.converted).toEqual({ amount: 50_005 + 5_800, currency: 'USD' });
});

test.each(['0', '-16', '100.5', 'x'])('a tax of %s percent is refused', (percent) => {
  expect(quoteContent.safeParse({ options, tax: { ...iva, percent } }).success).toBe(false);
});

test('a letter shows subtotal, tax and total; without a tax the total alone', () => {
  const strings = quoteStringsIn('es').document;
  const sent = madeUpQuote('es');
  const rows = (tax: typeof iva | null) => {
    const quote = { ...sent.quote, tax: tax && { ...tax, codes: ['freight' as const] } };
    const [option] = letterOf({ ...sent, quote }, company, strings).options;
    return option?.totals.map(({ label, isFinal }) => [label, isFinal]);
  };
  expect(rows(null)).toEqual([['Total en USD', true]]);
  expect(rows(iva)).toEqual([
    ['Subtotal en USD', false],
    ['IVA 16% en USD (sobre Flete)', false],
    ['Total en USD', true],
  ]);
});

test('the tax of the settings is proposed for customers of its countries', () => {
  const tax = { name: 'IVA', percent: '16', codes: ['freight'], countries: ['MX'] };
  const proposals = (changes: Partial<typeof tax>) => {
    const quotes = { validForDays: 14, tax: { ...tax, ...changes }, paymentDays: null };
    const settings = { ...sampleSettings, options: { ...sampleSettings.options, quotes } };
    return withSettings(snapshotOf(0, settings, Date.now()), () =>
      ['MX', 'US', null].map((country) => proposedTax(country) !== null),
    );
  };
  expect(companyTax()).toBeNull();
  expect(proposals({})).toEqual([true, false, false]);
  expect(proposals({ countries: [] })).toEqual([true, true, true]);
  // A charge that a release does not know would otherwise tax all of them.
  expect(proposals({ countries: [], codes: ['unknown'] })).toEqual([false, false, false]);
});
