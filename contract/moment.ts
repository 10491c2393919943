import type { Company } from './company.ts';
import { type Locale, languageTagOf } from './locale.ts';

/** A format takes longer to make than what it then formats; a company has two clocks. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(timeZone: string, language: Locale): Intl.DateTimeFormat {
  const key = `${language} ${timeZone}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(languageTagOf(language), {
      timeZone,
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'longGeneric',
    });
    formats.set(key, format);
  }
  return format;
}

function partsOf(instant: number, timeZone: string, language: Locale): Record<string, string> {
  const parts = formatFor(timeZone, language).formatToParts(instant);
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]));
}

function inZone(instant: number, timeZone: string, language: Locale) {
  const { weekday, day, month, year, hour, minute, dayPeriod, timeZoneName } = partsOf(
    instant,
    timeZone,
    language,
  );
  return {
    date: `${weekday} ${day} ${month} ${year}`,
    time: `${hour}:${minute} ${dayPeriod ?? ''} ${timeZoneName?.replace(/ Time$/, '')}`.replace(/\s+/g, ' '),
  };
}

/** The clocks that a moment is told on: that of the office's hours, and that of the place the office stands in. */
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
 * in: "Monday 23 November 2026, 6:00 PM Eastern (5:00 PM Central)".
 */
export function momentInBothZones(instant: number, zones: Zones, language: Locale): string {
  const official = inZone(instant, zones.official, language);
  const local = inZone(instant, zones.local, language);
  if (local.time === official.time) return `${official.date}, ${official.time}`;
  const localDate = local.date === official.date ? '' : `${local.date}, `;
  return `${official.date}, ${official.time} (${localDate}${local.time})`;
}

/** The day of an instant (ms since 1970) on one clock: "23 November 2026". */
export function dayOf(instant: number, timeZone: string, language: Locale): string {
  const { day, month, year } = partsOf(instant, timeZone, language);
  return `${day} ${month} ${year}`;
}

/** The day and the time of an instant (ms since 1970) on one clock: "23 November 2026, 6:00 PM Eastern". */
export function dayAndTimeOf(instant: number, timeZone: string, language: Locale): string {
  return `${dayOf(instant, timeZone, language)}, ${inZone(instant, timeZone, language).time}`;
}
