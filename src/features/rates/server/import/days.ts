import { fold } from '#platform/values/fold.ts';
import { ownEntry } from '#platform/values/own-entry.ts';
import type { Cell } from './cells.ts';

/** The part of a date with two numbers that comes first. */
export type DateOrder = 'day-first' | 'month-first';

/** The serial number of 1 January 1970 in spreadsheets, which count days from the end of 1899. */
const epochSerial = 25_569;
/** Serial numbers of the years 2000 to 2099: other numbers are no dates of a tariff. */
const serials = { first: 36_526, last: 73_050 };

/** Beginnings of the names of months in English, Spanish, Portuguese, German and French. */
const monthNames: Record<string, number> = Object.fromEntries(
  [
    'jan ene janv januar',
    'feb fev fevr',
    'mar maerz mrz mars',
    'apr abr avr',
    'may mai',
    'jun juin',
    'jul juil',
    'aug ago aou',
    'sep set sept',
    'oct out okt',
    'nov',
    'dec dic dez',
  ].flatMap((names, index) => names.split(' ').map((name) => [name, index + 1])),
);

function monthNamed(text: string): number {
  const name = fold(text);
  return (
    [name, name.slice(0, 4), name.slice(0, 3)]
      .map((written) => ownEntry(monthNames, written))
      .find(Boolean) ?? 0
  );
}

function isoDay(year: string, month: number, day: number): Cell<string> {
  const iso = [year.padStart(4, '20'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join(
    '-',
  );
  const time = Date.parse(`${iso}T00:00:00Z`);
  const isDay = !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso);
  return isDay ? { value: iso } : { problem: 'date' };
}

/** Two numbers and a year: 01/12/2026, 1.12.26, 1-12-2026. */
const twoNumbers = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})$/;

const withoutTime = (text: string) =>
  text.replace(/[T ]+\d{1,2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?: ?[AP]M)?Z?$/i, '').trim();

/** Returns the order that a date shows; null for one without two numbers, or whose readings are the same. */
export function dateOrderOf(text: string): DateOrder | 'either' | null {
  const [, first = '', , second = ''] = twoNumbers.exec(withoutTime(text.trim())) ?? [];
  const [one, other] = [Number(first), Number(second)];
  if (first === '' || one === other) return null;
  if (one > 12) return 'day-first';
  return other > 12 ? 'month-first' : 'either';
}

const toWord = /\s+(?:to|until|till|thru|through|al?|hasta|ate|até|bis)\s+|\s+-\s+|\s*[–—]\s*/i;

const nameWithYear = /(?:^|[\s.\-/])(\p{L}{3,10})\.?(?:[\s,.\-/]+(?:(?:de|del) )?(20\d\d|\d{2}))?$/u;

/**
 * Returns the two days of a period in one cell; the first takes the month and the year of the second where it has none: `1 al
 * 15 de diciembre de 2026`, `15 Dec - 5 Jan 2027`. Null for any other text.
 */
export function periodIn(text: string): [from: string, until: string] | null {
  const plain = text.trim().replace(/^(?:from|del?|desde|valid) /i, '');
  const [, first = '', last = '', rest = ''] =
    /^(\d{1,2})\s?[-–]\s?(\d{1,2})((?: (?:de|of))? \p{L}{3,10}.*)$/iu.exec(plain) ?? [];
  const parts = first === '' ? plain.split(toWord) : [first, last + rest];
  const [from = '', until = '', more] = parts;
  if (until === '' || more !== undefined || !/^\d|^\p{L}{3,10}\.? \d/u.test(from) || !/\d/.test(until))
    return null;
  if (twoNumbers.test(from) || /\d{4}/.test(from)) return [from, until];
  const [, month = '', year = ''] = nameWithYear.exec(until) ?? [];
  if (month === '' || monthNamed(month) === 0) return null;
  const [, ownMonth = '', ownYear = ''] = nameWithYear.exec(from) ?? [];
  if (ownMonth !== '' && ownYear !== '') return [from, until];
  const isYearBefore = ownMonth !== '' && monthNamed(ownMonth) > monthNamed(month);
  const yearOf = year === '' ? '' : ` ${isYearBefore ? Number(year) - 1 : year}`;
  return [ownMonth === '' ? `${from} ${month}${yearOf}` : `${from}${yearOf}`, until];
}

/** Returns true for a day and a month in words without a year. */
export function lacksYear(text: string): boolean {
  return dayWithoutYear.test(withoutTime(text.trim()));
}

const dayWithoutYear = /^(\d{1,2})[ .\-/]*(?:(?:de|of) )?(\p{L}{3,10})\.?$/iu;

/**
 * Reads a day: 2026-12-31, 20261231, 2026/12/31, 12/31/2026 or 31.12.2026 by what it shows, else by the order of the file,
 * 31-Dec-2026, Dec 31 2026 or 31 de diciembre de 2026, the last five also with two digits of the year, or a spreadsheet’s
 * serial number. `year` is that of days without one.
 */
export function dayIn(written: string, order: DateOrder | null = 'month-first', year = ''): Cell<string> {
  const withYear = lacksYear(written) && year !== '' ? `${withoutTime(written.trim())} ${year}` : written;
  const text = withoutTime(withYear.trim());
  if (/^\d{5}(?:\.\d+)?$/.test(text)) {
    const serial = Math.floor(Number(text));
    if (serial < serials.first || serial > serials.last) return { problem: 'date' };
    return { value: new Date((serial - epochSerial) * 86_400_000).toISOString().slice(0, 10) };
  }
  const yearFirst =
    /^(20\d\d)([-/.])(\d{1,2})\2(\d{1,2})$/.exec(text) ?? /^(20\d\d)()(\d\d)(\d\d)$/.exec(text);
  if (yearFirst) return isoDay(yearFirst[1] ?? '', Number(yearFirst[3]), Number(yearFirst[4]));
  const numbers = twoNumbers.exec(text);
  if (numbers) {
    const [, first, , second, ofText = ''] = numbers;
    const [one, other] = [Number(first), Number(second)];
    const shown = dateOrderOf(text) ?? 'day-first';
    const read = shown === 'either' ? order : shown;
    if (read === null) return { problem: 'date-ambiguous' };
    return read === 'day-first' ? isoDay(ofText, other, one) : isoDay(ofText, one, other);
  }
  const [, day = '', name = '', yearBehind = ''] =
    /^(\d{1,2})(?:st|nd|rd|th|º|°|ro)?[ .\-/]*(?:(?:de|of) )?([\p{L}]{3,10})[ .,\-/]*(?:(?:de|del) )?(\d{4}|\d{2})$/iu.exec(
      text,
    ) ?? [];
  if (day !== '') return isoDay(yearBehind, monthNamed(name), Number(day));
  const [, month = '', dayAfter = '', yearAfter = ''] =
    /^([\p{L}]{3,10})[ .\-/]*(\d{1,2})(?:st|nd|rd|th)?(?:, ?|[ \-/]+)(?:(?:de|del) )?(\d{4}|\d{2})$/iu.exec(
      text,
    ) ?? [];
  return month === '' ? { problem: 'date' } : isoDay(yearAfter, monthNamed(month), Number(dayAfter));
}
