import { containerCodes } from '../cargo/choices.ts';
import { type RateColumn, rateColumns } from './rates.ts';

/** A column that holds the rate or cost of one container: each of its cells makes a line. */
export type ContainerColumn = `${'rate' | 'cost'}:${(typeof containerCodes)[number]}`;

/** The content of a column: one of ours, a weight break (`rate_45`), a container’s rate, or none that we read (``). */
export type RateTarget = RateColumn | `${'rate' | 'cost'}_${string}` | ContainerColumn | '';

const weightBreak = /^(rate|cost)_(0|[1-9]\d{0,14})(\.\d{0,5}[1-9])?$/;

/** Returns the weight break that a column holds, or null. */
export function breakOf(target: string): { kind: 'rate' | 'cost'; from: string } | null {
  const [, kind, whole, fraction = ''] = weightBreak.exec(target) ?? [];
  return kind && whole ? { kind: kind as 'rate' | 'cost', from: whole + fraction } : null;
}

/** Returns the container whose rate or cost a column holds, or null. */
export function containerOf(
  target: string,
): { kind: 'rate' | 'cost'; container: (typeof containerCodes)[number] } | null {
  const [kind, name] = target.split(':');
  const container = containerCodes.find((code) => code === name);
  return container && (kind === 'rate' || kind === 'cost') && target === `${kind}:${container}`
    ? { kind, container }
    : null;
}

function isRateColumn(target: string): target is RateColumn {
  return (rateColumns as readonly string[]).includes(target);
}

/** Returns true for a column of ours, with the weight breaks and containers. */
export function isRateTarget(target: string): target is RateTarget {
  return target === '' || isRateColumn(target) || breakOf(target) !== null || containerOf(target) !== null;
}

/** Columns that an import may give one value for all lines. */
export const constantColumns = [
  ...(['mode', 'currency', 'charge', 'of', 'basis', 'from', 'to', 'via', 'carrier'] as const),
  ...(['valid_from', 'valid_until'] as const),
] as const satisfies RateColumn[];

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

/** A column of a file whose titles are not all known. */
export interface FoundTitle {
  key: string;
  title: string;
  /** Its first values. */
  values: string[];
  proposed: string;
}
