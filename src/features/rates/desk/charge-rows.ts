import { containerCodes } from '#features/cargo/choices.ts';
import type { RateLine } from '../rates.ts';

type Container = (typeof containerCodes)[number];

/** A charge of a lane with the same terms in each of its lines. */
export interface ChargeRow {
  line: RateLine;
  /** Its lines by their container; null for one that has none, which is the only one. */
  byContainer: Map<Container | null, RateLine>;
}

/** Lines with the same lane, mode, carrier and transshipment. */
export interface LineGroup {
  key: string;
  line: RateLine;
  rows: ChargeRow[];
  /** True where all its lines have the same validity, which its heading names. */
  isDated: boolean;
  /** Transit of all its lines that have one; undefined where they differ. */
  transitDays: RateLine['transitDays'] | undefined;
}

/** Returns the only value; undefined for several and for none. */
function onlyOf<Value>(values: readonly Value[]): Value | undefined {
  return new Set(values.map((value) => JSON.stringify(value))).size === 1 ? values[0] : undefined;
}

const pricesOf = (line: RateLine | undefined) => line && JSON.stringify([line.rate, line.cost, line.breaks]);

/** All of a charge but its container and prices. */
function termsKey(line: RateLine): string {
  const { code, text, basis, of, container, currency, minimum, costMinimum, maximum } = line;
  const { minimumQuantity, freeDays, validFrom, validUntil, transitDays } = line;
  return JSON.stringify([
    ...[code, text, basis, of, container === null, currency, minimum, costMinimum, maximum],
    ...[minimumQuantity, freeDays, validFrom, validUntil, transitDays],
  ]);
}

/** Joins the lines of a charge that differ by their container and price alone; a line that is there twice is one. */
function rowsOf(lines: readonly RateLine[]): ChargeRow[] {
  const rows: (ChargeRow & { key: string })[] = [];
  for (const line of lines) {
    const { container } = line;
    const key = termsKey(line);
    const same = rows.filter((row) => row.key === key);
    if (same.some(({ byContainer }) => pricesOf(byContainer.get(container)) === pricesOf(line))) continue;
    const row = same.find(({ byContainer }) => !byContainer.has(container));
    if (row) row.byContainer.set(container, line);
    else rows.push({ key, line, byContainer: new Map([[container, line]]) });
  }
  return rows;
}

/** Returns the lanes of lines in the order of the sheet, each with its charges. */
export function groupsOf(lines: readonly RateLine[]): LineGroup[] {
  const byKey = Map.groupBy(lines, ({ from, to, mode, carrier, via }) =>
    JSON.stringify([from, to, mode, carrier, via]),
  );
  return [...byKey].map(([key, ofLane]) => {
    const [line] = ofLane as [RateLine];
    const isDated = onlyOf(ofLane.map(({ validFrom, validUntil }) => [validFrom, validUntil])) !== undefined;
    const transits = ofLane.map(({ transitDays }) => transitDays).filter((days) => days !== null);
    return { key, line, rows: rowsOf(ofLane), isDated, transitDays: onlyOf(transits) };
  });
}

/**
 * Returns the line of a charge that prices a container. A charge of any container prices each one for which the lane has
 * no line of that charge with the same validity.
 */
export function lineOf({ line, byContainer }: ChargeRow, container: Container, { rows }: LineGroup) {
  const own = byContainer.get(container);
  if (own || line.container !== null || line.basis !== 'container') return own;
  const hasOther = rows.some(
    ({ line: { code, validFrom, validUntil }, byContainer: others }) =>
      others.has(container) &&
      code === line.code &&
      validFrom === line.validFrom &&
      validUntil === line.validUntil,
  );
  return hasOther ? undefined : line;
}

/** Returns the containers of lines in the usual order. */
export function containersIn(lines: readonly RateLine[]): Container[] {
  return containerCodes.filter((code) => lines.some(({ container }) => container === code));
}
