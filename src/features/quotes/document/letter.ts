import { routeParts, routePartsOf } from '#features/rates/charges.ts';
import { type PricedOption, pricedSoFar, priceOptions } from '#features/rates/price/priced.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { fill, joinByDots, listIn, pluralOf } from '#platform/values/format.ts';
import { amountText, formatMoney, formatTotals, type Money, sumByCurrency } from '#platform/values/money.ts';
import type { QuoteDocument } from '../document.ts';
import type { QuoteCompany } from './quote-company.ts';
import {
  companyText,
  conversionText,
  customerText,
  type DocumentStrings,
  decimalText,
  freeDaysText,
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
  /** Heading of the part of the route that begins with it, with what that comes to; without one in a list of few. */
  part?: string;
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

/** Lines of a fact that fits in a cell, and characters of one of them. */
const [cellLines, lineCharacters] = [6, 36];

/** True for a fact that needs more than a cell. */
export function isWideFact({ value }: LetterFact): boolean {
  const lines = value.split('\n').map((line) => Math.max(1, Math.ceil(line.length / lineCharacters)));
  return (
    value.length > 60 && (!value.includes('\n') || lines.reduce((sum, count) => sum + count, 0) > cellLines)
  );
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

/** Charges from which on they stand under headings. */
const fewestInParts = 5;

/**
 * Returns the heading of each charge that begins a part of the route, with what the part comes to. Without any where the
 * charges are few, all of one part, or in an order of their own.
 */
function partHeadings(
  { lines }: PricedOption,
  { locale, strings }: { locale: Locale; strings: DocumentStrings },
): (string | undefined)[] {
  const parts = routePartsOf(lines.map(({ line }) => line));
  const places = parts.map((part) => routeParts.indexOf(part));
  const isInOrder = places.every((place, at) => at === 0 || place >= (places[at - 1] ?? 0));
  if (lines.length < fewestInParts || !isInOrder || new Set(parts).size < 2) return [];
  return parts.map((part, at) => {
    if (parts[at - 1] === part) return undefined;
    const ofPart = lines.filter((_, other) => parts[other] === part).map(({ price }) => price);
    const name = strings.parts[part];
    if (ofPart.includes(null)) return name;
    const amount = formatTotals(locale, sumByCurrency(ofPart.flatMap((price) => price ?? [])));
    return fill(strings.part, { part: name, amount });
  });
}

function chargesOf(
  option: PricedOption,
  {
    isOneCurrency,
    hasParts,
    ...texts
  }: { isOneCurrency: boolean; hasParts: boolean; locale: Locale; strings: DocumentStrings },
): LetterCharge[] {
  const { locale, strings } = texts;
  const headings = hasParts ? partHeadings(option, texts) : [];
  return option.lines.map((priced, at) => {
    const part = headings[at];
    const { charge, charged, limit, amount } = lineTexts(locale, priced, strings);
    return {
      id: priced.line.id,
      item: charge,
      note: [charged, limit].filter(Boolean).join('. '),
      amount: isOneCurrency && priced.price ? amountText(locale, priced.price) : amount,
      ...(part && { part }),
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
  const { version } = quote;
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
      transitText(locale, option, { version, strings }),
      freeDaysText(locale, option, strings),
    ]),
    amountLabel: isOneCurrency && only ? only.currency : strings.line.amount,
    charges: chargesOf(priced, { isOneCurrency, hasParts: version !== 1, locale, strings }),
    totals,
    note: conversionText(locale, priced.totals, quote, strings),
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
    title: quoteTitle(document, company, strings),
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
