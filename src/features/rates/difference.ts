import type { Decimal } from '#platform/values/decimal.ts';
import type { RateLine } from './rates.ts';

export const changeKinds = ['changed', 'added', 'removed'] as const;

export type ChangeKind = (typeof changeKinds)[number];

/** The changes of a sheet against the one that it replaces. */
export interface RateDifference {
  /** Id of that sheet. */
  with: string;
  counts: Record<ChangeKind | 'identical', number>;
  /** In tenths of a percent, with the line in the new sheet. */
  rise: { tenths: number; number: number } | null;
  fall: { tenths: number; number: number } | null;
  /** Lanes that the new sheet has no line for: how many, and the first of them. */
  vanished: { count: number; lanes: string[] };
}

/** Identifies a line in two versions of a sheet: all but its prices and dates. */
export function keyOf({ from, to, via, carrier, mode, code, text, ...line }: RateLine): string {
  const { basis, of, container, currency } = line;
  return JSON.stringify([from, to, via, carrier, mode, code, text, basis, of, container, currency]);
}

/** Returns the prices of a line; versions with equal ones are identical. */
export function pricesOf({ rate, cost, breaks, ...line }: RateLine) {
  const { minimum, costMinimum, maximum, minimumQuantity, freeDays } = line;
  return { rate, cost, breaks, minimum, costMinimum, maximum, minimumQuantity, freeDays };
}

export type LinePrices = ReturnType<typeof pricesOf>;

/** The change of a price in tenths of a percent; null where either is missing or the old one is 0. */
function tenthsOf(before: Decimal | null | undefined, after: Decimal | null | undefined): number | null {
  if (before === null || before === undefined || after === null || after === undefined) return null;
  const old = Number(before);
  return old === 0 ? null : Math.round(((Number(after) - old) / Math.abs(old)) * 1000);
}

/** The largest change of a line's rates and costs, its weight breaks among them, in tenths of a percent; null without one. */
export function changeOf(before: LinePrices, after: LinePrices): number | null {
  const changes = (['rate', 'cost'] as const).flatMap((kind) => [
    tenthsOf(before[kind], after[kind]),
    ...after.breaks.map((step) =>
      tenthsOf(before.breaks.find(({ from }) => from === step.from)?.[kind], step[kind]),
    ),
  ]);
  return changes.reduce(
    (most, next) => (next !== null && next !== 0 && Math.abs(next) > Math.abs(most ?? 0) ? next : most),
    null,
  );
}
