import type { Cargo } from '#features/cargo/cargo.ts';
import type { containerCodes, TransportMode } from '#features/cargo/choices.ts';
import { type ChargeBasis, type ChargeCode, isBelowMinimum, signedRate } from '#features/rates/charges.ts';
import { amountsOfLine } from '#features/rates/price/amounts.ts';
import type { LineTax } from '#features/rates/price/charge-line.ts';
import { type PricedOption, priceOptions } from '#features/rates/price/priced.ts';
import { quantityOf } from '#features/rates/price/quantities.ts';
import { type Decimal, type DecimalProblem, readDecimalText } from '#platform/values/decimal.ts';
import { type Currency, decimalOfMoney, minorDigitsOf, moneyOfDecimal } from '#platform/values/money.ts';
import { typedAmountOf } from '#platform/values/typed-amount.ts';
import { isWritableDay } from '#platform/values/typed-date.ts';
import { typedTextOf } from '#platform/values/typed-number.ts';
import { quoteVersion } from '../../limits.ts';
import type { QuoteContent, QuoteLine, QuoteOption } from '../../quote-content.ts';

export type ContainerCode = (typeof containerCodes)[number];

/** Line as typed: each number is the text of its field and may be invalid. */
export interface LineDraft {
  id: string;
  code: ChargeCode;
  text: string;
  basis: ChargeBasis;
  container: ContainerCode | '';
  /** The charge of which it is a percentage. */
  of: ChargeCode | '';
  /** Empty to derive it from the shipment. */
  quantity: string;
  rate: string;
  currency: Currency;
  minimum: string;
  maximum: string;
  cost: string;
  /** Minimum cost from a rate sheet. */
  costMinimum: number | null;
  /** Maximum cost from a rate sheet. */
  costMaximum: number | null;
}

export interface OptionDraft {
  id: string;
  title: string;
  mode: TransportMode | '';
  route: string;
  least: string;
  most: string;
  freeDays: string;
  lines: LineDraft[];
}

/** Quote with its mail, as typed. */
export interface QuoteDraft {
  options: OptionDraft[];
  included: string;
  notIncluded: string;
  assumptions: string;
  terms: string;
  /** YYYY-MM-DD, or empty. */
  validUntil: string;
  /** Currency of the converted total; empty for none. */
  convertTo: Currency | '';
  /** YYYY-MM-DD; empty for the sending date. */
  convertedOn: string;
  rateSource: string;
  /** The tax as `taxChoiceOf` writes it; empty for none. */
  tax: string;
  /** Typed units of `convertTo` per unit of a currency. */
  rates: Partial<Record<Currency, string>>;
  subject: string;
  message: string;
}

export interface StoredQuote {
  content: QuoteContent;
  subject: string;
  message: string;
}

/** Shows a rate of 0 as an empty field. */
const typedRate = (rate: Decimal) => (rate === '0' ? '' : typedTextOf(rate));

export function typedLimit(amount: number | null, currency: Currency): string {
  return amount === null ? '' : decimalOfMoney({ amount, currency });
}

export function draftOfLine({ minimum, maximum, cost, ...line }: QuoteLine): LineDraft {
  return {
    ...line,
    container: line.container ?? '',
    of: line.of ?? '',
    quantity: typedTextOf(line.quantity ?? ''),
    rate: typedRate(line.rate),
    minimum: typedLimit(minimum, line.currency),
    // Lines that an older release stored have none.
    maximum: typedLimit(maximum ?? null, line.currency),
    cost: typedTextOf(cost?.rate ?? ''),
    costMinimum: cost?.minimum ?? null,
    costMaximum: cost?.maximum ?? null,
  };
}

function draftOfOption({ transitDays, freeDays, mode, lines, ...option }: QuoteOption): OptionDraft {
  const [least, most] = transitDays ?? ['', ''];
  return {
    ...option,
    mode: mode ?? '',
    least: String(least),
    most: least === most ? '' : String(most),
    // Lacking in content that an older release stored.
    freeDays: String(freeDays ?? ''),
    lines: lines.map(draftOfLine),
  };
}

/** A tax as the value of its choice: its name may hold any character. */
export function taxChoiceOf(tax: LineTax | null): string {
  return tax ? JSON.stringify([tax.name, tax.percent, tax.codes]) : '';
}

export function readTaxChoice(choice: string): LineTax | null {
  if (choice === '') return null;
  const [name, percent, codes] = JSON.parse(choice);
  return { name, percent, codes };
}

export function draftOf({ content, subject, message }: StoredQuote): QuoteDraft {
  const { options, validUntil, conversion, tax, included, notIncluded, assumptions, terms } = content;
  return {
    included,
    notIncluded,
    assumptions,
    terms,
    subject,
    message,
    options: options.map(draftOfOption),
    validUntil: validUntil ?? '',
    convertTo: conversion?.to ?? '',
    convertedOn: conversion?.on ?? '',
    rateSource: conversion?.source ?? '',
    tax: taxChoiceOf(tax ?? null),
    rates: Object.fromEntries((conversion?.rates ?? []).map(({ from, rate }) => [from, typedTextOf(rate)])),
  };
}

/** Errors by field id; values are keys of the contract's messages. */
export type DraftProblems = Record<
  string,
  DecimalProblem | 'number-large' | 'number-whole' | 'transit-days' | 'below-minimum'
>;

export function lineFieldId(lineId: string, field: string): string {
  return `line-${lineId}-${field}`;
}

export function optionFieldId(optionId: string, field: string): string {
  return `option-${optionId}-${field}`;
}

/** Fields of a line that are shown on demand. */
export const detailFields: readonly string[] = ['text', 'minimum', 'maximum', 'cost', 'markup', 'margin'];

/** Returns the line whose details have a field; undefined for other fields. */
export function lineOfField({ options }: QuoteDraft, fieldId: string): LineDraft | undefined {
  return options
    .flatMap(({ lines }) => lines)
    .find(({ id }) => detailFields.some((field) => lineFieldId(id, field) === fieldId));
}

/** Parses typed decimals and amounts with a currency sign, and records errors by field. */
function createReader(problems: DraftProblems) {
  return (
    typed: string,
    field: string,
    {
      places = 6,
      isSigned = false,
      currency,
    }: { places?: number; isSigned?: boolean; currency?: Currency } = {},
  ): Decimal | null => {
    if (typed.trim() === '') return null;
    const amount = currency && typedAmountOf(typed, currency);
    const read = readDecimalText(amount?.text ?? typed, { places });
    if (!read.ok) problems[field] = read.problem;
    else if (!isSigned && read.decimal.startsWith('-')) problems[field] = 'number';
    else return read.decimal;
    return null;
  };
}

type Reader = ReturnType<typeof createReader>;

/** A discount is typed as a positive amount. */
function signed(code: ChargeCode, rate: Decimal | null): Decimal | null {
  return rate === null ? null : signedRate(code, rate);
}

function lineOf(line: LineDraft, read: Reader, problems: DraftProblems): QuoteLine {
  const { costMinimum, costMaximum, cost, minimum, maximum, ...shared } = line;
  const at = (field: string) => lineFieldId(line.id, field);
  const { currency } = line;
  const limit = (typed: string, field: 'minimum' | 'maximum') => {
    const decimal = read(typed, at(field), { places: minorDigitsOf(currency), currency });
    const money = decimal === null ? null : moneyOfDecimal(decimal, currency);
    if (decimal !== null && money === null) problems[at(field)] = 'number-large';
    return money?.amount ?? null;
  };
  const limits = { minimum: limit(minimum, 'minimum'), maximum: limit(maximum, 'maximum') };
  if (isBelowMinimum(limits)) problems[at('maximum')] = 'below-minimum';
  const costRate = signed(line.code, read(cost, at('cost'), { isSigned: true, currency }));
  return {
    ...shared,
    container: line.basis === 'container' && line.container ? line.container : null,
    of: line.basis === 'charge-percent' ? line.of || 'freight' : null,
    quantity: read(line.quantity, at('quantity')),
    rate: signed(line.code, read(line.rate, at('rate'), { isSigned: true, currency })) ?? '0',
    ...limits,
    cost: costRate === null ? null : { rate: costRate, minimum: costMinimum, maximum: costMaximum },
  };
}

function daysIn(typed: string, fieldId: string, problems: DraftProblems): number | null {
  const text = typed.trim();
  if (text === '') return null;
  if (/^\d{1,3}$/.test(text) && Number(text) <= 365) return Number(text);
  problems[fieldId] = 'number-whole';
  return null;
}

function freeDaysOf(
  { id, freeDays: typed }: OptionDraft,
  problems: DraftProblems,
): Pick<QuoteOption, 'freeDays'> {
  const freeDays = daysIn(typed, optionFieldId(id, 'freeDays'), problems);
  return freeDays === null ? {} : { freeDays };
}

function transitOf({ id, least, most }: OptionDraft, problems: DraftProblems): QuoteOption['transitDays'] {
  const from = daysIn(least, optionFieldId(id, 'least'), problems);
  const to = daysIn(most, optionFieldId(id, 'most'), problems);
  const first = from ?? to;
  const last = to ?? from;
  if (first === null || last === null) return null;
  if (first <= last) return [first, last];
  problems[optionFieldId(id, 'most')] = 'transit-days';
  return null;
}

/** Returns currencies in order of first appearance. */
export function currenciesIn(options: readonly { lines: readonly { currency: Currency }[] }[]): Currency[] {
  return [...new Set(options.flatMap(({ lines }) => lines.map(({ currency }) => currency)))];
}

function conversionOf(
  { convertTo, convertedOn, rateSource, rates, options }: QuoteDraft,
  read: Reader,
): QuoteContent['conversion'] {
  if (convertTo === '') return null;
  const others = currenciesIn(options).filter((currency) => currency !== convertTo);
  return {
    to: convertTo,
    rates: others.flatMap((from) => {
      const rate = read(rates[from] ?? '', `rate-${from}`);
      return rate === null || rate === '0' ? [] : [{ from, rate }];
    }),
    ...(isWritableDay(convertedOn) && { on: convertedOn }),
    ...(rateSource.trim() && { source: rateSource }),
  };
}

/** Returns true for an added line without input, which is not part of the quote. */
function isBlank({ code, text, quantity, rate, minimum, maximum, cost }: LineDraft): boolean {
  return (
    code === 'other' && [text, quantity, rate, minimum, maximum, cost].every((typed) => typed.trim() === '')
  );
}

/** Parses the draft and returns its errors. Invalid fields count as empty; blank lines are left out. */
export function contentOf(draft: QuoteDraft): { content: QuoteContent; problems: DraftProblems } {
  const problems: DraftProblems = {};
  const read = createReader(problems);
  const { included, notIncluded, assumptions, terms } = draft;
  const content: QuoteContent = {
    version: quoteVersion,
    included,
    notIncluded,
    assumptions,
    terms,
    options: draft.options.map((option) => ({
      id: option.id,
      title: option.title,
      mode: option.mode || null,
      route: option.route,
      transitDays: transitOf(option, problems),
      ...freeDaysOf(option, problems),
      lines: option.lines.filter((line) => !isBlank(line)).map((line) => lineOf(line, read, problems)),
    })),
    validUntil: isWritableDay(draft.validUntil) ? draft.validUntil : null,
    conversion: conversionOf(draft, read),
    tax: readTaxChoice(draft.tax),
  };
  return { content, problems };
}

export type PricedDraft = PricedOption<QuoteLine>;

function isExact(run: () => unknown): boolean {
  try {
    run();
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

export type PricedDraftContent = ReturnType<typeof priceDraft>;

/** Prices the draft. A line whose amount is too large to be exact counts as 0 and has an error at its rate. */
export function priceDraft(
  draft: QuoteDraft,
  shipment: Cargo | null,
): { content: QuoteContent; priced: PricedDraft[]; problems: DraftProblems } {
  const { content, problems } = contentOf(draft);
  const options = content.options.map((option) => ({
    ...option,
    lines: option.lines.map((line) => {
      const { conversion } = content;
      const quantity = quantityOf(line, shipment, { mode: option.mode, conversion });
      if (quantity === null || isExact(() => amountsOfLine(line, quantity))) return line;
      problems[lineFieldId(line.id, 'rate')] = 'number-large';
      return { ...line, rate: '0', minimum: null, maximum: null, cost: null };
    }),
  }));
  const exact = { ...content, options };
  if (isExact(() => priceOptions(exact, shipment)))
    return { content: exact, priced: priceOptions(exact, shipment), problems };
  // Each line is exact, but their sum or its conversion is not.
  const last = options.findLast(({ lines }) => lines.length > 0)?.lines.at(-1);
  if (last) problems[lineFieldId(last.id, 'rate')] = 'number-large';
  const none = options.map((option) => ({ ...option, lines: [] }));
  return { content: exact, priced: priceOptions({ ...exact, options: none }, shipment), problems };
}
