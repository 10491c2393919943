import { dateAt } from '#features/settings/business-hours.ts';
import { useDeskClock } from './desk-time.tsx';

/** Returns today's date on the calendar of the office, YYYY-MM-DD. */
export function useToday(): string {
  const { timeZone, now } = useDeskClock();
  return dateAt(now, timeZone);
}
