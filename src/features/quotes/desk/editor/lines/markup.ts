import { type Decimal, decimalOf, decimalPlaces, divideRounded, scaled } from '#platform/values/decimal.ts';
import { type Currency, minorDigitsOf } from '#platform/values/money.ts';

/** Percent of the cost that is added, or percent of the rate that is to be earned. */
export type Percentage = 'markup' | 'margin';

const unit = 10n ** BigInt(decimalPlaces);
const whole = 100n * unit;

/**
 * Returns the rate that earns a percentage on a cost, rounded to the minor unit of the currency; of a cost below 10, such
 * as one for a kilogram, with two more digits. Null where the percentage cannot be earned.
 */
export function rateFor(
  kind: Percentage,
  { cost, percent, currency }: { cost: Decimal; percent: Decimal; currency: Currency },
): Decimal | null {
  const [base, share] = [scaled(cost), scaled(percent)];
  const [times, over] = kind === 'markup' ? [whole + share, whole] : [whole, whole - share];
  if (base <= 0n || times < 0n || over <= 0n) return null;
  const places = minorDigitsOf(currency) + (base < 10n * unit ? 2 : 0);
  return decimalOf(divideRounded(base * times * 10n ** BigInt(places), over * unit), places);
}

/** Returns the percentage that a rate earns on its cost, to one digit; null without a cost or rate. */
export function percentOf(
  kind: Percentage,
  { cost, rate }: { cost: Decimal; rate: Decimal },
): Decimal | null {
  const [base, price] = [scaled(cost), scaled(rate)];
  const over = kind === 'markup' ? base : price;
  return base <= 0n || price <= 0n ? null : decimalOf(divideRounded((price - base) * 1000n, over), 1);
}
