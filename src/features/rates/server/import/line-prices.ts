import { type Decimal, decimalOf, divideRounded, scaled } from '#platform/values/decimal.ts';
import type { Currency } from '#platform/values/money.ts';
import { type ChargeBasis, type ChargeCode, isPercentage, signedRate } from '../../charges.ts';
import { breakOf, chargeColumnOf, containersOf } from '../../mapping.ts';
import type { RateBreak, RateProblem } from '../../rates.ts';
import { amountIn, type Cells, type DecimalSigns, decimalIn, wordForPrice, writtenAmount } from './cells.ts';
import { basisNamed, type ContainerCode } from './trade-names.ts';

/** Rates of a line: those of its rate and cost columns, and those of each container with a column. */
interface Prices {
  container: ContainerCode | null;
  rate: Decimal | null;
  cost: Decimal | null;
}

/** The charge, unit and currency of a price; null for one that is wrong. */
interface PricedCharge {
  code: ChargeCode | null;
  basis: ChargeBasis | null;
  currency: Currency | null;
}

/** Returns true for a unit after an amount that is not the unit of its column. */
function isOtherUnit(unit: string, basis: ChargeBasis | null, container: ContainerCode | null): boolean {
  if (unit === '') return false;
  const named = basisNamed(unit, null);
  if (!named || named.isPer100Kg) return true;
  return basis !== named.basis || (named.container !== undefined && named.container !== container);
}

const perHundred = (price: Decimal): Decimal => decimalOf(divideRounded(scaled(price), 100n));

/** Returns true for a dash or `N/A`, which say that there is no minimum; `TBA` does not. */
export const isWithoutMinimum = (text: string) => /^(?:-{1,3}|–|—|n\/?a|none|nil)$/i.test(text.trim());

/** Returns the weight breaks of a line with a price in ascending order. */
function breaksIn(targets: string[], rateIn: (target: string) => Decimal | null): RateBreak[] {
  const breaks = new Map<string, RateBreak>();
  for (const target of targets) {
    const column = breakOf(target);
    if (!column) continue;
    const found = breaks.get(column.from) ?? { from: column.from, rate: null, cost: null };
    breaks.set(column.from, { ...found, [column.kind]: rateIn(target) });
  }
  return [...breaks.values()]
    .filter(({ rate, cost }) => rate !== null || cost !== null)
    .sort((a, b) => (scaled(a.from) < scaled(b.from) ? -1 : 1));
}

/** Creates a reader of the prices of a line. `wrongPrice` notes the problem of a cell, and returns null. */
export function createPriceReader({
  cells,
  signs,
  wrongPrice,
}: {
  cells: Cells;
  signs: DecimalSigns;
  wrongPrice: (target: string, problem: RateProblem) => null;
}) {
  /** Reads a price; one with another currency or unit than its line is no price of it. */
  function priceIn(
    target: string,
    text: string,
    of: PricedCharge & { container: ContainerCode | null },
  ): Decimal | null {
    const isPercent = of.basis !== null && isPercentage(of.basis);
    const number = text.replace(/ ?%$/, '');
    if (!isPercent && number !== text) return wrongPrice(target, 'unit-differs');
    const written = writtenAmount(number);
    if (written && written.currency !== '' && of.currency !== null && written.currency !== of.currency)
      return wrongPrice(target, 'currency-differs');
    if (written && isOtherUnit(written.unit, of.basis, of.container))
      return wrongPrice(target, 'unit-differs');
    const found = decimalIn(number, { isSigned: of.code === 'discount' || of.code === null, signs });
    if ('problem' in found) return wrongPrice(target, found.problem);
    return of.code ? signedRate(of.code, found.value) : found.value;
  }

  /** Reads the prices of the line's charge, by container and from each weight break on. */
  function read(
    targets: string[],
    {
      containers,
      isPer100Kg,
      ...charge
    }: PricedCharge & { containers: readonly ContainerCode[]; isPer100Kg: boolean },
  ): { prices: Prices[]; breaks: RateBreak[] } {
    const rateIn = (
      target: string,
      container: ContainerCode | null = null,
      text = cells.get(target) ?? '',
    ) => {
      if (text === '') return null;
      // A charge that is included has a line at 0; freight that is has no price.
      if (charge.code !== 'freight' && wordForPrice(text) === 'included') return '0';
      const price = priceIn(target, text, { ...charge, container });
      return price !== null && isPer100Kg ? perHundred(price) : price;
    };
    const prices: Prices[] = [];
    const add = (container: ContainerCode | null, kind: 'rate' | 'cost', value: Decimal | null) => {
      const price = prices.find((found) => found.container === container);
      if (price) price[kind] = value;
      else prices.push({ container, rate: null, cost: null, [kind]: value });
    };
    for (const target of ['rate', 'cost'] as const) {
      const list = (cells.get(target) ?? '').split(/\s*\/\s*/);
      const isList = containers.length > 1 && list.length === containers.length;
      for (const [index, container] of (containers.length > 0 ? containers : [null]).entries()) {
        const value = isList ? rateIn(target, container, list[index] ?? '') : rateIn(target, container);
        add(container, target, value);
        if (value === null && !isList) break;
      }
    }
    for (const target of targets) {
      const column = containersOf(target);
      if (!column) continue;
      const texts = (cells.get(target) ?? '').split(column.containers.length > 1 ? /\s*\/\s*/ : /(?!)/);
      if (texts.length !== column.containers.length) wrongPrice(target, 'cell-list');
      else
        for (const [index, container] of column.containers.entries())
          add(container, column.kind, rateIn(target, container, texts[index] ?? ''));
    }
    return { prices, breaks: breaksIn(targets, (target) => rateIn(target)) };
  }

  /** Reads the charges that have columns; one with a wrong price or minimum is left out. */
  function readCharges(byCharge: readonly string[], lineCurrency: Currency) {
    return byCharge.flatMap((target) => {
      const column = chargeColumnOf(target);
      if (!column || column.kind === 'minimum' || column.kind === 'minimum_cost') return [];
      const text = cells.get(target) ?? '';
      const currency = column.currency ?? lineCurrency;
      const isIncluded = wordForPrice(text) === 'included';
      const isPercent = text.endsWith('%') && column.basis !== 'charge-percent';
      const basis = isPercent ? 'charge-percent' : column.basis;
      const price = isIncluded ? '0' : priceIn(target, text, { ...column, currency, basis });
      if (price === null) return [];
      const least = (kind: 'minimum' | 'minimum_cost') => {
        const found = byCharge.find((name) => {
          const other = chargeColumnOf(name);
          return other?.kind === kind && other.code === column.code;
        });
        const written = found ? (cells.get(found) ?? '') : '';
        if (!found || isIncluded || written === '' || isWithoutMinimum(written)) return null;
        const amount = amountIn(written, currency, signs);
        return 'problem' in amount ? { target: found, problem: amount.problem } : amount.value;
      };
      const leasts = { minimum: least('minimum'), costMinimum: least('minimum_cost') };
      const wrongLeast = Object.values(leasts).find((value) => typeof value === 'object' && value !== null);
      if (wrongLeast && typeof wrongLeast === 'object') {
        wrongPrice(wrongLeast.target, wrongLeast.problem);
        return [];
      }
      return {
        ...{ minimum: leasts.minimum as number | null, costMinimum: leasts.costMinimum as number | null },
        ...{ code: column.code, currency, container: column.container, basis },
        of: basis === 'charge-percent' ? ('freight' as const) : null,
        ...{ rate: null, cost: null, [column.kind]: column.isPer100Kg ? perHundred(price) : price },
      };
    });
  }

  return { read, readCharges };
}
