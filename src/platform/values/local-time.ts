import { type Locale, languageTagOf } from '../i18n/locale.ts';
import { day, hour } from './durations.ts';
import { dateTimeFormat } from './format.ts';
import { timeIn } from './moment.ts';

/** Local time of a place: YYYY-MM-DD or YYYY-MM-DDTHH:MM. */
export type LocalTime = string;

export function dayPart(time: LocalTime): string {
  return time.slice(0, 10);
}

/** Compares the dates when one of the times has no time of day. */
export function isLater(time: LocalTime, than: LocalTime): boolean {
  const length = Math.min(time.length, than.length);
  return time.slice(0, length) > than.slice(0, length);
}

/** Returns the calendar days between two times. */
export function daysBetween(from: LocalTime, to: LocalTime): number {
  return Math.round((Date.parse(dayPart(to)) - Date.parse(dayPart(from))) / day);
}

/** Adds days and keeps the time of day. */
export function movedByDays(time: LocalTime, days: number): LocalTime {
  const moved = new Date(Date.parse(dayPart(time)) + days * day).toISOString();
  return dayPart(moved) + time.slice(10);
}

/**
 * Formats a local time: "Mon, Dec 14, 6:30 PM", "lun, 14 dic, 18:30", with the year when it differs from `thisYear`.
 * The zone is that of the adjacent place, and is not named.
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

/**
 * Returns true for a time that is in the future in every zone, because that of the place is unknown. `now` is in
 * milliseconds since 1970.
 */
export function isFuture(time: LocalTime, now: number): boolean {
  return isLater(time, new Date(now + earliestZoneMs).toISOString().slice(0, 16));
}
