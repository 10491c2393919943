import { deskLocale, languageTagOf } from '../../../platform/i18n/locale.ts';
import { dateTimeFormat } from '../../../platform/values/format.ts';
import { company } from '../sample-company.ts';
import { withinAnHour } from '../strings/en/moments.ts';

const format = dateTimeFormat(languageTagOf(deskLocale), {
  timeZone: company.hours.timeZone,
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'shortGeneric',
});

const hourFormat = dateTimeFormat(languageTagOf(deskLocale), {
  timeZone: company.hours.timeZone,
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  timeZoneName: 'shortGeneric',
});

const dateFormat = dateTimeFormat(languageTagOf(deskLocale), {
  timeZone: company.hours.timeZone,
  dateStyle: 'medium',
});

const hour = 60 * 60 * 1000;

/** Formats a time that is known to the hour, without minutes. */
export function hourOf(at: number, now: number): { text: string; at: number; isToTheHour: true } {
  const text = now - at <= hour ? withinAnHour : hourFormat.format(at);
  return { text, at, isToTheHour: true };
}

/** Formats a date (ms since 1970) in the zone of the office hours: "Nov 23, 2026". */
export function dateOf(at: number): string {
  return dateFormat.format(at);
}

/** Formats a time (ms since 1970) in the zone of the office hours: "Nov 23, 2026, 6:00 PM ET". */
export function momentOf(at: number): { text: string; at: number } {
  return { text: format.format(at), at };
}
