import { type Decimal, decimalPlaces, divideRounded, scaled } from '#platform/values/decimal.ts';
import { convert, type Money, minorDigitsOf, moneyOf, sumByCurrency } from '#platform/values/money.ts';
import { isPercentage } from '../charges.ts';
import type { ChargeLine, Conversion, CustomerLine } from './charge-line.ts';

/** Rate times quantity in minor units, rounded once, half away from zero. */
function charge(
  { basis, currency }: Pick<ChargeLine, 'basis' | 'currency'>,
  {
    rate,
    minimum,
    maximum,
    quantity,
  }: { rate: Decimal; minimum: number | null; maximum?: number | null | undefined; quantity: Decimal },
): Money {
  const minor = 10n ** BigInt(minorDigitsOf(currency));
  const places = 10n ** BigInt(2 * decimalPlaces);
  const divisor = isPercentage(basis) ? places * 100n : places;
  const product = divideRounded(scaled(rate) * scaled(quantity) * minor, divisor);
  const least = BigInt(minimum ?? 0);
  // A discount is taken off in full.
  const charged = product >= 0n && product < least ? least : product;
  // Lines that an older release stored have no maximum.
  const most = BigInt(maximum ?? charged);
  return moneyOf(charged > most ? most : charged, currency);
}

/**
 * Returns the charge of a line and its cost to the company: rate times quantity, at least the minimum and at most the maximum of
 * each. Without an entered cost, a discount costs nothing, and the cost of any other line is null. Each is rounded once, to the minor
 * unit of its currency, half away from zero. The quantity of the cost is another one for a percentage of a charge.
 * Throws RangeError for an amount too large to be exact.
 */
export function amountsOfLine(
  line: CustomerLine & Partial<Pick<ChargeLine, 'cost'>>,
  quantity: Decimal,
  costQuantity: Decimal | null = quantity,
): { price: Money; cost: Money | null } {
  const price = charge(line, { ...line, quantity });
  if (line.cost) {
    const cost = costQuantity === null ? null : charge(line, { ...line.cost, quantity: costQuantity });
    return { price, cost };
  }
  return { price, cost: line.code === 'discount' ? { amount: 0, currency: line.currency } : null };
}

/** Totals of an option in each currency of its lines, and in the one that the quote is converted to. */
export interface Totals {
  /** Payable by the customer, tax included. */
  byCurrency: Money[];
  /** The part of it that is tax; without a currency that has none. */
  tax: Money[];
  /** Null where nothing is converted, or a rate is missing. */
  converted: Money | null;
}

/** The tax on some amounts in each of their currencies: on their sum, rounded once, half away from zero. */
export function taxOn(amounts: readonly Money[], percent: Decimal): Money[] {
  const divisor = 10n ** BigInt(decimalPlaces) * 100n;
  return sumByCurrency(amounts)
    .map(({ amount, currency }) =>
      moneyOf(divideRounded(BigInt(amount) * scaled(percent), divisor), currency),
    )
    .filter(({ amount }) => amount !== 0);
}

/** Adds up amounts that are rounded already: a total is always the sum of its lines and tax as they are shown. */
export function totalsOf(
  amounts: readonly Money[],
  conversion: Conversion | null,
  tax: Money[] = [],
): Totals {
  const byCurrency = sumByCurrency([...amounts, ...tax]);
  if (!conversion || byCurrency.every(({ currency }) => currency === conversion.to))
    return { byCurrency, tax, converted: null };
  const parts: Money[] = [];
  for (const money of byCurrency) {
    if (money.currency === conversion.to) {
      parts.push(money);
      continue;
    }
    const rate = conversion.rates.find(({ from }) => from === money.currency)?.rate;
    if (rate === undefined) return { byCurrency, tax, converted: null };
    parts.push(convert(money, rate, conversion.to));
  }
  return { byCurrency, tax, converted: sumByCurrency(parts)[0] ?? null };
}
