import { type Locale, languageTagOf } from '../i18n/locale.ts';
import { dateTimeFormat } from './format.ts';

/** "6 PM" needs the 12-hour clock; other locales write "18:00" or, in Brazil, "18h". */
const hourCycles: Record<Locale, 'h12' | 'h23'> = { en: 'h12', es: 'h23', pt: 'h23' };

/**
 * Returns the time of day of an instant (ms since 1970) and its zone, on the reader's clock when no zone is named. Full
 * hours have no minutes, except in Spanish. Zones read "Eastern", "hora del Este", "horário do Leste". Neither part
 * breaks over two lines; browsers differ in the space before "PM".
 */
export function timeIn(
  locale: Locale,
  instant: number,
  timeZone: string | undefined,
): { time: string; zone: string } {
  const options = { timeZone, hour: 'numeric', minute: '2-digit', timeZoneName: 'longGeneric' } as const;
  const format = dateTimeFormat(languageTagOf(locale), { ...options, hourCycle: hourCycles[locale] });
  const parts = Object.fromEntries(
    format.formatToParts(instant).map(({ type, value }) => [type, value.replace(/\s/g, '\u00a0')]),
  );
  const { hour = '', minute = '', dayPeriod = '', timeZoneName = '' } = parts;
  const isFull = minute === '00';
  const shortHour = hour.replace(/^0(?=\d)/, '');
  const times: Record<Locale, string> = {
    en: `${shortHour}${isFull ? '' : `:${minute}`}\u00a0${dayPeriod}`,
    es: `${shortHour}:${minute}`,
    pt: `${shortHour}h${isFull ? '' : minute}`,
  };
  // "Colombia Standard Time", "hora estándar de Colombia", "Horário Padrão de Brasília": these zones have no generic
  // name.
  const zone = timeZoneName
    .replace('\u00a0Time', '')
    .replace(/(?<!Eastern|Central|Mountain|Pacific)\u00a0Standard/, '')
    .replace('Horário', 'horário')
    .replace(/\u00a0(?:estándar|Padrão)(?=\u00a0d)/, '')
    .replace('Padrão', 'padrão')
    .replace('horário\u00a0Central', 'horário\u00a0central')
    .replace('oriental', 'del\u00a0Este');
  return { time: times[locale], zone };
}

const beforeZone: Record<Locale, string> = { en: ' ', es: ', ', pt: ', ' };

/** Returns the time with its zone: "6 PM Eastern", "18:00, hora del Este", "18h, horário do Leste". */
function timeAndZone(locale: Locale, instant: number, timeZone: string | undefined): string {
  const { time, zone } = timeIn(locale, instant, timeZone);
  return time + beforeZone[locale] + zone;
}

/**
 * Time zones of the office hours, of the office's location, and of the customer when it is known
 * (src/features/requests/customer-zone.ts).
 */
export interface Zones {
  official: string;
  local: string;
  own?: string | null | undefined;
  /** City of the office's location, where the page shows it. */
  city?: string;
  /** Usual hours of the office with the official zone, for the dial: “09:00 18:00 America/New_York”. */
  open?: string;
}

/** Spanish and Portuguese write dates in full: within a sentence, "el mar, 24 nov" reads as the sea. */
const dateLengths: Record<Locale, 'short' | 'long'> = { en: 'short', es: 'long', pt: 'long' };

const hasCommaBeforeDate: Record<Locale, boolean> = { en: true, es: false, pt: true };

function dateIn(
  locale: Locale,
  instant: number,
  timeZone: string | undefined,
  withYear = false,
  length = dateLengths[locale],
): string {
  const date = dateTimeFormat(languageTagOf(locale), {
    timeZone,
    weekday: length,
    month: length,
    day: 'numeric',
    ...(withYear && { year: 'numeric' }),
  }).format(instant);
  return hasCommaBeforeDate[locale] ? date : date.replace(',', '');
}

/** Returns the words between a date and a time of day; one o'clock is singular, and in Portuguese midnight is too. */
function beforeTime(locale: Locale, time: string): string {
  const hour = Number.parseInt(time, 10);
  const prepositions: Record<Locale, string> = {
    en: ', ',
    es: hour === 1 ? ' a la\u00a0' : ' a las\u00a0',
    pt: hour < 2 ? ', à\u00a0' : ', às\u00a0',
  };
  return prepositions[locale];
}

/**
 * Formats an instant (ms since 1970) to stand alone or after "by": "Mon, Nov 23, 6 PM Eastern", "lunes 23 de noviembre
 * a las 18:00, hora del Este", "segunda-feira, 23 de novembro, às 18h, horário do Leste". The year is added to distant
 * dates.
 */
export function momentIn(
  instant: number,
  timeZone: string | undefined,
  locale: Locale,
  withYear = false,
): string {
  const time = timeAndZone(locale, instant, timeZone);
  return dateIn(locale, instant, timeZone, withYear) + beforeTime(locale, time) + time;
}

export function shortDateIn(locale: Locale, instant: number, timeZone: string | undefined): string {
  return dateIn(locale, instant, timeZone, false, 'short').replace(' de ', ' ');
}

/** Formats an instant for large type: "Mon, Nov 23, 6 PM", "lun 23 nov, 18:00", "seg., 23 nov., 18h", with its zone if asked. */
export function shortMomentIn(
  instant: number,
  timeZone: string | undefined,
  locale: Locale,
  withZone = false,
): string {
  const time = withZone ? timeAndZone(locale, instant, timeZone) : timeIn(locale, instant, timeZone).time;
  return `${shortDateIn(locale, instant, timeZone)}, ${time}`;
}

interface TwoZones {
  official: string;
  /** The reader's, where none is named. */
  beside: string | undefined;
}

/** Formats an instant in a second zone: only the time when both zones show the same day; empty when both read alike. */
function secondMoment(instant: number, { official, beside }: TwoZones, locale: Locale): string {
  const time = timeAndZone(locale, instant, beside);
  if (time === timeAndZone(locale, instant, official)) return '';
  const isSameDay = dateIn(locale, instant, official) === dateIn(locale, instant, beside);
  return isSameDay ? time : momentIn(instant, beside, locale);
}

/** Formats an instant on the clock of a page's reader; empty when it agrees with the office's, whatever its zone is called. */
export function momentBeside(instant: number, zones: TwoZones, locale: Locale): string {
  const [official, beside] = [zones.official, zones.beside].map(
    (zone) => dateIn(locale, instant, zone) + timeIn(locale, instant, zone).time,
  );
  return official === beside ? '' : secondMoment(instant, zones, locale);
}

/**
 * Formats an instant for a reader whose zone is unknown, as in an e-mail, with the customer's time, else that of the
 * office's location, in parentheses: "Mon, Nov 23, 6 PM Eastern (5 PM Central)". Its spaces are plain.
 */
export function momentInBothZones(instant: number, { official, local, own }: Zones, locale: Locale): string {
  const beside = secondMoment(instant, { official, beside: own ?? local }, locale);
  const text = momentIn(instant, official, locale);
  return (beside ? `${text} (${beside})` : text).replace(/\s/g, ' ');
}

/** Returns the day of an instant (ms since 1970): "Nov 23, 2026". */
export function dayOf(instant: number, timeZone: string, locale: Locale): string {
  return dateTimeFormat(languageTagOf(locale), { timeZone, dateStyle: 'medium' }).format(instant);
}
