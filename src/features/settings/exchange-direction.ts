import { type Decimal, decimalOf, decimalPlaces, divideRounded, scaled } from '#platform/values/decimal.ts';
import type { Currency } from '#platform/values/money.ts';

/** Roughly how many units a dollar buys, in 2026: enough to tell a rate from its inverse. */
const unitsPerDollar: Record<Currency, number> = {
  USD: 1,
  EUR: 0.9,
  MXN: 18,
  COP: 4000,
  BRL: 5.5,
  CLP: 950,
  PEN: 3.6,
  ARS: 1400,
  UYU: 40,
  PYG: 7500,
  BOB: 7,
  CRC: 510,
  GTQ: 7.7,
  HNL: 26,
  NIO: 37,
  DOP: 62,
  PAB: 1,
  CAD: 1.4,
  GBP: 0.75,
  CHF: 0.8,
  CNY: 7.1,
  JPY: 150,
};

/** Currencies nearer to each other than this may change places. */
const surelyApart = 2.5;

/** Returns the inverse of a rate; null for one that is 0 or rounds to 0. */
export function inverseOf(rate: Decimal): Decimal | null {
  const divisor = scaled(rate);
  const inverse = divisor > 0n ? divideRounded(10n ** BigInt(2 * decimalPlaces), divisor) : 0n;
  return inverse > 0n ? decimalOf(inverse) : null;
}

/** True for a rate that can only be that of the other direction, such as 18.50 dollars for a Mexican peso. */
export function isInverted(rate: Decimal, from: Currency, to: Currency): boolean {
  const usual = unitsPerDollar[to] / unitsPerDollar[from];
  return usual < 1 ? usual * surelyApart < 1 && Number(rate) >= 1 : usual > surelyApart && Number(rate) <= 1;
}
