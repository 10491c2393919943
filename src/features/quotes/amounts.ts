import { type Decimal, decimalPlaces, divideRounded, scaled } from '../../platform/values/decimal.ts';
import { convert, type Money, minorDigitsOf, moneyOf, sumByCurrency } from '../../platform/values/money.ts';
import { isPercentage } from '../rates/charges.ts';
import type { CustomerLine } from './quote.ts';
import type { QuoteContent, QuoteLine } from './quote-content.ts';

/** Rate times quantity in minor units, rounded once, half away from zero. */
function charge(
  { basis, currency }: Pick<QuoteLine, 'basis' | 'currency'>,
  { rate, minimum, quantity }: { rate: Decimal; minimum: number | null; quantity: Decimal },
): Money {
  const minor = 10n ** BigInt(minorDigitsOf(currency));
  const places = 10n ** BigInt(2 * decimalPlaces);
  const divisor = isPercentage(basis) ? places * 100n : places;
  const product = divideRounded(scaled(rate) * scaled(quantity) * minor, divisor);
  const least = BigInt(minimum ?? 0);
  // A discount is taken off in full.
  return moneyOf(product >= 0n && product < least ? least : product, currency);
}

/**
 * Returns the charge of a line and its cost to the company: rate times quantity, at least the minimum. Without an
 * entered cost, a discount costs nothing, and the cost of any other line is null. Each is rounded once, to the minor
 * unit of its currency, half away from zero. Throws RangeError for an amount too large to be exact.
 */
export function amountsOfLine(
  line: CustomerLine & Partial<Pick<QuoteLine, 'cost'>>,
  quantity: Decimal,
): { price: Money; cost: Money | null } {
  const price = charge(line, { ...line, quantity });
  if (line.cost) return { price, cost: charge(line, { ...line.cost, quantity }) };
  return { price, cost: line.code === 'discount' ? { amount: 0, currency: line.currency } : null };
}

/** Totals of an option in each currency of its lines, and in the one that the quote is converted to. */
export interface Totals {
  byCurrency: Money[];
  /** Null where nothing is converted, or a rate is missing. */
  converted: Money | null;
}

/** Adds up amounts that are rounded already: a total is always the sum of its lines as they are shown. */
export function totalsOf(amounts: readonly Money[], conversion: QuoteContent['conversion']): Totals {
  const byCurrency = sumByCurrency(amounts);
  if (!conversion || byCurrency.every(({ currency }) => currency === conversion.to))
    return { byCurrency, converted: null };
  const parts: Money[] = [];
  for (const money of byCurrency) {
    if (money.currency === conversion.to) {
      parts.push(money);
      continue;
    }
    const rate = conversion.rates.find(({ from }) => from === money.currency)?.rate;
    if (rate === undefined) return { byCurrency, converted: null };
    parts.push(convert(money, rate, conversion.to));
  }
  return { byCurrency, converted: sumByCurrency(parts)[0] ?? null };
}
