import { fold } from '../../../../platform/values/fold.ts';
import { type FoundTitle, isRateTarget, titleKeys } from '../../mapping.ts';
import type { RateMapping } from '../../rate-input.ts';
import { neededRateColumns, type RateColumn } from '../../rates.ts';
import { containerNamed } from './trade-names.ts';

/** Titles that carriers and agents give our columns, each compared without case, spaces and signs. */
const usualTitles: Partial<Record<RateColumn, string>> = {
  from: 'origin, pol, port of loading, loading port, origin port, origin airport, airport of departure, aod, departure, from port, place of receipt, origin city, apt from',
  to: 'destination, dest, pod, port of discharge, discharge port, destination port, destination airport, airport of destination, arrival, to port, place of delivery, final destination, destination city, apt to',
  via: 'transshipment, transshipment port, ts port, t/s, routing, hub',
  carrier: 'airline, shipping line, line, ssl, scac, steamship line, carrier name, trucker',
  mode: 'transport mode, mode of transport',
  charge: 'charge code, charge name, charge type, surcharge, fee, cost element, charge description, item',
  of: 'percent of, percentage of',
  text: 'description, remark, remarks, note, notes, comment, comments',
  basis: 'unit, uom, per, charge basis, rate basis, calculation basis, unit of measure, calculation',
  container: 'container type, equipment, equipment type, size, size type, cntr type, equip',
  rate: 'sell, sell rate, selling rate, selling, price, amount, tariff, n, normal, normal rate, -45, -45 kg, -45kg, <45, <45kg, under 45, value, usd',
  cost: 'buy, buy rate, buying rate, net, net rate, net net',
  currency: 'cur, curr, ccy',
  minimum: 'min, m, min charge, minimum charge, min rate, minimum amount',
  minimum_cost: 'min cost, minimum buy, buy min',
  maximum: 'max, max charge, maximum charge, maximum amount',
  minimum_quantity: 'min weight, min qty, minimum weight, min quantity, min w/m, minimum w/m',
  free_days: 'free time, freetime',
  valid_from: 'effective, effective date, start date, validity from, from date, start, valid as of, eff date',
  valid_until:
    'valid to, valid thru, valid through, valid till, expiry, expiry date, expiration, expiration date, expires, end date, validity, validity to, validity until, exp date',
  transit_days: 'transit, transit time, tt, t/t, days, transit time days',
};

function comparable(title: string): string {
  return fold(title)
    .replace(/[^\p{L}\p{N}<+-]+/gu, '')
    .trim();
}

const targetsByTitle = new Map(
  Object.entries(usualTitles).flatMap(([target, titles]) =>
    [target, ...titles.split(',')].map((title): [string, RateColumn] => [
      comparable(title),
      target as RateColumn,
    ]),
  ),
);

/** The own name of a column: `valid_from`, or as a spreadsheet has it, `Valid from`. */
function ownTarget(title: string): string | null {
  const name = title.trim().toLowerCase().replaceAll(' ', '_');
  const ofContainer = name.replace(/:(\w{4})$/, (code) => code.toUpperCase());
  return name !== '' && isRateTarget(ofContainer) ? ofContainer : null;
}

/**
 * Proposes what each column of a file holds. Prices of a vendor are what the company pays; those of its own sheets what its
 * customers do. The first of two columns that hold the same is proposed for it.
 */
export function proposeTargets(titles: readonly string[], isVendor: boolean): string[] {
  const price = isVendor ? 'cost' : 'rate';
  // `45` is a container beside `20` and `40`, and a weight beside `100` and `300`.
  const hasContainers = titles.some((title) => /^(?:20|40)\D{0,4}$/.test(title.trim()));
  const taken = new Set<string>();
  return titles.map((title) => {
    const [, weight = ''] =
      /^(?:q|\+|>=?|from)?0*([1-9]\d{1,4})(?:kgs?|k)?\+?$/i.exec(title.replace(/\s/g, '')) ?? [];
    const container = hasContainers || !/^\d+$/.test(title.trim()) ? containerNamed(title) : null;
    const own = targetsByTitle.get(comparable(title)) ?? ownTarget(title);
    const isPrice = own === 'rate' || own === 'minimum';
    const vendors = own === 'rate' ? 'cost' : 'minimum_cost';
    const target =
      (isPrice && isVendor ? vendors : own) ??
      (container ? `${price}:${container}` : weight ? `${price}_${weight}` : '');
    if (target === '' || taken.has(target)) return '';
    taken.add(target);
    return target;
  });
}

/** The target of each column of a file, and the values of columns that it lacks. */
export interface AppliedMapping {
  targets: string[];
  constants: RateMapping['constants'];
  /** Remembered for the vendor; null where the columns have our own names. */
  mapping: RateMapping | null;
}

interface Reading {
  titles: string[];
  isVendor: boolean;
  /** The owner's mapping for this file. */
  chosen: RateMapping | null;
  /** The mapping of the vendor's last file. */
  remembered: RateMapping | null;
}

function hasNeeded(targets: readonly string[], constants: RateMapping['constants']): boolean {
  const isThere = (column: string) => targets.includes(column) || column in constants;
  const hasContainers = targets.some((target) => target.includes(':'));
  return (
    neededRateColumns.every((column) => isThere(column) || (column === 'basis' && hasContainers)) &&
    (isThere('rate') || isThere('cost') || hasContainers)
  );
}

/**
 * Returns how a file is read when that is known: what the owner chose or what was remembered for all of its titles, or our own
 * names. Null when the owner has to choose. Days of validity change with each file, so they are never remembered.
 */
export function applyMapping({ titles, chosen, remembered }: Reading): AppliedMapping | null {
  const keys = titleKeys(titles);
  const by = (mapping: RateMapping): AppliedMapping => ({
    targets: keys.map((key) => mapping.columns[key] ?? ''),
    constants: mapping.constants,
    mapping,
  });
  const holdsAll = (mapping: RateMapping) => keys.every((key) => key in mapping.columns);
  if (chosen && holdsAll(chosen)) return by(chosen);
  const hasDays =
    remembered && ('valid_from' in remembered.constants || 'valid_until' in remembered.constants);
  if (!chosen && remembered && !hasDays && holdsAll(remembered)) return by(remembered);
  const own = titles.map(ownTarget);
  const targets = own.map((target) => target ?? '');
  return own.includes(null) || !hasNeeded(targets, {}) ? null : { targets, constants: {}, mapping: null };
}

/** Returns the question for the owner: titles with first values and a proposal, and values for missing columns. */
export function questionOf(
  { titles, isVendor, chosen, remembered }: Reading,
  rows: readonly string[][],
): { titles: FoundTitle[]; constants: RateMapping['constants'] } {
  const keys = titleKeys(titles);
  const proposals = proposeTargets(titles, isVendor);
  const found = titles.map((title, index) => {
    const key = keys[index] ?? '';
    const proposed = chosen?.columns[key] ?? remembered?.columns[key] ?? proposals[index] ?? '';
    const values = rows.map((row) => (row[index] ?? '').slice(0, 60)).filter(Boolean);
    return { key, title: title.trim().slice(0, 200), values: values.slice(0, 3), proposed };
  });
  const targets = found.map(({ proposed }) => proposed);
  const { valid_from: _from, valid_until: _until, ...kept } = remembered?.constants ?? {};
  return { titles: found, constants: chosen?.constants ?? { ...proposeConstants(targets), ...kept } };
}

/** Weight breaks mean air freight, columns of containers FCL. */
function proposeConstants(targets: readonly string[]): RateMapping['constants'] {
  const proposed: RateMapping['constants'] = targets.some((target) => target.includes(':'))
    ? { mode: 'fcl', charge: 'freight', basis: 'container' }
    : targets.some((target) => /_\d/.test(target))
      ? { mode: 'air', charge: 'freight', basis: 'chargeable-kg' }
      : {};
  return Object.fromEntries(
    Object.entries({ ...proposed, currency: 'USD' }).filter(([column]) => !targets.includes(column)),
  );
}
