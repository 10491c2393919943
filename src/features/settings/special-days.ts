import type { DayHours } from '#platform/company.ts';
import { defaultLocale, type Locale, languageTagOf } from '#platform/i18n/locale.ts';
import { dateTimeFormat } from '#platform/values/format.ts';
import { timeIn } from '#platform/values/moment.ts';
import { daysAfter, instantOf } from './business-hours.ts';
import type { Settings } from './settings.ts';

/** Days ahead that visitors read. */
const shownDays = 14;

/**
 * Returns the days of the next two weeks on which an owner changed the hours of an office, in their order:
 * “Fri, Nov 27: closed (Storm)”. The reason, which owners write in English, is on pages in English alone.
 */
export function specialDays(
  office: Settings['offices'][number] | undefined,
  today: string,
  locale: Locale,
  closed: string,
): string[] {
  if (!office) return [];
  const { timeZone } = office.hours;
  const weekday = dateTimeFormat(languageTagOf(locale), {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
  const last = daysAfter(today, shownDays);
  const spanOf = (date: string, hours: DayHours) =>
    hours.map((time) => timeIn(locale, instantOf(date, time, timeZone), timeZone).time).join('\u2060–\u2060');
  const hasNotes = locale === defaultLocale;
  return office.days
    .filter(({ date }) => today <= date && date <= last)
    .sort((a, b) => a.date.localeCompare(b.date))
    .map(({ date, hours, note }) => {
      const open = hours ? spanOf(date, hours) : closed;
      return `${weekday.format(Date.parse(date))}: ${open}${hasNotes && note ? ` (${note})` : ''}`;
    });
}
