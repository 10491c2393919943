import type { Decimal } from '../../platform/values/decimal.ts';
import { type Money, sumByCurrency } from '../../platform/values/money.ts';
import type { Cargo } from '../cargo/cargo.ts';
import { isPercentage } from '../rates/charges.ts';
import { amountsOfLine, type Totals, totalsOf } from './amounts.ts';
import { insuredValueOf } from './insured-value.ts';
import { quantityOf } from './quantities.ts';
import type { CustomerLine, CustomerQuote } from './quote.ts';
import type { QuoteContent, QuoteLine } from './quote-content.ts';

/** A line with what it charges; null where its quantity is not known. */
export interface PricedLine<Line extends CustomerLine = CustomerLine> {
  line: Line;
  /** The quantity that is charged: of an insured value all that is insured, not the goods alone. */
  quantity: Decimal | null;
  price: Money | null;
  /** Of an insured value, whether the other charges are part of it. */
  isWithFreight?: boolean;
}

/** An option with what it charges; the totals are those of the lines that are known. */
export interface PricedOption<Line extends CustomerLine = CustomerLine> {
  id: string;
  lines: PricedLine<Line>[];
  totals: Totals;
  /** Lines whose quantity nobody knows: it cannot be sent so. */
  unknown: number;
}

/**
 * Prices a quote line by line; quantities that are left open are those of the shipment. What is insured is worked out last,
 * from the other charges. Throws RangeError where an amount
 * is too large to be exact.
 */
export function priceQuote<Line extends CustomerLine>(
  {
    options,
    conversion,
  }: { options: { id: string; mode: QuoteContent['options'][number]['mode']; lines: Line[] }[] } & Pick<
    CustomerQuote,
    'conversion'
  >,
  cargo: Cargo | null,
): PricedOption<Line>[] {
  return options.map(({ id, mode, lines }) => {
    const charged = lines.map((line): PricedLine<Line> => {
      const quantity = quantityOf(line, cargo, { mode, conversion });
      return { line, quantity, price: quantity === null ? null : amountsOfLine(line, quantity).price };
    });
    // Freight is part of what is insured, whichever of the two is listed first.
    const charges = charged.flatMap(({ line, price }) => (isPercentage(line.basis) ? [] : (price ?? [])));
    const priced = charged.map((pricedLine) => {
      const { line, quantity } = pricedLine;
      if (line.basis !== 'insured-value' || quantity === null) return pricedLine;
      const { currency } = line;
      const { value, isWithFreight } = insuredValueOf(quantity, charges, { currency, conversion });
      return { line, quantity: value, price: amountsOfLine(line, value).price, isWithFreight };
    });
    const known = priced.flatMap(({ price }) => price ?? []);
    return { id, lines: priced, totals: totalsOf(known, conversion), unknown: priced.length - known.length };
  });
}

/** True for a line whose rate is still to be entered. */
export function hasNoRate({ rate, minimum }: Pick<CustomerLine, 'rate' | 'minimum'>): boolean {
  return rate === '0' && minimum === null;
}

/** Returns an option of a draft in which lines without a rate have no price, and their number with that of unknown quantities. */
export function pricedSoFar<Line extends CustomerLine>(
  option: PricedOption<Line>,
  conversion: CustomerQuote['conversion'],
): PricedOption<Line> & { missing: number } {
  const lines = option.lines.map((priced) => (hasNoRate(priced.line) ? { ...priced, price: null } : priced));
  const known = lines.flatMap(({ price }) => price ?? []);
  return { ...option, lines, totals: totalsOf(known, conversion), missing: lines.length - known.length };
}

/** Margin of an option in one currency; `cost` is that of the lines whose cost is known. */
export interface Margin {
  price: Money;
  cost: Money;
  /** Lines without a cost. */
  unknown: number;
}

/** The margins of an option's priced lines by currency, for staff alone. */
export function marginsOf(lines: readonly PricedLine<QuoteLine>[]): Margin[] {
  const known = lines.flatMap(({ line, quantity }) =>
    quantity === null ? [] : [{ line, ...amountsOfLine(line, quantity) }],
  );
  return sumByCurrency(known.map(({ price }) => price)).map((price) => {
    const inCurrency = known.filter(({ line }) => line.currency === price.currency);
    const costs = inCurrency.flatMap(({ cost }) => cost ?? []);
    const [cost = { amount: 0, currency: price.currency }] = sumByCurrency(costs);
    return { price, cost, unknown: inCurrency.length - costs.length };
  });
}
