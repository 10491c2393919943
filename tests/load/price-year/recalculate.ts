/*
 * Prices general cargo from port to port as docs/pricing.md says, apart from src/features/rates/price: with plain numbers, from
 * the cells of the file. tests/load/price-year.ts compares the drafts of the desk with it.
 */
import type { Shipment, YearRequest } from './requests.ts';
import { airPlaces, exchange, rules, seaPlaces, type TariffLine, type YearPlace, zones } from './tariff.ts';

/** A line as a quote has it; `quantity` where it is more than that of the cargo. */
export interface Charged {
  code: string;
  container: string;
  currency: string;
  rate: number;
  /** Minor units; 0 for none. */
  minimum: number;
  quantity: number | null;
}

/** Total and margin are in the company's currency, and NaN where something is missing. */
export interface Recalculated {
  carrier: string;
  via: string;
  lines: Charged[];
  total: number;
  margin: number;
}

type Rule = (typeof rules)[number];

/** Charges that come with freight. */
const always =
  'freight fuel security peak-season rate-increase congestion origin-handling origin-terminal destination-terminal destination-handling documents bill-of-lading ams vgm screening forwarding border-crossing';

/** Returns true for general cargo of which only freight from port to port is requested. */
export function isPlain({ mode, from, to, ...shipment }: Shipment): boolean {
  const { vehicles, dangerous, temperature, insurance, customs } = shipment;
  return (
    ['air', 'fcl', 'lcl'].includes(mode) &&
    [from, to].every(({ scope }) => scope === 'port') &&
    [vehicles, dangerous, temperature, insurance, customs].every((other) => other === undefined)
  );
}

const cell = ({ cells }: TariffLine, name: string) => cells[name] ?? '';
const sum = (numbers: number[]) => numbers.reduce((all, number) => all + number, 0);
const digitsOf = (currency: string) => (currency === 'JPY' ? 0 : 2);
/** More than the error of a binary fraction, less than the last digit of any product here. */
const tiny = 1e-6;
const round = (value: number, digits: number) =>
  (Math.sign(value) * Math.round(Math.abs(value) * 10 ** digits + tiny)) / 10 ** digits;
const roundUp = (value: number, digits: number) => Math.ceil(value * 10 ** digits - tiny) / 10 ** digits;

/** 0 for a place to 6 for any; null where an end of a lane is somewhere else. */
function levelOf(end: string, { code, state, country }: YearPlace): number | null {
  const zone = zones.find(({ id }) => end === `zone:${id}`)?.places ?? [];
  const levels = [code, state, country].flatMap((name) => [end === name, zone.includes(name)]);
  const level = [...levels, end === '*'].indexOf(true);
  return level < 0 ? null : level;
}

type Levelled = TariffLine & { level: number };

/** The lines of a charge that apply to the types of container, of those that fit a route, the best first. */
function selectLines(lines: Levelled[], types: string[]): TariffLine[] {
  const groupOf = (line?: TariffLine) =>
    line && [line.sheet, ...['from', 'to', 'carrier', 'via'].map((name) => cell(line, name))].join();
  const latest = new Map<string, TariffLine>();
  for (const line of lines.filter((other) => groupOf(other) === groupOf(lines[0]))) {
    const subject = ['container', 'basis', 'of'].map((name) => cell(line, name)).join();
    const before = latest.get(subject);
    if (!before || cell(line, 'valid_from') >= cell(before, 'valid_from')) latest.set(subject, line);
  }
  const all = [...latest.values()];
  const own = all.filter((line) => types.includes(cell(line, 'container')));
  const others = types.filter((type) => !own.some((line) => cell(line, 'container') === type));
  const general = all.filter((line) => cell(line, 'container') === '');
  if (own.length === 0) return general;
  return [
    ...own,
    ...general.flatMap(({ cells, ...line }) =>
      cells.basis === 'container'
        ? others.map((container) => ({ ...line, cells: { ...cells, container } }))
        : [{ ...line, cells }],
    ),
  ];
}

/** The quantity of a line by its basis; NaN where the cargo does not say it. */
function quantityOf(line: TariffLine, { containers = [], pieces, units, ...shipment }: Shipment): number {
  const cm = units?.side === 'in' ? 2.54 : 1;
  const kg = units?.weight === 'lb' ? 0.45359237 : 1;
  const weights = pieces?.map(({ quantity, weight }) => quantity * (weight ?? Number.NaN) * kg);
  const volumes = pieces?.map(({ quantity, ...sides }) =>
    [sides.length, sides.width, sides.height].reduce((cm3, side) => cm3 * side * cm, quantity),
  );
  const gross = weights ? sum(weights) : (shipment.grossKg ?? Number.NaN);
  const m3 = volumes ? sum(volumes) / 1e6 : (shipment.volumeM3 ?? Number.NaN);
  const type = cell(line, 'container');
  const counted = containers.filter((container) => type === '' || type === container.type);
  const quantities: Record<string, number> = {
    shipment: 1,
    'bill-of-lading': 1,
    'gross-kg': round(gross, 3),
    'w-m': round(Math.max(gross / 1_000, m3), 3),
    'chargeable-kg': roundUp(Math.max(gross, (m3 * 1e6) / 6_000) * 2, 0) / 2,
    container: counted.length === 0 ? Number.NaN : sum(counted.map(({ quantity = 1 }) => quantity)),
  };
  return quantities[cell(line, 'basis')] ?? Number.NaN;
}

/** Adds up amounts by their currencies, then converts each. */
function total(amounts: { amount: number; currency: string }[], to: string): number {
  const usdOf = new Map<string, number>([
    ['USD', 1],
    ...Object.entries(exchange).map(([from, rate]): [string, number] => [from, Number(rate)]),
  ]);
  const rateOf = (currency: string) => usdOf.get(currency) ?? Number.NaN;
  const parts = [...new Set(amounts.map(({ currency }) => currency))].map((from) => {
    const own = sum(amounts.filter(({ currency }) => currency === from).map(({ amount }) => amount));
    return from === to ? own : round((own * rateOf(from)) / rateOf(to), digitsOf(to));
  });
  return sum(parts);
}

/** A cost with the percentage of the rule, rounded up. */
function sell(cost: number, line: TariffLine, { percent, roundTo }: Rule): number {
  const currency = cell(line, 'currency');
  const rate = roundUp((cost * (100 + Number(percent))) / 100, digitsOf(currency) + (cost < 10 ? 2 : 0));
  const isPerUnit = ['container', 'shipment', 'bill-of-lading'].includes(cell(line, 'basis'));
  if (roundTo === 0 || currency !== 'USD' || !isPerUnit) return rate;
  return (roundUp((rate * 100) / roundTo, 0) * roundTo) / 100;
}

/** A line with its price and its cost. */
interface Sold extends Charged {
  isShare: boolean;
  price: number;
  cost: number;
}

const isShare = (line: TariffLine) => cell(line, 'basis') === 'charge-percent';

/** Charges a line; a percentage is of the lines that are charged before it. */
function charge(line: TariffLine, shipment: Shipment, rule: Rule | undefined, before: Sold[]): Sold {
  const currency = cell(line, 'currency');
  const digits = digitsOf(currency);
  const counted = quantityOf(line, shipment);
  const breaks = [45, 100, 300, 500, 1_000]
    .map((from) => ({ from, rate: cell(line, `rate_${from}`), cost: cell(line, `cost_${from}`) }))
    .filter(({ rate, cost }) => rate || cost);
  let quantity = Math.max(counted, Number(cell(line, 'minimum_quantity')));
  let tier = breaks.findLast(({ from }) => quantity >= from) ?? {
    ...{ from: 0, rate: cell(line, 'rate'), cost: cell(line, 'cost') },
  };
  const unit = ({ rate, cost }: typeof tier) => Number(rate || cost);
  for (const next of breaks.filter(({ from }) => quantity < from))
    if (unit(next) * next.from < unit(tier) * quantity) {
      tier = next;
      quantity = next.from;
    }
  const rate = rule && !tier.rate && !isShare(line) ? sell(Number(tier.cost), line, rule) : unit(tier);
  const [ownMinimum = 0, costMinimum = 0] = ['minimum', 'minimum_cost'].map((name) =>
    round(Number(cell(line, name)) * 10 ** digits, 0),
  );
  const minimum = ownMinimum || roundUp((costMinimum * (100 + Number(rule?.percent ?? 0))) / 100, 0);
  const shared = before.filter((other) => other.code === cell(line, 'of') && !other.isShare);
  const amount = (price: number, of: 'price' | 'cost', least: number) => {
    const amounts = shared.map((other) => ({ amount: other[of], currency: other.currency }));
    const share = shared.length === 0 ? Number.NaN : total(amounts, currency) / 100;
    return Math.max(round(price * (isShare(line) ? share : quantity), digits), least / 10 ** digits);
  };
  return {
    ...{ code: cell(line, 'charge'), container: cell(line, 'container'), currency, rate, minimum },
    ...{ quantity: quantity > counted ? quantity : null, isShare: isShare(line) },
    price: amount(rate, 'price', minimum),
    cost: tier.cost === '' ? Number.NaN : amount(Number(tier.cost), 'cost', costMinimum),
  };
}

/** Returns a price for each route of the lane on a day (YYYY-MM-DD). */
export function recalculate(
  { shipment, email }: Pick<YearRequest, 'shipment' | 'email'>,
  day: string,
  tariff: TariffLine[],
): Recalculated[] {
  const { mode, containers = [] } = shipment;
  const placeOf = (code: string) =>
    (mode === 'air' ? airPlaces : seaPlaces).find((place) => place.code === code) as YearPlace;
  const [origin, destination] = [placeOf(shipment.from.code), placeOf(shipment.to.code)];
  const levels = ({ from = '', to = '' }: { from?: string; to?: string }) =>
    [levelOf(from, origin), levelOf(to, destination)] as const;
  const rule = rules.find(
    ({ customer, ...other }) =>
      !levels(other).includes(null) &&
      [null, mode].includes(other.mode) &&
      (customer.startsWith('@') ? email.endsWith(customer) : ['', email].includes(customer)),
  );
  const isImport = destination.country === 'US' && origin.country !== 'US';
  const due = `${always} ${isImport && mode !== 'air' ? 'isf' : ''}`.split(' ');
  const valid = tariff.flatMap((line): Levelled[] => {
    const { valid_from: first = '', valid_until: last = '' } = line.cells;
    const [from, to] = levels(line.cells);
    const isValid = first <= day && (last === '' || last >= day) && cell(line, 'mode') === mode;
    if (!isValid || from === null || to === null || !due.includes(cell(line, 'charge'))) return [];
    return [{ ...line, level: from + to }];
  });
  const freight = valid.filter((line) => cell(line, 'charge') === 'freight');
  const named = freight.filter((line) => cell(line, 'carrier') !== '');
  const routes = new Map(
    (named.length > 0 ? named : freight).map((line) => [
      `${cell(line, 'carrier')} ${cell(line, 'via')}`,
      { carrier: cell(line, 'carrier'), via: cell(line, 'via') },
    ]),
  );
  return [...routes.values()].map((route) => {
    const rank = (line: Levelled) =>
      (cell(line, 'carrier') ? 0 : 10_000) + (cell(line, 'via') ? 0 : 1_000) + line.level;
    const fitting = valid
      .filter((line) => ['', route.carrier].includes(cell(line, 'carrier')))
      .filter((line) => ['', route.via].includes(cell(line, 'via')))
      .sort((a, b) => rank(a) - rank(b) || a.order - b.order);
    const types = [...new Set(containers.map(({ type }) => type))];
    const selected = due.flatMap((code) =>
      selectLines(
        fitting.filter((line) => cell(line, 'charge') === code),
        types,
      ),
    );
    const lines: Sold[] = [];
    for (const line of [...selected.filter((other) => !isShare(other)), ...selected.filter(isShare)]) {
      const sold = charge(line, shipment, rule, lines);
      if (sold.rate > 0 || sold.minimum > 0) lines.push(sold);
    }
    const priced = () => lines.filter(({ price }) => !Number.isNaN(price));
    const sumOf = (amountOf: (line: Sold) => number) =>
      total(
        priced().map((line) => ({ amount: amountOf(line), currency: line.currency })),
        'USD',
      );
    const margin = () => sumOf(({ price, cost }) => price - cost);
    // A margin that is not known leaves the fee as it is.
    const short = (rule?.minimumMargin ?? 0) / 100 - margin() || 0;
    const fee = round(Math.max((rule?.fee ?? 0) / 100, short), 2);
    const line = { code: 'forwarding', container: '', currency: 'USD', minimum: 0, quantity: null };
    if (fee > 0) lines.push({ ...line, isShare: false, rate: fee, price: fee, cost: 0 });
    const rated = lines.filter(({ code }) => code === 'freight').map(({ container }) => container);
    const isRated = types.every((type) => rated.includes(type) || rated.includes(''));
    const complete = isRated && priced().length === lines.length ? sumOf(({ price }) => price) : Number.NaN;
    return { ...route, lines, total: complete, margin: Number.isNaN(complete) ? complete : margin() };
  });
}
