import type { Locale } from '../i18n/locale.ts';
import { type Decimal, decimalOf, divideRounded, scaled } from './decimal.ts';
import { formatNumber } from './format.ts';

/** The digits of the minor unit of each currency that quotes can be in (ISO 4217, list one). */
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

/** Returns whether a text is the ISO 4217 code of a currency that quotes can be in. */
export function isCurrency(code: string): code is Currency {
  return Object.hasOwn(minorDigits, code);
}

/** How many digits the minor unit of a currency has: 2 for cents. */
export function minorDigitsOf(currency: Currency): number {
  return minorDigits[currency];
}

/** An amount in whole minor units: 12 345 in USD is $123.45. It is a safe integer, never a fraction. */
export interface Money {
  amount: number;
  currency: Currency;
}

/** The largest amount of a line or total, in minor units: 15 digits stay exact in a double. */
export const largestAmount = 999_999_999_999_999;

/** Money of an integer that may be too large; throws RangeError where it is. */
export function moneyOf(amount: bigint, currency: Currency): Money {
  if (amount > BigInt(largestAmount) || amount < -BigInt(largestAmount))
    throw new RangeError('The amount is too large.');
  return { amount: Number(amount), currency };
}

/** Money as a decimal of its currency: 12 345 in USD is `123.45`. */
export function decimalOfMoney({ amount, currency }: Money): Decimal {
  return decimalOf(BigInt(amount), minorDigits[currency]);
}

/** A decimal of a currency as money, or null where it has more digits than the currency or is too large. */
export function moneyOfDecimal(decimal: Decimal, currency: Currency): Money | null {
  try {
    return moneyOf(scaled(decimal, minorDigits[currency]), currency);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** The sum of amounts for each currency, in the order in which the currencies first appear. */
export function sumByCurrency(amounts: readonly Money[]): Money[] {
  const sums = new Map<Currency, bigint>();
  for (const { amount, currency } of amounts) sums.set(currency, (sums.get(currency) ?? 0n) + BigInt(amount));
  return [...sums].map(([currency, amount]) => moneyOf(amount, currency));
}

/** Money in another currency at `rate` units of it for one of its own, rounded half away from zero. */
export function convert({ amount, currency }: Money, rate: Decimal, to: Currency): Money {
  const places = 6;
  const product = BigInt(amount) * scaled(rate, places) * 10n ** BigInt(minorDigits[to]);
  return moneyOf(divideRounded(product, 10n ** BigInt(places + minorDigits[currency])), to);
}

/** Money as people read it, with the code of its currency, as a dollar sign does not say whose: "USD 1,250.00". */
export function formatMoney(locale: Locale, money: Money): string {
  const digits = minorDigits[money.currency];
  const text = formatNumber(locale, decimalOfMoney(money) as unknown as number, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `${money.currency}\u00a0${text}`;
}
