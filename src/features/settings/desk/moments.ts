import { company } from '../sample-company.ts';
import { longMoment } from '../strings/en/moments.ts';

/** Formats a time (ms since 1970) in the zone of the office hours: "Nov 23, 2026, 6:00 PM ET". */
export function momentOf(at: number): { text: string; at: number } {
  return { text: longMoment(at, company.hours.timeZone), at };
}
