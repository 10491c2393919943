import type { QuoteDocument } from '#features/quotes/document.ts';
import { quotedCargo } from '#features/quotes/quoted-cargo.ts';
import type { CustomerLine } from '#features/rates/price/charge-line.ts';
import { emptyLine } from '#features/rates/price/empty-line.ts';
import { priceOptions } from '#features/rates/price/priced.ts';
import type { Locale } from '#platform/i18n/locale.ts';

const lineOf = (line: Partial<CustomerLine> & { id: string }): CustomerLine => {
  const { cost: _, ...empty } = emptyLine(line.id, 'USD');
  return { ...empty, quantity: '1', ...line };
};

const airLines = [
  lineOf({ id: 'a1', basis: 'chargeable-kg', quantity: '846.5', rate: '3.4', minimum: 15_000 }),
  lineOf({ id: 'a2', code: 'fuel', basis: 'chargeable-kg', quantity: '846.5', rate: '0.62' }),
  lineOf({ id: 'a3', code: 'security', basis: 'gross-kg', quantity: '820', rate: '0.05', minimum: 4500 }),
  lineOf({ id: 'a4', code: 'destination-handling', rate: '185', currency: 'EUR' }),
  lineOf({ id: 'a5', code: 'insurance', basis: 'insured-value', quantity: '25000', rate: '0.35' }),
];

const seaLines = [
  lineOf({ id: 's1', basis: 'w-m', quantity: '5.079', rate: '96', minimum: 9600 }),
  lineOf({
    id: 's2',
    code: 'origin-terminal',
    basis: 'container',
    container: '45G1',
    quantity: '2',
    rate: '310',
  }),
  lineOf({
    id: 's3',
    code: 'other',
    text: 'Manejo especial de piezas frágiles — Łódź',
    basis: 'piece',
    quantity: '4',
    rate: '12.5',
  }),
  lineOf({ id: 's4', code: 'discount', text: 'Volume discount', rate: '-40' }),
];

/** A quote with one line; or with as many, in the same option. */
export function madeUpQuote(locale: Locale, { lines = 1, twoOptions = false } = {}): QuoteDocument {
  const plain = Array.from({ length: lines }, (_, index) => {
    const from = [...airLines, ...seaLines];
    return { ...(from[index % from.length] as CustomerLine), id: `l${index}` };
  });
  const options = [
    {
      id: 'air',
      title: '',
      mode: 'air' as const,
      route: 'IAH – GRU, LATAM',
      transitDays: [3, 5] as [number, number],
      lines: airLines,
    },
    {
      id: 'sea',
      title: 'Consolidated by sea',
      mode: 'lcl' as const,
      route: '',
      transitDays: [24, 24] as [number, number],
      lines: seaLines,
    },
  ];
  const [first] = options;
  return {
    locale,
    reference: 'RR-7K3M9Q',
    revision: twoOptions ? 2 : 1,
    preparedBy: 'Olga Petrova',
    sentAt: Date.parse('2026-11-23T15:00:00Z'),
    expiresAt: Date.parse('2026-12-05T05:00:00Z'),
    customer: { name: 'Renata Vega', company: 'Vega & Hijos' },
    shipment: quotedCargo(
      {
        productToExport: 'Válvulas de compuerta de acero',
        shipment: {
          version: 1,
          mode: 'air',
          hsCode: '8481.80',
          incoterm: 'FCA',
          incotermPlace: 'Houston',
          from: { text: 'Houston', code: 'IAH', scope: 'door' },
          to: { text: 'São Paulo', code: 'GRU', scope: 'port' },
          pieces: [{ quantity: 4, packaging: 'crate', length: 121, width: 102, height: 103, weight: 205 }],
        },
      },
      locale,
    ),
    quote: {
      version: 1,
      options: twoOptions ? options : [{ ...(first as (typeof options)[0]), lines: plain }],
      included:
        'Pickup at your door in Houston\nExport customs clearance\nCarriage to the airport of destination',
      notIncluded: 'Duties and taxes of the importing country\nStorage after two free days',
      assumptions: 'Cargo is ready by December 1, 2026\nPieces can be stacked',
      terms:
        'Payment within 30 days of the invoice.\nSpace and equipment are confirmed by the carrier when we book.',
      validUntil: '2026-12-04',
      conversion: { to: 'USD', rates: [{ from: 'EUR', rate: '1.085' }], source: 'ECB' },
      tax: null,
    },
  };
}

const mailed = madeUpQuote('en', { twoOptions: true });
const priced = priceOptions(mailed.quote, null);

/** The same quote as its mails show it; the title of its second option is in no language of ours. */
export const madeUpMailedQuote = {
  revision: mailed.revision,
  expiresAt: mailed.expiresAt,
  options: mailed.quote.options.flatMap(({ lines: _, ...option }, number) => {
    const totals = priced[number]?.totals;
    return totals ? [{ ...option, title: option.title && 'Santos', number, totals }] : [];
  }),
  optionCount: 2,
};
