import { type Decimal, scaled } from '../../../../platform/values/decimal.ts';
import { isCurrency } from '../../../../platform/values/money.ts';
import { lineLimit } from '../../../../platform/values/text.ts';
import { isBelowMinimum, isPercentage, signedRate } from '../../charges.ts';
import { breakOf, containerOf } from '../../mapping.ts';
import {
  neededRateColumns,
  type RateBreak,
  type RateColumn,
  type RateLine,
  type RateProblem,
} from '../../rates.ts';
import {
  amountIn,
  type Cell,
  type DecimalSigns,
  dayIn,
  decimalIn,
  modeIn,
  transitDaysIn,
  wholeNumberIn,
} from './cells.ts';
import type { createLaneEnds } from './lane-ends.ts';
import { basisNamed, type ContainerCode, chargesNamed, containerNamed, percentOf } from './trade-names.ts';

/** Texts of a line by target (mapping.ts); empty cells may be left out. */
export type Cells = Map<string, string>;

export interface CellProblem {
  target: string;
  problem: RateProblem;
  choices?: string[] | undefined;
}

type Read = { lines: RateLine[] } | { problems: CellProblem[] };

/** Rates of a line: those of its own columns, and those of each container with a column. */
interface Prices {
  container: ContainerCode | null;
  rate: Decimal | null;
  cost: Decimal | null;
}

const longestCarrier = 100;

/**
 * Reads a line of a file with the decimal signs of the file; it has several where containers have columns of their
 * own. Every wrong cell is named.
 */
export async function readLine(
  cells: Cells,
  laneEndOf: ReturnType<typeof createLaneEnds>,
  signs: DecimalSigns,
): Promise<Read> {
  const problems: CellProblem[] = [];
  const wrong = (target: string, problem: RateProblem, choices?: string[]) => {
    problems.push({ target, problem, choices });
    return null;
  };
  const textOf = (column: RateColumn) => cells.get(column) ?? '';
  /** Reads a cell that may be empty. */
  const read = <Value>(target: string, parse: (text: string) => Cell<Value>): Value | null => {
    const text = cells.get(target) ?? '';
    if (text === '') return null;
    const found = parse(text);
    return 'problem' in found ? wrong(target, found.problem, found.choices) : found.value;
  };
  const short = (column: RateColumn, most = lineLimit) => {
    if (textOf(column).length > most) wrong(column, 'too-long');
    return textOf(column);
  };
  const targets = [...cells].filter(([, text]) => text !== '').map(([target]) => target);
  const byContainer = targets.filter((target) => containerOf(target) !== null);

  for (const column of neededRateColumns)
    if (textOf(column) === '' && !(column === 'basis' && byContainer.length > 0)) wrong(column, 'missing');

  const endIn = async (column: 'from' | 'to' | 'via') => {
    if (textOf(column) === '') return '';
    const found = await laneEndOf(textOf(column));
    if ('problem' in found) wrong(column, found.problem, found.choices);
    else if (column === 'via' && !isPlaceCode(found.end)) wrong(column, 'via');
    return 'end' in found ? found.end : '';
  };
  const [from, to, via] = [await endIn('from'), await endIn('to'), await endIn('via')];
  if (isPlaceCode(from) && from === to) wrong('to', 'same-place');
  const code = read('charge', (text) => {
    const [value, ...others] = chargesNamed(text, from, to);
    if (!value) return { problem: 'charge' };
    return others.length > 0 ? { problem: 'charge-ambiguous', choices: [value, ...others] } : { value };
  });
  if (textOf('text') === '' && (code === 'other' || code === 'discount')) wrong('text', 'text-missing');
  const named = read('basis', (text) => {
    const value = basisNamed(text, code);
    return value ? { value } : { problem: 'choice' };
  });
  const basis = named?.basis ?? (textOf('basis') === '' && byContainer.length > 0 ? 'container' : null);
  const ownOf = read('of', (text) => {
    const value = percentOf(text);
    return value ? { value } : { problem: 'choice' };
  });
  const of = ownOf ?? named?.of ?? null;
  if (basis === 'charge-percent' && of === null && textOf('of') === '') wrong('of', 'of-missing');
  const container = read('container', (text) => {
    const value = containerNamed(text);
    if (!value) return { problem: 'choice' };
    return basis === null || basis === 'container' ? { value } : { problem: 'container' };
  });
  if (container && named?.container && container !== named.container) wrong('container', 'container-twice');
  const currency = read('currency', (text) => {
    const value = text.toUpperCase();
    return isCurrency(value) ? { value } : { problem: 'choice' };
  });
  const rateIn = (target: string) => {
    const decimal = read(target, (text) =>
      decimalIn(basis && isPercentage(basis) ? text.replace(/ ?%$/, '') : text, {
        isSigned: code === 'discount' || code === null,
        signs,
      }),
    );
    return decimal !== null && code ? signedRate(code, decimal) : decimal;
  };
  const prices: Prices[] = [
    { container: container ?? named?.container ?? null, rate: rateIn('rate'), cost: rateIn('cost') },
  ];
  for (const target of byContainer) {
    const column = containerOf(target);
    if (!column) continue;
    const price = prices.slice(1).find((found) => found.container === column.container);
    const value = rateIn(target);
    if (price) price[column.kind] = value;
    else prices.push({ container: column.container, rate: null, cost: null, [column.kind]: value });
  }
  const breaks = breaksIn(targets, rateIn);
  const isPriced = targets.some((target) => target === 'rate' || target === 'cost') || byContainer.length > 0;
  if (!isPriced) wrong('rate', 'no-rate');
  if (byContainer.length > 0 && basis && basis !== 'container') wrong('basis', 'container');
  const validFrom = read('valid_from', dayIn);
  const validUntil = read('valid_until', dayIn);
  if (validFrom && validUntil && validFrom > validUntil) wrong('valid_until', 'date-order');
  const amount = (column: 'minimum' | 'minimum_cost' | 'maximum') =>
    read(column, (text) => amountIn(text, currency ?? 'USD', signs));
  const terms = {
    ...{ from, to, via, carrier: short('carrier', longestCarrier), text: short('text'), breaks },
    mode: read('mode', modeIn),
    minimum: amount('minimum'),
    costMinimum: amount('minimum_cost'),
    maximum: amount('maximum'),
    minimumQuantity: read('minimum_quantity', (text) => decimalIn(text, { signs })),
    freeDays: read('free_days', (text) => wholeNumberIn(text.replace(/d(?:ays?)?$/i, '').trim(), 365)),
    ...{ validFrom, validUntil, transitDays: read('transit_days', transitDaysIn) },
  };
  const { mode, maximum } = terms;
  if ([terms.minimum, terms.costMinimum].some((minimum) => isBelowMinimum({ minimum, maximum })))
    wrong('maximum', 'below-minimum');
  if (problems.length > 0 || !mode || !code || !basis || !currency) return { problems };
  const line = { ...terms, mode, code, basis, of: basis === 'charge-percent' ? of : null };
  const lines = prices
    .filter(({ rate, cost }) => rate !== null || cost !== null)
    .map((price): RateLine => ({ ...line, ...price, currency }));
  return { lines };
}

/** A country, a state and a zone may be both ends of a lane; a place may not. */
function isPlaceCode(end: string): boolean {
  return /^(?:[A-Z]{3}|[A-Z]{2}[A-Z2-9]{3})$/.test(end);
}

/** Returns the weight breaks of a line in ascending order. */
function breaksIn(targets: string[], rateIn: (target: string) => Decimal | null): RateBreak[] {
  const breaks = new Map<string, RateBreak>();
  for (const target of targets) {
    const column = breakOf(target);
    if (!column) continue;
    const found = breaks.get(column.from) ?? { from: column.from, rate: null, cost: null };
    breaks.set(column.from, { ...found, [column.kind]: rateIn(target) });
  }
  return [...breaks.values()].sort((a, b) => (scaled(a.from) < scaled(b.from) ? -1 : 1));
}
