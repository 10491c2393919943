import type { Company } from './company.ts';
import { dateTimeFormat } from './format.ts';
import { type Locale, languageTagOf } from './locale.ts';

/** What a time zone's name is shortened by: "Eastern Time" stands as "Eastern" behind an hour. */
const zoneSuffix: Record<Locale, RegExp> = { en: / Time$/ };

/**
 * The time of day of an instant (ms since 1970) and its zone, apart; a full hour of the 12-hour clock stands without
 * minutes. Browsers differ in the space before "PM".
 */
export function timeIn(locale: Locale, instant: number, timeZone: string): { time: string; zone: string } {
  const options = { timeZone, hour: 'numeric', minute: '2-digit', timeZoneName: 'longGeneric' } as const;
  const all = dateTimeFormat(languageTagOf(locale), options).formatToParts(instant);
  const minute = all.findIndex(({ type, value }) => type === 'minute' && value === '00');
  const isFullHour = minute > 0 && all.some(({ type }) => type === 'dayPeriod');
  const parts = isFullHour ? all.toSpliced(minute - 1, 2) : all;
  const textOf = (isWanted: (type: string) => boolean) =>
    parts
      .filter(({ type }) => isWanted(type))
      .map(({ value }) => value)
      .join('')
      .replace(/\s/g, ' ')
      .trim();
  return {
    time: textOf((type) => type !== 'timeZoneName'),
    zone: textOf((type) => type === 'timeZoneName').replace(zoneSuffix[locale], ''),
  };
}

function timeAndZone(locale: Locale, instant: number, timeZone: string): string {
  const { time, zone } = timeIn(locale, instant, timeZone);
  return `${time} ${zone}`;
}

/** The clocks that a moment is shown on: that of the office's hours, and that of the place the office stands in. */
export interface Zones {
  official: string;
  local: string;
}

/** The two clocks of a company. */
export function zonesOf({ hours, localTimeZone }: Pick<Company, 'hours' | 'localTimeZone'>): Zones {
  return { official: hours.timeZone, local: localTimeZone };
}

/**
 * An instant (ms since 1970) on the clock of the office's hours, and in brackets on the clock of the place it stands
 * in: "Mon, Nov 23, 6 PM Eastern (5 PM Central)". One that may be far off is given with its year.
 */
export function momentInBothZones(instant: number, zones: Zones, locale: Locale, year?: 'with-year'): string {
  const inZone = (timeZone: string) => ({
    date: dateTimeFormat(languageTagOf(locale), {
      timeZone,
      weekday: 'short',
      month: 'short',
      day: 'numeric',
      ...(year && { year: 'numeric' }),
    }).format(instant),
    time: timeAndZone(locale, instant, timeZone),
  });
  const [official, local] = [inZone(zones.official), inZone(zones.local)];
  if (local.time === official.time) return `${official.date}, ${official.time}`;
  const localDate = local.date === official.date ? '' : `${local.date}, `;
  return `${official.date}, ${official.time} (${localDate}${local.time})`;
}

/** The day of an instant (ms since 1970) on one clock: "Nov 23, 2026". */
export function dayOf(instant: number, timeZone: string, locale: Locale): string {
  return dateTimeFormat(languageTagOf(locale), { timeZone, dateStyle: 'medium' }).format(instant);
}

/** The day and the time of an instant (ms since 1970) on one clock: "Nov 23, 2026, 6 PM Eastern". */
export function dayAndTimeOf(instant: number, timeZone: string, locale: Locale): string {
  return `${dayOf(instant, timeZone, locale)}, ${timeAndZone(locale, instant, timeZone)}`;
}
