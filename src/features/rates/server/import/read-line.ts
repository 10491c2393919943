import type { TransportMode } from '#features/cargo/choices.ts';
import { type Decimal, scaled } from '#platform/values/decimal.ts';
import { type Currency, isCurrency } from '#platform/values/money.ts';
import { ownEntry } from '#platform/values/own-entry.ts';
import { lineLimit } from '#platform/values/text.ts';
import { type ChargeCode, isBelowMinimum, isUnitOf } from '../../charges.ts';
import { breakOf, chargeColumnOf, containersOf, nameKey } from '../../mapping.ts';
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
  type Cells,
  currencySigns,
  type DecimalSigns,
  decimalIn,
  isSeaName,
  modeIn,
  transitDaysIn,
  wholeNumberIn,
  wordForPrice,
  writtenAmount,
} from './cells.ts';
import { type DateOrder, dayIn, periodIn } from './days.ts';
import type { createLaneEnds } from './lane-ends.ts';
import { createPriceReader, isWithoutMinimum } from './line-prices.ts';
import { basisNamed, chargesNamed, containersNamed, percentOf } from './trade-names.ts';

export interface CellProblem {
  target: string;
  problem: RateProblem;
  choices?: string[] | undefined;
  /** The problem leaves out this price alone. */
  isOfPrice?: boolean;
}

/** Conventions of all cells of a file, found or chosen by its owner. */
export interface Reading {
  laneEndsOf: ReturnType<typeof createLaneEnds>;
  signs: DecimalSigns;
  dates: DateOrder | null;
  /** Of days without one. */
  year: string;
  /** Charges that the freight of every line includes. */
  included: readonly ChargeCode[];
  /** Charges by their names in the file; empty for one that is left out. */
  charges: Record<string, ChargeCode | ''>;
  /** Targets of which the value is that of all lines. */
  constants: ReadonlySet<string>;
  /** The mode of lines by sea that show neither containers nor W/M; null where the file has both, or neither. */
  bySea: 'fcl' | 'lcl' | null;
}

/** A line of the file: its lines of a sheet, those that another line of the file may add breaks to, and all wrong cells. */
export interface ReadLine {
  lines: RateLine[];
  /** The quantity from which the prices of `lines` apply, where a column has it; `minimum` for one that is the least. */
  breakFrom: Decimal | 'minimum' | null;
  problems: CellProblem[];
}

const longestCarrier = 100;

/** Terms of a line that its other charges do not have. */
const withoutTerms = { text: '', maximum: null, minimumQuantity: null, freeDays: null, transitDays: null };

/** Returns the quantity that a break begins at: `+45`, `45 kg`, `100-299`; 0 for the normal rate, `minimum` for the least. */
function breakIn(text: string): Cell<Decimal | 'minimum'> {
  const typed = text.toLowerCase().replace(/\s|kgs?\b/g, '');
  if (/^(?:m|min|min\.|minimum|minimo|mínimo)$/.test(typed)) return { value: 'minimum' };
  if (/^(?:n|normal|base|[-<]\d{1,5}|0\+?|[01]-\d{1,5})$/.test(typed)) return { value: '0' };
  const [, from = ''] = /^(?:\+|>=?|q)?(\d{1,6})(?:\+|[-–]\d{1,6})?$/.exec(typed) ?? [];
  return from === '' ? { problem: 'number' } : { value: String(Number(from)) };
}

/**
 * Reads a line of a file. It has several where a cell names two places, where containers have columns of their own, and where
 * columns hold other charges. A wrong price leaves out what it is the price of; any other wrong cell leaves out the line. Every
 * wrong cell is named.
 */
export async function readLine(cells: Cells, reading: Reading): Promise<ReadLine> {
  const { laneEndsOf, signs, dates, year, constants } = reading;
  const problems: CellProblem[] = [];
  const wrong = (target: string, problem: RateProblem, choices?: string[]) => {
    problems.push({ target, problem, choices });
    return null;
  };
  const wrongPrice = (target: string, problem: RateProblem) => {
    problems.push({ target, problem, isOfPrice: true });
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
  /** Reads a cell that no price follows from, unless `isNeeded`: a wrong one is left out alone. */
  const readNote = <Value>(
    target: string,
    isNeeded: boolean,
    parse: (text: string) => Cell<Value>,
  ): Value | null => {
    const text = cells.get(target) ?? '';
    if (text === '' || wordForPrice(text) !== null) return null;
    const found = parse(text);
    if ('value' in found) return found.value;
    return isNeeded ? wrong(target, found.problem) : wrongPrice(target, found.problem);
  };
  const short = (column: RateColumn, most = lineLimit) => {
    if (textOf(column).length > most) wrong(column, 'too-long');
    return textOf(column);
  };
  const targets = [...cells].filter(([, text]) => text !== '').map(([target]) => target);
  const byContainer = targets.filter((target) => containersOf(target) !== null);
  const byCharge = targets.filter((target) => chargeColumnOf(target) !== null);
  const isPriced =
    byContainer.length > 0 ||
    targets.some((target) => target === 'rate' || target === 'cost' || breakOf(target) !== null);

  const ofPrice: readonly RateColumn[] = ['charge', 'basis'];
  for (const column of neededRateColumns)
    if (
      textOf(column) === '' &&
      !(column === 'basis' && byContainer.length > 0) &&
      !(ofPrice.includes(column) && !isPriced && byCharge.length > 0)
    )
      wrong(column, 'missing');

  const endsIn = async (column: 'from' | 'to' | 'via'): Promise<string[]> => {
    if (textOf(column) === '') return [''];
    const country = column === 'via' ? '' : (cells.get(`${column}_country`) ?? '');
    const found = await laneEndsOf(textOf(column), country);
    if ('problem' in found) wrong(column, found.problem, found.choices);
    else if (column === 'via' && (found.ends.length > 1 || !isPlaceCode(found.ends[0] ?? '')))
      wrong(column, 'via');
    return 'ends' in found ? found.ends : [''];
  };
  const [origins, destinations, [via = '']] = [await endsIn('from'), await endsIn('to'), await endsIn('via')];
  const lanes = origins.flatMap((from) => destinations.map((to) => ({ from, to })));
  const [{ from, to } = { from: '', to: '' }] = lanes;
  if (lanes.some((lane) => isPlaceCode(lane.from) && lane.from === lane.to)) wrong('to', 'same-place');
  const code = isPriced
    ? read('charge', (text): Cell<ChargeCode> => {
        const answer = reading.charges[nameKey(text)];
        if (answer) return { value: answer };
        const [value, ...others] = chargesNamed(text, from, to);
        if (!value || answer === '') return { problem: 'charge' };
        return others.length > 0 ? { problem: 'charge-ambiguous', choices: [value, ...others] } : { value };
      })
    : null;
  if (textOf('text') === '' && (code === 'other' || code === 'discount')) wrong('text', 'text-missing');
  const named = isPriced
    ? read('basis', (text) => {
        const value = basisNamed(text, code);
        return value ? { value } : { problem: 'choice' };
      })
    : null;
  const basis = named?.basis ?? (textOf('basis') === '' && byContainer.length > 0 ? 'container' : null);
  const ownOf = read('of', (text) => {
    const value = percentOf(text);
    return value ? { value } : { problem: 'choice' };
  });
  const of = ownOf ?? named?.of ?? null;
  if (basis === 'charge-percent' && of === null && textOf('of') === '') wrong('of', 'of-missing');
  const containers =
    read('container', (text) => {
      const value = containersNamed(text);
      if (!value) return { problem: 'choice' };
      return basis === null || basis === 'container' ? { value } : { problem: 'container' };
    }) ?? (named?.container ? [named.container] : []);
  if (named?.container && containers.some((container) => container !== named.container))
    wrong('container', 'container-twice');

  // The currency of a cell comes before that of all lines.
  const writtenCurrencies = new Set(
    targets
      .filter(
        (target) => /^(?:rate|cost|minimum|maximum)/.test(target) && chargeColumnOf(target)?.currency == null,
      )
      .flatMap((target) =>
        (cells.get(target) ?? '').split('/').map((part) => writtenAmount(part)?.currency ?? ''),
      )
      .filter(Boolean),
  );
  const [writtenCurrency] = writtenCurrencies;
  const currencyText =
    constants.has('currency') && writtenCurrencies.size === 1 ? (writtenCurrency ?? '') : textOf('currency');
  const currency = currencyText === '' ? null : currencyNamed(currencyText);
  if (currencyText !== '' && currency === null) wrong('currency', 'choice');

  const ofLine = createPriceReader({ cells, signs, wrongPrice });
  const { prices, breaks } = ofLine.read(targets, {
    ...{ code, basis, containers, currency },
    isPer100Kg: named?.isPer100Kg ?? false,
  });
  if (!isPriced && byCharge.length === 0) wrong('rate', 'no-rate');
  if (byContainer.length > 0 && basis && basis !== 'container') wrong('basis', 'container');
  const period = periodIn(textOf('valid_until'));
  const day = (column: 'valid_from' | 'valid_until', text: string) =>
    text === '' ? null : read(column, () => dayIn(text, dates, year));
  const validFrom =
    day('valid_from', textOf('valid_from')) ?? (period ? day('valid_until', period[0]) : null);
  const validUntil = day('valid_until', period ? period[1] : textOf('valid_until'));
  if (validFrom && validUntil && validFrom > validUntil) wrong('valid_until', 'date-order');
  const amount = (column: 'minimum' | 'minimum_cost' | 'maximum') => {
    const text = textOf(column);
    if (text === '' || isWithoutMinimum(text)) return null;
    const written = writtenAmount(text);
    if (written && written.currency !== '' && currency !== null && written.currency !== currency)
      return wrong(column, 'currency-differs');
    return read(column, () => amountIn(text, currency ?? 'USD', signs));
  };
  const modeBySea = (): Cell<TransportMode> => {
    const hasContainers = containers.length > 0 || byContainer.length > 0 || basis === 'container';
    const value = hasContainers ? 'fcl' : basis === 'w-m' ? 'lcl' : reading.bySea;
    return value ? { value } : { problem: 'fcl-or-lcl' };
  };
  const terms = {
    ...{ via, carrier: short('carrier', longestCarrier), text: short('text') },
    mode: read('mode', (text) => (isSeaName(text) ? modeBySea() : modeIn(text))),
    minimum: amount('minimum'),
    costMinimum: amount('minimum_cost'),
    maximum: amount('maximum'),
    minimumQuantity: read('minimum_quantity', (text) => decimalIn(text, { signs })),
    freeDays: readNote('free_days', basis === 'day', (text) =>
      wholeNumberIn(text.replace(/(?:d(?:[ií]as?|ays?|ias)?)\.?$/i, '').trim(), 365),
    ),
    ...{ validFrom, validUntil, transitDays: readNote('transit_days', false, transitDaysIn) },
  };
  const breakFrom = read('break_from', breakIn);
  const { mode, maximum } = terms;
  if ([terms.minimum, terms.costMinimum].some((minimum) => isBelowMinimum({ minimum, maximum })))
    wrong('maximum', 'below-minimum');
  if (mode && basis && !isUnitOf(mode, basis)) wrong('mode', 'mode-differs');
  const isWrong = problems.some(({ isOfPrice }) => !isOfPrice);
  if (isWrong || !mode || !currency) return { lines: [], breakFrom: null, problems };

  const lane = { ...terms, mode, of: null, breaks: [] as RateBreak[], currency };
  const priced: Omit<RateLine, 'from' | 'to'>[] = [];
  if (code && basis) {
    const main = { ...lane, code, basis, of: basis === 'charge-percent' ? of : null };
    const whole = prices.filter(({ rate, cost }) => rate !== null || cost !== null);
    // Without a price below the first break, the least quantity is that of the first break.
    const [first, ...others] = breaks;
    if (whole.length > 0) priced.push(...whole.map((price) => ({ ...main, breaks, ...price })));
    else if (first)
      priced.push({
        ...{ ...main, container: null, rate: first.rate, cost: first.cost, breaks: others },
        minimumQuantity: atLeast(terms.minimumQuantity, first.from),
      });
  }
  // The charges of a lane whose freight has no price are charges of nothing.
  const charged = (isPriced && priced.length === 0 ? [] : ofLine.readCharges(byCharge, currency)).flatMap(
    (charge) => {
      const line = { ...lane, ...withoutTerms, ...charge };
      // A price per container is that of the containers of its line.
      const isOfLine = line.basis === 'container' && line.container === null && containers.length > 0;
      return isOfLine ? containers.map((container) => ({ ...line, container })) : [line];
    },
  );
  const includes = priced.some((line) => line.code === 'freight')
    ? reading.included.filter((included) => ![...priced, ...charged].some((line) => line.code === included))
    : [];
  const free = includes.map((included) => ({
    ...lane,
    ...withoutTerms,
    ...{ minimum: null, costMinimum: null, code: included, container: null, rate: '0', cost: '0' },
    basis: 'shipment' as const,
  }));
  return {
    lines: lanes.flatMap((ends) =>
      [...priced, ...charged, ...free].map((line): RateLine => ({ ...ends, ...line })),
    ),
    breakFrom,
    problems,
  };
}

function atLeast(quantity: Decimal | null, least: Decimal): Decimal {
  return quantity !== null && scaled(quantity) > scaled(least) ? quantity : least;
}

function currencyNamed(text: string): Currency | null {
  const name = text.replace(/\s/g, '');
  const code = ownEntry(currencySigns, name.toLowerCase()) ?? name.toUpperCase();
  return isCurrency(code) ? code : null;
}

/** A country, a state and a zone may be both ends of a lane; a place may not. */
function isPlaceCode(end: string): boolean {
  return /^(?:[A-Z]{3}|[A-Z]{2}[A-Z2-9]{3})$/.test(end);
}
