import type { Company } from './company.ts';
import { dateTimeFormat } from './format.ts';
import { type Locale, languageTagOf } from './locale.ts';

/** What a time zone is called behind an hour: "6 PM Eastern", "6 p.m. hora oriental", "18:00 horário do Leste". */
function shortZone(name: string): string {
  return name.replace(/ Time$/, '').replace(/^Horário/, 'horário');
}

/**
 * The time of day of an instant (ms since 1970) and its zone, apart, on the reader's own clock where no zone is named; a
 * full hour of the 12-hour clock stands without minutes. Browsers differ in the space before "PM".
 */
export function timeIn(
  locale: Locale,
  instant: number,
  timeZone: string | undefined,
): { time: string; zone: string } {
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
    zone: shortZone(textOf((type) => type === 'timeZoneName')),
  };
}

function timeAndZone(locale: Locale, instant: number, timeZone: string): string {
  const { time, zone } = timeIn(locale, instant, timeZone);
  return `${time} ${zone}`;
}

/** The clocks that a moment is shown on: that of the office's hours, and that of the office’s own place. */
export interface Zones {
  official: string;
  local: string;
}

/** The two clocks of a company. */
export function zonesOf({ hours, localTimeZone }: Pick<Company, 'hours' | 'localTimeZone'>): Zones {
  return { official: hours.timeZone, local: localTimeZone };
}

function dateIn(locale: Locale, instant: number, timeZone: string, year?: 'with-year'): string {
  return dateTimeFormat(languageTagOf(locale), {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    ...(year && { year: 'numeric' }),
  }).format(instant);
}

/** An instant (ms since 1970) on one clock: "Mon, Nov 23, 6 PM Eastern". One that may be far off is given with its year. */
export function momentIn(instant: number, timeZone: string, locale: Locale, year?: 'with-year'): string {
  return `${dateIn(locale, instant, timeZone, year)}, ${timeAndZone(locale, instant, timeZone)}`;
}

/**
 * The same for a reader whose own clock is not known, as in an e-mail, with the clock of the office’s own place
 * in brackets: "Mon, Nov 23, 6 PM Eastern (5 PM Central)".
 */
export function momentInBothZones(instant: number, zones: Zones, locale: Locale): string {
  const official = momentIn(instant, zones.official, locale);
  const local = timeAndZone(locale, instant, zones.local);
  if (official.endsWith(local)) return official;
  const localDate = dateIn(locale, instant, zones.local);
  return `${official} (${official.startsWith(localDate) ? '' : `${localDate}, `}${local})`;
}

/** The day of an instant (ms since 1970) on one clock: "Nov 23, 2026". */
export function dayOf(instant: number, timeZone: string, locale: Locale): string {
  return dateTimeFormat(languageTagOf(locale), { timeZone, dateStyle: 'medium' }).format(instant);
}
