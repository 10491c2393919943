import type { Locale } from '../i18n/locale.ts';
import { type Decimal, decimalOf, divideRounded, formatDecimal, scaled } from './decimal.ts';

/** Digits of the minor unit of each currency that quotes allow (ISO 4217, list one). */
const minorDigits = {
  USD: 2,
  EUR: 2,
  MXN: 2,
  COP: 2,
  BRL: 2,
  CLP: 0,
  PEN: 2,
  ARS: 2,
  UYU: 2,
  PYG: 0,
  BOB: 2,
  CRC: 2,
  GTQ: 2,
  HNL: 2,
  NIO: 2,
  DOP: 2,
  PAB: 2,
  CAD: 2,
  GBP: 2,
  CHF: 2,
  CNY: 2,
  JPY: 0,
} as const;

export type Currency = keyof typeof minorDigits;

export const currencies = Object.keys(minorDigits) as [Currency, ...Currency[]];

export function isCurrency(code: string): code is Currency {
  return Object.hasOwn(minorDigits, code);
}

export function minorDigitsOf(currency: Currency): number {
  return minorDigits[currency];
}

/** An amount in minor units: 12 345 in USD is $123.45. Always a safe integer. */
export interface Money {
  amount: number;
  currency: Currency;
}

/** The largest amount of a line or total, in minor units: 15 digits stay exact in a double. */
export const largestAmount = 999_999_999_999_999;

/** Throws RangeError when the amount is too large. */
export function moneyOf(amount: bigint, currency: Currency): Money {
  if (amount > BigInt(largestAmount) || amount < -BigInt(largestAmount))
    throw new RangeError('The amount is too large.');
  return { amount: Number(amount), currency };
}

/** Returns the amount as a decimal: 12 345 in USD is `123.45`. */
export function decimalOfMoney({ amount, currency }: Money): Decimal {
  return decimalOf(BigInt(amount), minorDigits[currency]);
}

/** Returns null when the decimal has more digits than the currency or is too large. */
export function moneyOfDecimal(decimal: Decimal, currency: Currency): Money | null {
  try {
    return moneyOf(scaled(decimal, minorDigits[currency]), currency);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Adds amounts by currency, in the order in which the currencies first appear. */
export function sumByCurrency(amounts: readonly Money[]): Money[] {
  const sums = new Map<Currency, bigint>();
  for (const { amount, currency } of amounts) sums.set(currency, (sums.get(currency) ?? 0n) + BigInt(amount));
  return [...sums].map(([currency, amount]) => moneyOf(amount, currency));
}

/** Converts at `rate` target units per source unit, rounded half away from zero. */
export function convert({ amount, currency }: Money, rate: Decimal, to: Currency): Money {
  const places = 6;
  const product = BigInt(amount) * scaled(rate, places) * 10n ** BigInt(minorDigits[to]);
  return moneyOf(divideRounded(product, 10n ** BigInt(places + minorDigits[currency])), to);
}

/** Formats an amount in a column whose head names the currency: "1,250.00". */
export function amountText(locale: Locale, money: Money): string {
  const digits = minorDigits[money.currency];
  return formatDecimal(locale, decimalOfMoney(money), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

/** Formats money with its currency code, because a dollar sign is ambiguous: "USD 1,250.00". */
export function formatMoney(locale: Locale, money: Money): string {
  return `${money.currency}\u00a0${amountText(locale, money)}`;
}

/** Formats a total in several currencies: "USD 1,250.00 + EUR 90.00". */
export function formatTotals(locale: Locale, totals: readonly Money[]): string {
  return totals.map((money) => formatMoney(locale, money)).join(' + ');
}
