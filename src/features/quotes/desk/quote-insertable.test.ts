import { expect, it } from 'vitest';
import { emptyLine } from '#features/rates/price/empty-line.ts';
import type { CargoPrice } from '#features/rates/price/price-cargo.ts';
import { quoteContent } from '../quote-content.ts';
import type { QuoteTemplate } from '../server/templates.ts';
import { asProposed, insertableFor } from './quote-insertable.ts';

const content = quoteContent.parse({
  options: [{ id: 'sea', mode: 'fcl', lines: [emptyLine('a', 'USD')] }],
  included: 'Pickup',
  notIncluded: 'Duties',
  assumptions: 'Tiles',
  terms: 'Net 30',
});

/** Returns the insertable content of a template in a locale for a quote in Spanish. */
function offered(locale: QuoteTemplate['locale'], own = content) {
  const purpose = { service: null, mode: null, from: null, to: null };
  const template = { id: 't', name: 'Tiles', ...purpose, locale, content: own, changedAt: 0, isMatch: true };
  const facts = { copied: null, templates: [template], prices: [] };
  const [insertable] = insertableFor({ ...facts, locale: 'es' });
  return insertable;
}

it('offers a template in the language of the quote with its texts', () => {
  expect(offered('es')).toMatchObject({ content, detail: 'Spanish · Freight', otherLanguage: '', note: '' });
});

it('offers a template in another language without its texts, and says so', () => {
  const none = { included: '', notIncluded: '', assumptions: '', terms: '' };
  expect(offered('en')).toMatchObject({
    content: { ...content, ...none },
    otherLanguage: 'English',
    note: 'Its texts are in English and were left out.',
  });
  expect(offered('en', { ...content, ...none })?.note).toBe('');
});

it('offers a template whose language is not known as it is, and says that in the list', () => {
  expect(offered(null)).toMatchObject({ content, detail: 'Language not known · Freight', otherLanguage: '' });
});

const [option] = content.options;
const proposed = quoteContent.parse({
  options: [{ ...option, lines: [] }],
  terms: 'Pago a 30 días',
  validUntil: '2026-12-04',
});

it('begins a copy with its texts where the language is the same', () => {
  expect(asProposed({ locale: 'es', content }, { locale: 'es', proposed })).toEqual({
    ...content,
    validUntil: '2026-12-04',
  });
});

it('begins a copy for a reader of another language with the lines alone, and the proposed texts', () => {
  expect(asProposed({ locale: 'en', content }, { locale: 'es', proposed })).toEqual({
    ...proposed,
    options: content.options,
  });
});

it('offers a copied quote in another language without its texts, beside a draft', () => {
  const copied = { locale: 'en', content } as const;
  const facts = { copied, locale: 'es' } as const;
  const [insertable] = insertableFor({ ...facts, templates: [], prices: [] });
  expect(insertable).toMatchObject({ id: 'copied', content: { terms: '' }, otherLanguage: 'English' });
});

it('offers prices with the lowest total first, and with what they are compared by', () => {
  const price: CargoPrice = {
    ...{
      mode: 'fcl',
      carrier: 'Caribe Line',
      via: '',
      rated: { from: 'USHOU', to: 'COBUN' },
      transitDays: [7, 14],
      freeDays: null,
      reasons: [],
    },
    ...{
      validUntil: '2026-12-31',
      lines: [emptyLine('a', 'USD')],
      conversion: null,
      missing: [],
      uncovered: [],
    },
    ...{ total: { amount: 493_000, currency: 'USD' }, margin: { amount: 75_000, currency: 'USD' } },
  };
  const cheaper = {
    ...price,
    carrier: 'Gulf Star',
    total: { amount: 450_000, currency: 'USD' },
    margin: null,
  } as const;
  const unknown = {
    ...price,
    carrier: 'Bay Line',
    total: null,
    margin: null,
    transitDays: null,
    validUntil: null,
  };
  const found = insertableFor({
    copied: null,
    templates: [],
    locale: 'en',
    prices: [unknown, price, cheaper],
  });
  expect(found.map(({ title }) => title.split(', ').at(-1))).toEqual([
    'Gulf Star',
    'Caribe Line',
    'Bay Line',
  ]);
  expect(found.map(({ facts }) => facts?.replaceAll('\u00a0', ' '))).toEqual([
    'USD 4,500.00 · 7–14 days · valid through Dec 31, 2026',
    'USD 4,930.00 · 15% · 7–14 days · valid through Dec 31, 2026',
    '',
  ]);
});
