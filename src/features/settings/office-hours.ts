import type { Company, DayHours, Weekday } from '#platform/company.ts';
import { type Locale, languageTagOf } from '#platform/i18n/locale.ts';
import { dateTimeFormat, listIn } from '#platform/values/format.ts';
import { timeIn } from '#platform/values/moment.ts';
import { weekGroups } from '#platform/values/usual-hours.ts';
import { instantOf } from './business-hours.ts';

/** A Monday: the two zones of an office seldom differ in clock changes. */
const sampleDate = '2026-03-02';

const through: Record<Locale, string> = { en: '–', es: ' a ', pt: ' a ' };

function daysIn(locale: Locale, days: Weekday[]): string {
  const weekday = dateTimeFormat(languageTagOf(locale), { weekday: 'long', timeZone: 'UTC' });
  const numbers = days.map(Number);
  const names = numbers.map((day) => weekday.format(Date.parse(sampleDate) + (day - 1) * 24 * 60 * 60_000));
  const isRun = days.length > 2 && Math.max(...numbers) - Math.min(...numbers) === days.length - 1;
  return isRun ? `${names[0]}${through[locale]}${names.at(-1)}` : listIn(locale, names);
}

/**
 * Returns the days with the usual hours, and the hours in their official zone and in the zone of the office's location;
 * `local` is empty where both are one. Days with other hours follow: "9 AM–5 PM Pacific, Saturday 9 AM–12 PM".
 */
export function officeHoursIn(
  locale: Locale,
  { hours, localTimeZone }: Pick<Company, 'hours' | 'localTimeZone'>,
): { days: string; official: string; local: string } {
  const [usual, ...others] = weekGroups(hours);
  if (!usual) throw new Error('The settings leave no open day in a week.');
  const on = (timeZone: string) => {
    const timesOf = (open: DayHours) =>
      open.map((time) => timeIn(locale, instantOf(sampleDate, time, hours.timeZone), timeZone));
    const spanOf = (open: DayHours) =>
      timesOf(open)
        .map(({ time }) => time)
        .join('\u2060–\u2060');
    const rest = others.map((group) => `, ${daysIn(locale, group.days)} ${spanOf(group.hours)}`);
    return `${spanOf(usual.hours)} ${timesOf(usual.hours)[0]?.zone}${rest.join('')}`;
  };
  const [official, local] = [on(hours.timeZone), on(localTimeZone)];
  return { days: daysIn(locale, usual.days), official, local: local === official ? '' : local };
}
