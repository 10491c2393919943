import { instantOf } from '../../../contract/office-clock.ts';

const day = 24 * 3_600_000;

/** A week's Monday (YYYY-MM-DD), and the instants at which it begins and ends. */
export interface Week {
  start: string;
  from: number;
  to: number;
}

/** The weeks up to an instant on a zone's calendar, from Monday to Sunday, the oldest first; the last one is not over. */
export function weeksUpTo(now: number, count: number, timeZone: string): Week[] {
  const today = Date.parse(new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now));
  const monday = today - ((new Date(today).getUTCDay() + 6) % 7) * day;
  const dates = Array.from({ length: count + 1 }, (_, index) =>
    new Date(monday + (index + 1 - count) * 7 * day).toISOString().slice(0, 10),
  );
  const starts = dates.map((start) => ({ start, at: instantOf(start, '00:00', timeZone) }));
  return starts
    .slice(0, -1)
    .map(({ start, at }, index) => ({ start, from: at, to: starts[index + 1]?.at ?? now }));
}
