import { containerCodes } from '#features/cargo/choices.ts';
import { type Currency, isCurrency } from '#platform/values/money.ts';
import { type ChargeBasis, type ChargeCode, chargeBases, chargeCodes } from './charges.ts';
import { neededRateColumns, type RateColumn, rateColumns } from './rates.ts';

type ContainerCode = (typeof containerCodes)[number];

/** A column that holds the rate or cost of one container, or of several with slashes between them: each makes a line. */
export type ContainerColumn = `${'rate' | 'cost'}:${string}`;

/** A column that holds another charge than its line, which makes a separate line: `cost>fuel>chargeable-kg`. */
export type ChargeColumn = `${ChargeColumnKind}>${ChargeCode}>${string}`;

/** Columns that only an import has: the countries of the ends, and the quantity from which the price of a line applies. */
export const importColumns = ['from_country', 'to_country', 'break_from'] as const;

export type ImportColumn = (typeof importColumns)[number];

/**
 * The content of a column: one of ours, one that only an import has, a weight break (`rate_45`), a container’s rate, another
 * charge, or none that we read (``).
 */
export type RateTarget =
  | RateColumn
  | ImportColumn
  | `${'rate' | 'cost'}_${string}`
  | ContainerColumn
  | ChargeColumn
  | '';

const weightBreak = /^(rate|cost)_(0|[1-9]\d{0,14})(\.\d{0,5}[1-9])?$/;

/** Returns the weight break that a column holds, or null. */
export function breakOf(target: string): { kind: 'rate' | 'cost'; from: string } | null {
  const [, kind, whole, fraction = ''] = weightBreak.exec(target) ?? [];
  return kind && whole ? { kind: kind as 'rate' | 'cost', from: whole + fraction } : null;
}

function isContainer(name: string): name is ContainerCode {
  return (containerCodes as readonly string[]).includes(name);
}

/** Returns the containers whose rates or costs a column holds, or null. */
export function containersOf(target: string): { kind: 'rate' | 'cost'; containers: ContainerCode[] } | null {
  const [, kind, names = ''] = /^(rate|cost):(\w{4}(?:\/\w{4}){0,6})$/.exec(target) ?? [];
  const containers = names.split('/').filter(isContainer);
  return kind && containers.length === names.split('/').length
    ? { kind: kind as 'rate' | 'cost', containers }
    : null;
}

export const chargeColumnKinds = ['rate', 'cost', 'minimum', 'minimum_cost'] as const;

export type ChargeColumnKind = (typeof chargeColumnKinds)[number];

/** Rates of some tariffs are for 100 kg, a tenth of a ton. */
export const per100Kg = '100-kg';

/** Units of a column with a charge: a basis, a type of container, or 100 kg. */
const chargeUnits: readonly string[] = [...chargeBases, ...containerCodes, per100Kg];

/** Returns the charge that a column holds, with the unit of its price; null for another column. */
export function chargeColumnOf(target: string): {
  kind: ChargeColumnKind;
  code: ChargeCode;
  basis: ChargeBasis;
  container: ContainerCode | null;
  isPer100Kg: boolean;
  /** That of the title; null for the currency of the line. */
  currency: Currency | null;
} | null {
  const [kindName, codeName, unit = '', currency, more] = target.split('>');
  const kind = chargeColumnKinds.find((name) => name === kindName);
  const code = chargeCodes.find((name) => name === codeName);
  if (!kind || !code || more !== undefined || !chargeUnits.includes(unit)) return null;
  if (currency !== undefined && !isCurrency(currency)) return null;
  const container = isContainer(unit) ? unit : null;
  const basis = chargeBases.find((name) => name === unit) ?? (container ? 'container' : 'chargeable-kg');
  return { kind, code, basis, container, isPer100Kg: unit === per100Kg, currency: currency ?? null };
}

function isRateColumn(target: string): target is RateColumn {
  return (rateColumns as readonly string[]).includes(target);
}

/** Returns true for a column of ours, with the weight breaks and containers. */
export function isRateTarget(target: string): target is RateTarget {
  return (
    target === '' ||
    isRateColumn(target) ||
    (importColumns as readonly string[]).includes(target) ||
    breakOf(target) !== null ||
    containersOf(target) !== null ||
    chargeColumnOf(target) !== null
  );
}

/** Returns the columns that neither the file nor the constants have; `rate` where there is no price at all. */
export function missingColumns(
  targets: readonly string[],
  constants: Readonly<Record<string, unknown>>,
): RateColumn[] {
  const isThere = (column: string) => targets.includes(column) || column in constants;
  const hasContainers = targets.some((target) => containersOf(target) !== null);
  const hasPrice =
    isThere('rate') || isThere('cost') || hasContainers || targets.some((target) => breakOf(target) !== null);
  // A file may have charges of a lane alone; then its columns say which.
  const hasCharges = targets.some((target) => chargeColumnOf(target) !== null);
  const ofPrice: readonly RateColumn[] = ['charge', 'basis'];
  const missing = neededRateColumns.filter(
    (column) =>
      !isThere(column) &&
      !(column === 'basis' && hasContainers) &&
      !(ofPrice.includes(column) && !hasPrice && hasCharges),
  );
  return hasPrice || hasCharges ? missing : [...missing, 'rate'];
}

/** Columns that an import may give one value for all lines. */
export const constantColumns = [
  ...(['mode', 'currency', 'charge', 'of', 'basis', 'from', 'to', 'via', 'carrier'] as const),
  ...(['valid_from', 'valid_until', 'from_country', 'to_country'] as const),
] as const satisfies (RateColumn | ImportColumn)[];

/** A title as a mapping names it: without case and surplus spaces; of equal ones the second ends with `(2)`. */
export function titleKeys(titles: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return titles.map((title, index) => {
    const key = title.trim().toLowerCase().replace(/\s+/g, ' ').slice(0, 200) || `column ${index + 1}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count === 1 ? key : `${key} (${count})`;
  });
}

/** The key of a name that an owner is asked for once: a place with its country, or a charge. */
export function nameKey(name: string, country = ''): string {
  const text = name.trim().toLowerCase().replace(/\s+/g, ' ').slice(0, 200);
  return country === '' ? text : `${text}, ${country.trim().toLowerCase()}`;
}

/** A name of a file that means no place or charge for sure, with what it may mean. */
export interface UnknownName {
  key: string;
  name: string;
  /** Number of its lines, and the first of them. */
  count: number;
  line: number;
  choices: string[];
}

/** Questions about a file other than what its columns hold; each is asked once for all its lines. */
export interface FileQuestions {
  /** The first lines below the titles. */
  rows: { line: number; cells: string[] }[];
  /** Sheets of a spreadsheet, where several may hold rates; the one that is read now. */
  sheets: string[];
  sheet: string;
  /** Dates with two readings; empty where the file shows which. */
  dates: string[];
  /** Days without a year. */
  years: string[];
  /** Numbers that may have a sign of decimals or of thousands. */
  numbers: string[];
  places: UnknownName[];
  charges: UnknownName[];
}

export const decimalSigns = ['.', ','] as const;

export const dateOrders = ['day-first', 'month-first'] as const;

/** Limit of names that are asked for at once. */
export const mostQuestions = 200;

/** A column of a file whose titles are not all known. */
export interface FoundTitle {
  key: string;
  title: string;
  proposed: string;
  /** True for a proposal that was not chosen before. */
  isGuessed: boolean;
}
