import type { OfficeHours } from '../../../contract/company.ts';
import { officeAt } from '../../../contract/office-clock.ts';

interface Mark {
  at: number;
  /** Opening time up to here. */
  counted: number;
  open: boolean;
}

/** Every moment of a period at which the office opens or closes. */
function marksBetween(from: number, to: number, hours: OfficeHours): Mark[] {
  const marks: Mark[] = [];
  let counted = 0;
  for (let at = from; at < to || marks.length === 0; ) {
    const { open, changesAt } = officeAt(at, hours);
    marks.push({ at, counted, open });
    if (open) counted += changesAt - at;
    at = changesAt;
  }
  return marks;
}

/** The last mark that is not after an instant. */
function markBefore(marks: Mark[], instant: number): Mark | undefined {
  let [low, high] = [0, marks.length];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((marks[middle]?.at ?? 0) <= instant) low = middle;
    else high = middle;
  }
  return marks[low];
}

/**
 * Measures opening time within a period: the same as `businessTimeBetween`, which walks through the calendar each time,
 * where thousands are asked for. What lies outside the period is taken for its edge.
 */
export function openTimeWithin(
  period: { from: number; to: number },
  hours: OfficeHours,
): (from: number, to: number) => number {
  const marks = marksBetween(period.from, period.to, hours);
  const upTo = (instant: number) => {
    const inside = Math.min(Math.max(instant, period.from), period.to);
    const mark = markBefore(marks, inside);
    return mark ? mark.counted + (mark.open ? inside - mark.at : 0) : 0;
  };
  return (from, to) => upTo(to) - upTo(from);
}
