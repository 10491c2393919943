import type { Locale } from '../../../platform/i18n/locale.ts';
import { fill, joinByDots, listIn, pluralOf } from '../../../platform/values/format.ts';
import { amountText, formatMoney, formatTotals, type Money } from '../../../platform/values/money.ts';
import { type PricedOption, pricedSoFar, priceOptions } from '../../rates/price/priced.ts';
import type { QuoteDocument } from '../document.ts';
import type { QuoteCompany } from './quote-company.ts';
import {
  companyText,
  conversionText,
  customerText,
  type DocumentStrings,
  decimalText,
  lineTexts,
  optionTitle,
  quoteTitle,
  transitText,
  validText,
  wayText,
} from './quote-lines.ts';

export interface LetterFact {
  label: string;
  value: string;
}

/** One charge of an option; `note` says how it is worked out and may be empty. */
export interface LetterCharge {
  id: string;
  item: string;
  note: string;
  amount: string;
}

/** One way to ship with what it costs. */
export interface LetterOption {
  id: string;
  /** Empty where it is the only one. */
  title: string;
  /** Label of the total of a draft with missing prices; otherwise empty. */
  soFar: string;
  /** The amount that is set large; its text is empty in a draft without prices. */
  total: { currency: string; amount: string };
  /** Totals by currency in one line: "USD 1,250.00 + EUR 90.00". */
  sum: string;
  /** The sum that a converted total is of; empty where the total is not converted. */
  parts: string;
  /** Mode, route and transit days; may be empty. */
  way: string;
  /** The head of the amounts: their currency, where all have the same. */
  amountLabel: string;
  charges: LetterCharge[];
  totals: { label: string; amount: string; isFinal: boolean }[];
  /** The rates of a conversion; may be empty. */
  note: string;
}

/** Characters of a fact that fits in a cell. */
const cellCharacters = 60;

/** True for a fact that needs more than a cell. */
export function isWideFact({ value }: LetterFact): boolean {
  return value.length > cellCharacters;
}

/** Facts in rows of some cells, long ones last and alone, so that they leave no cell empty. */
export function factRows(facts: readonly LetterFact[], cells: number): LetterFact[][] {
  const short = facts.filter((fact) => !isWideFact(fact));
  const rows = Array.from({ length: Math.ceil(short.length / cells) }, (_, row) =>
    short.slice(row * cells, (row + 1) * cells),
  );
  return [...rows, ...facts.filter(isWideFact).map((fact) => [fact])];
}

interface LetterSection {
  id: string;
  title: string;
  items: string[];
}

/** The texts of a rate letter: on the home page, the page of a request, in its PDF and its mails alike. */
export interface Letter {
  company: string;
  title: string;
  facts: LetterFact[];
  options: LetterOption[];
  /** In small letters below the charges; may be empty. */
  note: string;
  valid: LetterFact;
  labels: Record<'total' | 'charges' | 'charge' | 'basis', string>;
  /** Inclusions, exclusions and price conditions, side by side. */
  remarks: LetterSection[];
  /** Paragraphs; null without any. */
  terms: LetterSection | null;
  /** The notice of a negotiated rate arrangement, whose statement is set in bold; null without one. */
  nra: (LetterSection & { statement: string }) | null;
  signed: LetterFact;
}

function chargesOf(
  { lines }: PricedOption,
  { isOneCurrency, locale, strings }: { isOneCurrency: boolean; locale: Locale; strings: DocumentStrings },
): LetterCharge[] {
  return lines.map((priced) => {
    const { charge, charged, limit, amount } = lineTexts(locale, priced, strings);
    return {
      id: priced.line.id,
      item: charge,
      note: [charged, limit].filter(Boolean).join('. '),
      amount: isOneCurrency && priced.price ? amountText(locale, priced.price) : amount,
    };
  });
}

/** The rows above a total that has tax: the sum of the lines, and the tax with the charges that it is on. */
function taxRows(
  { locale, quote }: QuoteDocument,
  { amount, currency }: Money,
  {
    tax,
    amountOf,
    strings,
  }: { tax: readonly Money[]; amountOf: (money: Money) => string; strings: DocumentStrings },
) {
  const part = tax.find((money) => money.currency === currency);
  if (!part || !quote.tax) return [];
  const { name, percent, codes } = quote.tax;
  const charges = codes.map((code) => strings.charges[code]);
  const text = { name, percent: decimalText(locale, percent), currency, charges: listIn(locale, charges) };
  return [
    {
      label: fill(strings.subtotal, { currency }),
      amount: amountOf({ amount: amount - part.amount, currency }),
      isFinal: false,
    },
    {
      label: fill(charges.length === 0 ? strings.tax : strings.taxOn, text),
      amount: amountOf(part),
      isFinal: false,
    },
  ];
}

function optionOf(
  document: QuoteDocument,
  index: number,
  priced: PricedOption & { missing?: number },
  strings: DocumentStrings,
) {
  const { locale, quote } = document;
  const option = quote.options[index];
  if (!option) return [];
  const isNamed = quote.options.length > 1;
  const { missing = 0 } = priced;
  const soFar = missing > 0 ? pluralOf(locale, missing, strings.totalSoFar) : '';
  const { byCurrency, converted } = priced.totals;
  const [only] = byCurrency;
  const isOneCurrency = byCurrency.length === 1 && converted === null;
  const amountOf = (money: Money) => (isOneCurrency ? amountText(locale, money) : formatMoney(locale, money));
  const totals = byCurrency.flatMap((money, at) => [
    ...taxRows(document, money, { tax: priced.totals.tax, amountOf, strings }),
    {
      label: at === 0 && soFar ? soFar : fill(strings.total, { currency: money.currency }),
      amount: amountOf(money),
      isFinal: converted === null,
    },
  ]);
  if (converted)
    totals.push({
      label: fill(strings.converted, { currency: converted.currency }),
      amount: formatMoney(locale, converted),
      isFinal: true,
    });
  const large = converted ?? (byCurrency.length === 1 ? only : undefined);
  const sum = formatTotals(locale, byCurrency);
  const letterOption: LetterOption = {
    id: option.id,
    title: isNamed ? optionTitle(option, index, strings) : '',
    soFar,
    total: large
      ? { currency: large.currency, amount: amountText(locale, large) }
      : { currency: '', amount: sum },
    sum,
    parts: converted ? sum : '',
    way: joinByDots([
      wayText(option, strings, { isNamed }),
      transitText(locale, option.transitDays, strings),
    ]),
    amountLabel: isOneCurrency && only ? only.currency : strings.line.amount,
    charges: chargesOf(priced, { isOneCurrency, locale, strings }),
    totals,
    note: conversionText(locale, priced.totals, quote.conversion, strings),
  };
  return [letterOption];
}

/** The lines of a text that was typed as a list, an item on each line. */
function itemsOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** The letter of a sent quote, or of the preview of a draft: all that its customer may know. */
export function letterOf(
  document: QuoteDocument,
  company: QuoteCompany,
  strings: DocumentStrings,
  { isDraft = false } = {},
): Letter {
  const { quote } = document;
  const { facts: t } = strings;
  const facts = [
    { label: t.customer, value: customerText(document.customer) },
    { label: t.offeredBy, value: companyText(document, strings) },
    ...document.shipment.map(({ label, value }) => ({ label, value })),
  ].filter(({ value }) => value !== '');
  const texts = (['included', 'notIncluded', 'assumptions'] as const).map((id) => ({
    id,
    title: strings[id],
    items: [...itemsOf(quote[id]), ...(id === 'assumptions' ? [strings.changes] : [])],
  }));
  const terms = itemsOf(quote.terms);
  return {
    company: company.name,
    title: quoteTitle(document, strings),
    facts,
    options: priceOptions(quote, null).flatMap((priced, index) =>
      optionOf(document, index, isDraft ? pricedSoFar(priced, quote) : priced, strings),
    ),
    note: document.isByRule
      ? `${fill(strings.byRule, { company: company.name })} ${strings.rounding}`
      : strings.rounding,
    valid: { label: t.valid, value: validText(document, company.hours.timeZone, strings) },
    labels: {
      total: strings.options.total,
      charges: strings.price,
      charge: strings.line.charge,
      basis: strings.line.basis,
    },
    remarks: texts.filter(({ items }) => items.length > 0),
    terms: terms.length > 0 ? { id: 'terms', title: strings.terms, items: terms } : null,
    nra: document.nra ? { id: 'nra', title: strings.nra, ...document.nra } : null,
    signed: {
      label: strings.contact,
      value: joinByDots([document.preparedBy, company.phone, company.email.rates]),
    },
  };
}
