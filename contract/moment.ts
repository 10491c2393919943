import type { Company } from './company.ts';
import { dateTimeFormat } from './format.ts';
import { type Locale, languageTagOf } from './locale.ts';

/**
 * The time of day of an instant (ms since 1970) and its zone, apart, on the reader's own clock where no zone is named; a
 * full hour of the 12-hour clock stands without minutes. A zone is called what it is behind an hour: "Eastern", "hora del
 * Este", "horário do Leste". Neither part breaks over two lines; browsers differ in the space before "PM".
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
  const textOf = (isZone: boolean) =>
    parts
      .filter(({ type }) => (type === 'timeZoneName') === isZone)
      .map(({ value }) => value)
      .join('')
      .replace(' Time', '')
      .replace('Horário', 'horário')
      .replace('oriental', 'del Este')
      .trim()
      .replace(/\s/g, '\u00a0');
  return { time: textOf(false), zone: textOf(true) };
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

/** Spanish has its dates in full, without a comma: within a sentence, "el mar, 24 nov" reads as the sea. */
const dateLengths: Record<Locale, 'short' | 'long'> = { en: 'short', es: 'long', pt: 'short' };

function dateIn(locale: Locale, instant: number, timeZone: string, withYear = false): string {
  const length = dateLengths[locale];
  const date = dateTimeFormat(languageTagOf(locale), {
    timeZone,
    weekday: length,
    month: length,
    day: 'numeric',
    ...(withYear && { year: 'numeric' }),
  }).format(instant);
  return length === 'long' ? date.replace(',', '') : date;
}

/** An instant (ms since 1970) on one clock: "Mon, Nov 23, 6 PM Eastern". One that may be far off is given with its year. */
export function momentIn(instant: number, timeZone: string, locale: Locale, withYear = false): string {
  return `${dateIn(locale, instant, timeZone, withYear)}, ${timeAndZone(locale, instant, timeZone)}`;
}

/**
 * The same for a reader whose own clock is not known, as in an e-mail, with the clock of the office’s own place
 * in brackets: "Mon, Nov 23, 6 PM Eastern (5 PM Central)". Its spaces are plain.
 */
export function momentInBothZones(instant: number, zones: Zones, locale: Locale): string {
  const plain = (text: string) => text.replace(/\s/g, ' ');
  const official = plain(momentIn(instant, zones.official, locale));
  const local = plain(timeAndZone(locale, instant, zones.local));
  if (official.endsWith(local)) return official;
  const localDate = plain(dateIn(locale, instant, zones.local));
  return `${official} (${official.startsWith(localDate) ? '' : `${localDate}, `}${local})`;
}

/** The day of an instant (ms since 1970) on one clock: "Nov 23, 2026". */
export function dayOf(instant: number, timeZone: string, locale: Locale): string {
  return dateTimeFormat(languageTagOf(locale), { timeZone, dateStyle: 'medium' }).format(instant);
}
