import { expect, test } from 'vitest';
import { emptyLine } from '#features/rates/price/empty-line.ts';
import { priceOptions } from '#features/rates/price/priced.ts';
import { locales } from '#platform/i18n/locale.ts';
import { quoteStringsIn } from '../quote-strings.ts';
import { conversionText, lineTexts } from './quote-lines.ts';

test('an insured value says what it is made of, in each language', () => {
  const insurance = {
    ...emptyLine('insurance', 'USD'),
    ...({ code: 'insurance', basis: 'insured-value', rate: '0.45', quantity: '90000' } as const),
  };
  const freight = { ...emptyLine('freight', 'USD'), rate: '8600' };
  const documents = { ...emptyLine('documents', 'USD'), code: 'documents' as const, rate: '1000' };
  const said = (lines: (typeof freight | typeof documents)[], version = 2) =>
    locales.map((locale) => {
      const [option] = priceOptions(
        { version, options: [{ id: 'a', mode: null, lines }], conversion: null },
        null,
      );
      const own = option?.lines.find(({ line }) => line.id === 'insurance');
      return own && lineTexts(locale, own, quoteStringsIn(locale).document).charged.replaceAll('\u00a0', ' ');
    });
  expect(said([documents, freight, insurance])).toEqual([
    '0.45% of USD 108,460.00 (110% of goods and freight with surcharges)',
    '0.45% sobre USD 108,460.00 (110% de mercancía y flete con recargos)',
    '0,45% sobre USD 108.460,00 (110% de mercadoria e frete com sobretaxas)',
  ]);
  // A quote of version 1 reads as it was sent.
  expect(said([documents, freight, insurance], 1)).toEqual([
    '0.45% of USD 109,560.00 (110% of goods and freight)',
    '0.45% sobre USD 109,560.00 (110% de mercancía y flete)',
    '0,45% sobre USD 109.560,00 (110% de mercadoria e frete)',
  ]);
  expect(said([insurance])).toEqual([
    '0.45% of USD 99,000.00 (110% of goods)',
    '0.45% sobre USD 99,000.00 (110% de la mercancía)',
    '0,45% sobre USD 99.000,00 (110% da mercadoria)',
  ]);
});

test('exchange rates have their day and source where they are stored', () => {
  const totals = {
    tax: [],
    byCurrency: [{ amount: 100, currency: 'EUR' as const }],
    converted: { amount: 108, currency: 'USD' as const },
  };
  const rates = [{ from: 'EUR' as const, rate: '1.08' }];
  const said = (from: { on?: string; source?: string } = {}) =>
    conversionText(
      'en',
      totals,
      { conversion: { to: 'USD', rates, ...from } },
      quoteStringsIn('en').document,
    );
  expect(said({ on: '2026-11-24' })).toBe('Converted at EUR 1 = USD\u00a01.08 (Nov 24, 2026).');
  expect(said({ on: '2026-11-24', source: 'ECB' })).toBe(
    'Converted at EUR 1 = USD\u00a01.08 (ECB, Nov 24, 2026).',
  );
  expect(said()).toBe('Converted at EUR 1 = USD\u00a01.08.');
});
