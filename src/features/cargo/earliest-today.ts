import { hour } from '#platform/values/durations.ts';

/** Days end last at UTC−12. */
const lastZoneMs = 12 * hour;

/** Returns the day before which every date has passed in every time zone. */
export function earliestToday(now: number): string {
  return new Date(now - lastZoneMs).toISOString().slice(0, 10);
}
