import { type ChargeBasis, isPercentage } from '#features/rates/charges.ts';
import { amountsOfLine, type Totals } from '#features/rates/price/amounts.ts';
import { hasNoRate, type PricedLine, priceOptions } from '#features/rates/price/priced.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { formatDecimal } from '#platform/values/decimal.ts';
import { fill, formatNumber, listIn, pluralOf } from '#platform/values/format.ts';
import { dayOf, timeIn } from '#platform/values/moment.ts';
import { type Currency, formatMoney, formatTotals, minorDigitsOf } from '#platform/values/money.ts';
import type { QuoteDocument } from '../document.ts';
import type { CustomerQuote } from '../quote.ts';
import type { QuoteStrings } from '../quote-strings.ts';
import type { QuoteCompany } from './quote-company.ts';

export type DocumentStrings = QuoteStrings['document'];

/** An option without its lines. */
type Option = Omit<CustomerQuote['options'][number], 'lines'>;

/** A decimal of the contract as its reader writes it, without a float in between. */
export function decimalText(locale: Locale, decimal: string, minimumFractionDigits = 0): string {
  return formatDecimal(locale, decimal, {
    minimumFractionDigits,
    maximumFractionDigits: 6,
  });
}

/** A rate in its currency, with all its digits: "USD 2.1575". */
function rateText(locale: Locale, rate: string, currency: Currency): string {
  return `${currency}\u00a0${decimalText(locale, rate, minorDigitsOf(currency))}`;
}

/** The quantity of a line with its unit: "1,250 kg", "2 containers"; of a percentage, the value. */
function quantityText(locale: Locale, { line, quantity }: PricedLine, { units }: DocumentStrings): string {
  if (quantity === null) return '?';
  const count = decimalText(locale, quantity);
  switch (line.basis) {
    case 'chargeable-kg':
    case 'gross-kg':
      return fill(units.kg, { count });
    case 'w-m':
      return fill(units['w-m'], { count });
    case 'charge-percent':
    case 'value-percent':
    case 'insured-value':
      return rateText(locale, quantity, line.currency);
    case 'shipment':
      return count;
    default:
      return pluralOf(locale, Number(quantity), units[line.basis], { count });
  }
}

/** True for a basis whose quantity names it: “2 containers”. */
function hasNamedUnit(basis: ChargeBasis, { units }: DocumentStrings): boolean {
  return typeof (units as Partial<Record<ChargeBasis, unknown>>)[basis] === 'object';
}

/** The basis, the quantity and the rate of a line as one text. */
function chargedText(
  { line, quantity }: PricedLine,
  texts: { rate: string; quantity: string; basis: string; container: string },
  strings: DocumentStrings,
): string {
  const { rate, basis, container } = texts;
  const hasUnit = hasNamedUnit(line.basis, strings);
  if (hasNoRate(line)) return hasUnit ? [texts.quantity, container].filter(Boolean).join(', ') : basis;
  if (line.basis === 'insured-value') return fill(strings.insured, { rate, value: texts.quantity, basis });
  if ((line.basis === 'shipment' || line.basis === 'bill-of-lading') && Number(quantity) === 1) return basis;
  if (line.basis === 'charge-percent') return fill(strings.insured, { rate, value: texts.quantity, basis });
  const product = `${texts.quantity} × ${rate}`;
  // The unit of the quantity says the basis.
  if (hasUnit) return [product, container].filter(Boolean).join(', ');
  return `${basis}: ${product}`;
}

/** A line as the texts of a table's row; `limit` is empty where the rate alone decides. */
export function lineTexts(locale: Locale, priced: PricedLine, strings: DocumentStrings) {
  const { line, quantity, price } = priced;
  const rate = isPercentage(line.basis)
    ? fill(strings.units.percent, { count: decimalText(locale, line.rate) })
    : rateText(locale, line.rate, line.currency);
  const byRate =
    quantity === null
      ? null
      : amountsOfLine({ ...line, minimum: null, maximum: null }, quantity).price.amount;
  const limit =
    price === null || byRate === null || byRate === price.amount
      ? ''
      : `${byRate < price.amount ? strings.minimum : strings.maximum}: ${formatMoney(locale, price)}`;
  const container = line.basis === 'container' && line.container ? strings.containers[line.container] : '';
  const insured = priced.isWithAllCharges
    ? strings.insuredCharges
    : priced.isWithFreight === false && strings.insuredGoods;
  const basis =
    insured ||
    [line.of ? strings.charges[line.of] : strings.bases[line.basis], container].filter(Boolean).join(', ');
  const quantityShown = quantityText(locale, priced, strings);
  return {
    charge: line.text || strings.charges[line.code],
    /** The basis of the charge in a line: "0.45% of USD 108,460.00 (110% of goods and freight with surcharges)". */
    charged: chargedText(priced, { rate, quantity: quantityShown, basis, container }, strings),
    amount: price ? formatMoney(locale, price) : '–',
    limit,
  };
}

/** "18 to 24 days, port to port (estimated)"; empty where it is not known. Quotes of version 1 name the days alone. */
export function transitText(
  locale: Locale,
  { mode, transitDays }: Pick<Option, 'mode' | 'transitDays'>,
  { version, strings }: { version: number | undefined; strings: DocumentStrings },
): string {
  if (!transitDays) return '';
  const { options } = strings;
  const [least, most] = transitDays;
  const days =
    least === most
      ? pluralOf(locale, most, options.days)
      : fill(options.dayRange, { least: formatNumber(locale, least), most: formatNumber(locale, most) });
  if (version === 1) return days;
  return fill(mode ? options.transit[mode] : options.estimated, { days });
}

/** "7 days free of demurrage and detention"; empty where they are not known, as in quotes of version 1. */
export function freeDaysText(
  locale: Locale,
  { mode, freeDays }: Pick<Option, 'mode' | 'freeDays'>,
  { options }: DocumentStrings,
): string {
  if (freeDays === undefined || freeDays === null) return '';
  const isOfContainer = mode === null || mode === 'fcl' || mode === 'rail';
  return pluralOf(locale, freeDays, isOfContainer ? options.freeOfDemurrage : options.freeOfStorage);
}

/** Mode and route of an option, without what its name among several says; empty where neither is left. */
export function wayText(
  { mode, route, title }: Option,
  { modes }: DocumentStrings,
  { isNamed }: { isNamed: boolean },
): string {
  const isInName = isNamed && !title;
  const isModeInName = isInName && !route;
  return [mode && !isModeInName && modes[mode], !isInName && route].filter(Boolean).join(', ');
}

/** Name of an option among several: its title, else its route, else its mode, which others may share. */
export function optionTitle({ title, route, mode }: Option, index: number, strings: DocumentStrings): string {
  const { options, modes } = strings;
  const name = title || route || (mode ? modes[mode] : '');
  const number = index + 1;
  return name ? fill(options.titled, { number, title: name }) : fill(options.title, { number });
}

/** An option with its price: "Option 2: by sea – USD 1,775.00". */
export function pricedTitle(
  { locale, quote }: Pick<QuoteDocument, 'locale' | 'quote'>,
  index: number,
  strings: DocumentStrings,
): string {
  const option = quote.options[index];
  const totals = priceOptions(quote, null)[index]?.totals;
  if (!option || !totals) return '';
  const name = quote.options.length > 1 ? optionTitle(option, index, strings) : strings.options.total;
  const { byCurrency, converted } = totals;
  const amounts = [formatTotals(locale, byCurrency), converted && formatMoney(locale, converted)];
  return `${name}\u00a0–\u00a0${amounts.filter(Boolean).join(' = ')}`;
}

/**
 * The rates that some totals are converted at, with their source and day: "EUR 1 = USD 1.085 (ECB, Nov 24, 2026)"; empty
 * where nothing is converted. Of a quote after version 1 with the currencies in which it is payable.
 */
export function conversionText(
  locale: Locale,
  { byCurrency, converted }: Totals,
  { conversion, version = 1 }: Pick<CustomerQuote, 'conversion'> & { version?: number },
  strings: DocumentStrings,
): string {
  if (!conversion || !converted) return '';
  const used = conversion.rates.filter(({ from }) => byCurrency.some(({ currency }) => currency === from));
  const rates = used
    .filter(({ from }) => from !== conversion.to)
    .map(({ from, rate }) => fill(strings.rate, { from, to: rateText(locale, rate, conversion.to) }));
  if (rates.length === 0) return '';
  const text = { rates: listIn(locale, rates) };
  const { on, source } = conversion;
  const from = [source, on && dayOf(Date.parse(on), 'UTC', locale)].filter(Boolean).join(', ');
  const note = from === '' ? fill(strings.conversion, text) : fill(strings.conversionFrom, { ...text, from });
  return version === 1 ? note : `${note} ${fill(strings.payable, { currency: conversion.to })}`;
}

/** The last day on which a quote can be accepted, with the clock that it ends on. */
export function validText(
  { locale, expiresAt }: Pick<QuoteDocument, 'locale' | 'expiresAt'>,
  timeZone: string,
  { facts }: DocumentStrings,
): string {
  const last = expiresAt - 1;
  return fill(facts.validDay, {
    day: dayOf(last, timeZone, locale),
    zone: timeIn(locale, last, timeZone).zone,
  });
}

/** A tax number with its kind: "RFC ABC010203AB1"; empty without one. */
export function taxNumberText({
  taxKind = '',
  taxNumber = '',
}: Pick<QuoteDocument['customer'], 'taxKind' | 'taxNumber'>): string {
  return taxNumber && [taxKind === 'other' ? '' : taxKind.toUpperCase(), taxNumber].filter(Boolean).join(' ');
}

/** For whom a quote is: name and company, legal name, tax number and address, as far as they are known. */
export function customerText({ name, company, ...billing }: QuoteDocument['customer']): string {
  const { legalName = '', address = '' } = billing;
  return [
    [name, company].filter(Boolean).join(', '),
    legalName === company ? '' : legalName,
    taxNumberText(billing),
    address,
  ]
    .filter(Boolean)
    .join('\n');
}

/** By whom a quote is offered; empty where an older release sent it. */
export function companyText(
  { offeredBy }: Pick<QuoteDocument, 'offeredBy'>,
  strings: DocumentStrings,
): string {
  if (!offeredBy) return '';
  const { legalName, address, fmcOti } = offeredBy;
  return [legalName, address, fmcOti && fill(strings.fmcOti, { number: fmcOti })].filter(Boolean).join('\n');
}

/**
 * Name of a quote: its reference, revision and date of issue. Without the date for a quote of version 1, a draft, and a mail
 * that does not know it.
 */
export function quoteTitle(
  { reference, revision, locale, quote, sentAt }: QuoteDocument,
  { hours }: Pick<QuoteCompany, 'hours'>,
  { title, titleRevised, titleIssued }: DocumentStrings,
): string {
  if (quote.version === 1 || sentAt === 0)
    return fill(revision > 1 ? titleRevised : title, { reference, revision });
  return fill(titleIssued, { reference, revision, date: dayOf(sentAt, hours.timeZone, locale) });
}
