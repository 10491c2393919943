import type { Cargo } from '#features/cargo/cargo.ts';
import type { QuoteContent, QuoteLine, QuoteOption } from '#features/quotes/quote-content.ts';
import { type ChargeBasis, usualBasis } from '#features/rates/charges.ts';
import type { PricedLine } from '#features/rates/price/priced.ts';
import { convertedBy, quantityFrom } from '#features/rates/price/quantities.ts';
import { type Decimal, decimalOf, decimalPlaces, divideRounded, scaled } from '#platform/values/decimal.ts';
import { decimalOfMoney, type Money, moneyOf } from '#platform/values/money.ts';
import type { PricedDraft } from '../editor-model.ts';

/** An option in short, to be checked before it is sent. */
export interface OptionSummary {
  /** Totals for one unit of the freight's basis; null where there is one unit, or their number is not known. */
  perUnit: { totals: Money[]; basis: ChargeBasis } | null;
  largest: PricedLine<QuoteLine>[];
}

const mostLargest = 8;

interface SummaryFacts {
  cargo: Cargo | null;
  conversion: QuoteContent['conversion'];
}

/** Returns the price in the currency of the conversion, unchanged where that has no rate for it. */
function comparable({ price }: PricedLine<QuoteLine>, conversion: QuoteContent['conversion']): bigint {
  if (!price) return 0n;
  const decimal = decimalOfMoney(price);
  const to = conversion?.to ?? price.currency;
  return scaled(convertedBy(conversion, decimal, { from: price.currency, to }) ?? decimal);
}

/** Returns the units that the freight is charged for by its own lines; null where it is charged by another basis. */
function chargedUnits(lines: readonly PricedLine<QuoteLine>[], basis: ChargeBasis): Decimal | null {
  const quantities = lines.flatMap(({ line, quantity }) =>
    line.code === 'freight' && line.basis === basis && quantity !== null ? [quantity] : [],
  );
  const [first] = quantities;
  if (first === undefined) return null;
  // Containers of several types are a line each; of weights, each line charges all of the cargo.
  if (basis !== 'container')
    return quantities.reduce((most, one) => (scaled(one) > scaled(most) ? one : most), first);
  return decimalOf(
    quantities.reduce((sum, one) => sum + scaled(one), 0n),
    decimalPlaces,
  );
}

export function optionSummary(
  { mode }: Pick<QuoteOption, 'mode'>,
  { lines, totals }: PricedDraft,
  { cargo, conversion }: SummaryFacts,
): OptionSummary {
  const usual = usualBasis('freight', mode);
  const basis = usual === 'shipment' ? 'gross-kg' : usual;
  const currency = totals.byCurrency[0]?.currency ?? 'USD';
  const units =
    chargedUnits(lines, basis) ??
    quantityFrom(cargo, { mode, conversion }, { basis, container: null, currency });
  const isMany = units !== null && scaled(units) > 0n && units !== '1';
  const perUnit = (money: Money) =>
    moneyOf(divideRounded(BigInt(money.amount) * scaled('1'), scaled(units ?? '1')), money.currency);
  return {
    perUnit: isMany
      ? { basis, totals: (totals.converted ? [totals.converted] : totals.byCurrency).map(perUnit) }
      : null,
    largest: lines
      .toSorted((left, right) => Number(comparable(right, conversion) - comparable(left, conversion)))
      .slice(0, mostLargest),
  };
}
