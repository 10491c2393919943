/** The middle of some measurements and how far they lie apart. */
export interface Spread {
  median: number;
  least: number;
  most: number;
}

/** The median; the mean of the two in the middle where their number is even. Throws when there is none. */
export function medianOf(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new RangeError('There are no values.');
  return (lower + upper) / 2;
}

/** Median, least and most. Throws when there is no value. */
export function spreadOf(values: number[]): Spread {
  return { median: medianOf(values), least: Math.min(...values), most: Math.max(...values) };
}

/** The value of each round divided by the yardstick's of the same round. Throws when the rounds differ in number. */
export function ratiosOf(values: number[], yardstick: number[]): number[] {
  if (values.length !== yardstick.length) throw new RangeError('The rounds differ in number.');
  return values.map((value, round) => value / (yardstick[round] as number));
}

/** A number with three significant digits, such as 0.123, 4.56, 78.9 or 12,345. */
export function short(value: number): string {
  if (value !== 0 && Math.abs(value) < 100) return String(Number(value.toPrecision(3)));
  return Math.round(value).toLocaleString('en');
}

/** `median (least–most)`. */
export function inShort({ median, least, most }: Spread): string {
  return `${short(median)} (${short(least)}–${short(most)})`;
}
