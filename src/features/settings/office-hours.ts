import type { Company } from '../../platform/company.ts';
import { type Locale, languageTagOf } from '../../platform/i18n/locale.ts';
import { dateTimeFormat, listIn } from '../../platform/values/format.ts';
import { timeIn } from '../../platform/values/moment.ts';
import { instantOf } from './business-hours.ts';

/** A Monday: the two zones of an office seldom differ in clock changes. */
const sampleDate = '2026-03-02';

const through: Record<Locale, string> = { en: '–', es: ' a ', pt: ' a ' };

function daysIn(locale: Locale, days: number[]): string {
  const weekday = dateTimeFormat(languageTagOf(locale), { weekday: 'long', timeZone: 'UTC' });
  const names = [...days]
    .sort((a, b) => a - b)
    .map((day) => weekday.format(Date.parse(sampleDate) + (day - 1) * 24 * 60 * 60_000));
  const isRun = days.length > 2 && Math.max(...days) - Math.min(...days) === days.length - 1;
  return isRun ? `${names[0]}${through[locale]}${names.at(-1)}` : listIn(locale, names);
}

/** Returns the office hours in their official zone and in the zone of the office's location. */
export function officeHoursIn(
  locale: Locale,
  { hours, localTimeZone }: Company,
): { days: string; official: string; local: string } {
  const on = (timeZone: string) => {
    const [opens, closes] = [hours.opens, hours.closes].map((time) =>
      timeIn(locale, instantOf(sampleDate, time, hours.timeZone), timeZone),
    );
    return `${opens?.time}\u2060–\u2060${closes?.time} ${closes?.zone}`;
  };
  return { days: daysIn(locale, hours.days), official: on(hours.timeZone), local: on(localTimeZone) };
}
