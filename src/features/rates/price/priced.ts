import type { Cargo } from '#features/cargo/cargo.ts';
import type { TransportMode } from '#features/cargo/choices.ts';
import { type Decimal, decimalOf } from '#platform/values/decimal.ts';
import { type Money, sumByCurrency } from '#platform/values/money.ts';
import { isOfValue, isPercentage } from '../charges.ts';
import { amountsOfLine, type Totals, taxOn, totalsOf } from './amounts.ts';
import type { ChargeLine, Conversion, CustomerLine, LineTax } from './charge-line.ts';
import { insuredValueOf, isInsured } from './insured-value.ts';
import { convertedSum, quantityOf } from './quantities.ts';

/** A line with what it charges; null where its quantity is not known. */
export interface PricedLine<Line extends CustomerLine = CustomerLine> {
  line: Line;
  /** The quantity that is charged: of an insured value all that is insured, not the goods alone. */
  quantity: Decimal | null;
  /** Of a percentage of a charge, the cost of that charge; null where it is not known. */
  costQuantity?: Decimal | null;
  price: Money | null;
  /** Of an insured value, whether the freight is part of it. */
  isWithFreight?: boolean;
  /** Of an insured value, whether every charge is part of it, as in quotes of version 1. */
  isWithAllCharges?: boolean;
}

/** An option with what it charges; the totals are those of the lines that are known. */
export interface PricedOption<Line extends CustomerLine = CustomerLine> {
  id: string;
  lines: PricedLine<Line>[];
  totals: Totals;
  /** Lines whose quantity nobody knows: it cannot be sent so. */
  unknown: number;
}

/** Prices a percentage of another charge by the lines that are priced already; unknown where there is no such charge. */
function priceShare<Line extends CustomerLine>(
  line: Line,
  charged: readonly PricedLine<Line>[],
  conversion: Conversion | null,
): PricedLine<Line> {
  const shared = charged.filter((other) => other.line.code === line.of && !isPercentage(other.line.basis));
  const prices = shared.map(({ price }) => price);
  const costs = shared.map((other) =>
    other.quantity === null ? null : amountsOfLine(other.line, other.quantity).cost,
  );
  const quantityIn = (amounts: (Money | null)[]) => {
    const known = amounts.filter((money) => money !== null);
    if (known.length === 0 || known.length < amounts.length) return null;
    const sum = convertedSum(conversion, known, line.currency);
    return sum === null ? null : decimalOf(sum);
  };
  const quantity = quantityIn(prices);
  const price = quantity === null ? null : amountsOfLine(line, quantity).price;
  return { line, quantity, costQuantity: quantityIn(costs), price };
}

/** True if a tax is on a line. */
function isTaxed({ code }: Pick<CustomerLine, 'code'>, { codes }: LineTax): boolean {
  return codes.length === 0 || codes.includes(code);
}

/** The conversion and tax of a quote's totals; a quote that an older release stored has no tax. */
interface Adding {
  /** Of the quote's content; the newest where it is not said. */
  version?: number;
  conversion: Conversion | null;
  tax?: LineTax | null;
}

/** The totals of the lines that have a price. */
function totalsOfLines(lines: readonly PricedLine[], { conversion, tax }: Adding): Totals {
  const known = lines.flatMap(({ price }) => price ?? []);
  const taxed = lines.flatMap(({ line, price }) => (price && tax && isTaxed(line, tax) ? [price] : []));
  return totalsOf(known, conversion, tax ? taxOn(taxed, tax.percent) : []);
}

/**
 * Prices options line by line; quantities that are left open are those of the shipment. Percentages of other charges
 * follow them, and what is insured is worked out last, from goods and freight. Throws RangeError where an amount is too
 * large to be exact.
 */
export function priceOptions<Line extends CustomerLine>(
  { options, ...adding }: { options: { id: string; mode: TransportMode | null; lines: Line[] }[] } & Adding,
  cargo: Cargo | null,
): PricedOption<Line>[] {
  const { conversion, version } = adding;
  return options.map(({ id, mode, lines }) => {
    const charged = lines.map((line): PricedLine<Line> => {
      const quantity = quantityOf(line, cargo, { mode, conversion });
      return { line, quantity, price: quantity === null ? null : amountsOfLine(line, quantity).price };
    });
    const shared = charged.map((priced) =>
      priced.line.basis === 'charge-percent' ? priceShare(priced.line, charged, conversion) : priced,
    );
    // Freight is part of what is insured, whichever of the two is listed first.
    const charges = shared.flatMap(({ line, price }) =>
      isOfValue(line.basis) || !isInsured(line.code, version) ? [] : (price ?? []),
    );
    const priced = shared.map((pricedLine) => {
      const { line, quantity } = pricedLine;
      if (line.basis !== 'insured-value' || quantity === null) return pricedLine;
      const { currency } = line;
      const { value, isWithFreight } = insuredValueOf(quantity, charges, { currency, conversion });
      const { price } = amountsOfLine(line, value);
      const insured = { line, quantity: value, price, isWithFreight };
      return isWithFreight && version === 1 ? { ...insured, isWithAllCharges: true } : insured;
    });
    const unknown = priced.filter(({ price }) => price === null).length;
    return { id, lines: priced, totals: totalsOfLines(priced, adding), unknown };
  });
}

/** True for a line whose rate is still to be entered. */
export function hasNoRate({ rate, minimum }: Pick<CustomerLine, 'rate' | 'minimum'>): boolean {
  return rate === '0' && minimum === null;
}

/** Returns an option of a draft in which lines without a rate have no price, and their number with that of unknown quantities. */
export function pricedSoFar<Line extends CustomerLine>(
  option: PricedOption<Line>,
  adding: Adding,
): PricedOption<Line> & { missing: number } {
  const lines = option.lines.map((priced) => (hasNoRate(priced.line) ? { ...priced, price: null } : priced));
  const missing = lines.filter(({ price }) => price === null).length;
  return { ...option, lines, totals: totalsOfLines(lines, adding), missing };
}

/**
 * Returns the totals of each option by currency; null for one without lines or with a line that has no price, and an empty
 * list where an amount is too large to be exact.
 */
export function completeTotals<Line extends CustomerLine>(
  content: Parameters<typeof priceOptions<Line>>[0],
  cargo: Cargo | null,
): (Money[] | null)[] {
  try {
    return priceOptions(content, cargo).map((option) => {
      const isComplete = option.lines.length > 0 && pricedSoFar(option, content).missing === 0;
      return isComplete ? option.totals.byCurrency : null;
    });
  } catch (error) {
    if (error instanceof RangeError) return [];
    throw error;
  }
}

/** Margin of an option in one currency; `cost` is that of the lines whose cost is known. */
export interface Margin {
  price: Money;
  cost: Money;
  /** Lines without a cost. */
  unknown: number;
}

/** The margins of an option's priced lines by currency, for staff alone. */
export function marginsOf(lines: readonly PricedLine<ChargeLine>[]): Margin[] {
  const known = lines.flatMap(({ line, quantity, costQuantity }) =>
    quantity === null ? [] : [{ line, ...amountsOfLine(line, quantity, costQuantity) }],
  );
  return sumByCurrency(known.map(({ price }) => price)).map((price) => {
    const inCurrency = known.filter(({ line }) => line.currency === price.currency);
    const costs = inCurrency.flatMap(({ cost }) => cost ?? []);
    const [cost = { amount: 0, currency: price.currency }] = sumByCurrency(costs);
    return { price, cost, unknown: inCurrency.length - costs.length };
  });
}
