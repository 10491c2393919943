import { type Locale, languageTagOf } from '../../platform/i18n/locale.ts';
import { day, hour } from '../../platform/values/durations.ts';
import { dateTimeFormat } from '../../platform/values/format.ts';
import { timeIn } from '../../platform/values/moment.ts';

/** A day, or a day and time, on the clock of a place: YYYY-MM-DD or YYYY-MM-DDTHH:MM. */
export type LocalTime = string;

/** The day of a time on the clock of its place. */
export function dayPart(time: LocalTime): string {
  return time.slice(0, 10);
}

/** Whether one time is later than another: by the day where either is a day alone. */
export function isLater(time: LocalTime, than: LocalTime): boolean {
  const length = Math.min(time.length, than.length);
  return time.slice(0, length) > than.slice(0, length);
}

/** Days from one time to another, by the calendar. */
export function daysBetween(from: LocalTime, to: LocalTime): number {
  return Math.round((Date.parse(dayPart(to)) - Date.parse(dayPart(from))) / day);
}

/** A time some days later, or earlier, at the same time of day. */
export function movedByDays(time: LocalTime, days: number): LocalTime {
  const moved = new Date(Date.parse(dayPart(time)) + days * day).toISOString();
  return dayPart(moved) + time.slice(10);
}

/**
 * A time on the clock of its place as people read it: "Mon, Dec 14, 6:30 PM", "lun, 14 dic, 18:30", with its year where it
 * is not that of `thisYear`. Its zone is that of the place beside it, and stays unnamed.
 */
export function localTimeIn(time: LocalTime, locale: Locale, thisYear: number): string {
  const instant = Date.parse(time.length > 10 ? `${time}Z` : time);
  const isOtherYear = Number(time.slice(0, 4)) !== thisYear;
  const date = dateTimeFormat(languageTagOf(locale), {
    timeZone: 'UTC',
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    ...(isOtherYear && { year: 'numeric' }),
  }).format(instant);
  if (time.length <= 10) return date;
  return `${date}, ${timeIn(locale, instant, 'UTC').time}`;
}

/** UTC+14, where each day begins first. */
const earliestZoneMs = 14 * hour;

/** Whether a time is in the future everywhere, as the zone of its place is not known. `now`: milliseconds since 1970. */
export function isFuture(time: LocalTime, now: number): boolean {
  return isLater(time, new Date(now + earliestZoneMs).toISOString().slice(0, 16));
}
