import Holidays from 'date-holidays';
import { deskLocale } from '#platform/i18n/locale.ts';
import { daysAfter } from '../business-hours.ts';
import type { Office } from '../settings.ts';

/** Years of holidays in a snapshot of the settings: more than a server runs without a restart. */
const yearsAhead = 3;

/** Returns the dates (YYYY-MM-DD) of the public holidays from `year` on that the office keeps, in their order. */
export function holidaysFrom(year: number, { holidays }: Pick<Office, 'holidays'>): string[] {
  if (!holidays) return [];
  return listHolidays(year, holidays.country, holidays.region)
    .filter(({ name }) => !holidays.open.includes(name))
    .map(({ date }) => date);
}

/**
 * Lists the public holidays of a country or region from `year` on, with those that are kept on another day. `name` is
 * what settings store; American readers read `title`.
 */
function listHolidays(
  year: number,
  country: string,
  region = '',
): { date: string; name: string; title: string }[] {
  const calendar = new Holidays(country, region);
  return Array.from({ length: yearsAhead }, (_, ahead) => calendar.getHolidays(year + ahead, deskLocale))
    .flat()
    .filter(({ type }) => type === 'public')
    .map(({ date, name: full }) => {
      const name = full.replace(' (substitute day)', '');
      return {
        date: date.slice(0, 10),
        name,
        title: country === 'US' ? name.replace('Labour', 'Labor') : name,
      };
    });
}

/** A holiday as a list shows it once: its next date and, where it is kept on another day too, that one. */
export interface ComingHoliday {
  name: string;
  title: string;
  dates: string[];
}

const longestShiftDays = 7;

/** Lists the coming holidays from a date (YYYY-MM-DD) on, each once. */
export function comingHolidays(today: string, country: string, region: string): ComingHoliday[] {
  const coming = new Map<string, ComingHoliday>();
  for (const { date, name, title } of listHolidays(Number(today.slice(0, 4)), country, region)) {
    if (date < today) continue;
    const known = coming.get(name);
    const first = known?.dates[0];
    if (!known) coming.set(name, { name, title, dates: [date] });
    else if (first && date <= daysAfter(first, longestShiftDays)) known.dates.push(date);
  }
  return [...coming.values()];
}

interface Place {
  /** Code. */
  value: string;
  title: string;
}

/** Lists countries with known holidays, and their regions. */
export function holidayPlaces(): (Place & { regions: Place[] })[] {
  const calendar = new Holidays();
  const list = (names: Record<string, string> | undefined) =>
    Object.entries(names ?? {})
      .map(([value, title]) => ({ value, title }))
      .sort((a, b) => a.title.localeCompare(b.title, deskLocale));
  return list(calendar.getCountries(deskLocale)).map((country) => ({
    ...country,
    regions: list(calendar.getStates(country.value, deskLocale)),
  }));
}

const calendars = new Map<string, Set<string>>();

/** Returns the public holidays of a country in a year and the two after it, from a cache; none for an unknown country. */
function holidaysOf(country: string, region: string, year: number): Set<string> {
  const key = `${country} ${region} ${year}`;
  const known = calendars.get(key);
  if (known) return known;
  const isKnown = Object.keys(new Holidays().getCountries()).includes(country);
  const days = new Set(isKnown ? listHolidays(year, country, region).map(({ date }) => date) : []);
  calendars.set(key, days);
  return days;
}

/** ISO weekdays on which the offices of a country are closed; Saturday and Sunday for an unknown one. */
function weekendOf(country: string | null): number[] {
  // TypeScript's library has no Intl.Locale.getWeekInfo yet.
  const locale = new Intl.Locale(`und-${country ?? '001'}`) as Intl.Locale & {
    getWeekInfo?: () => { weekend: number[] };
  };
  return locale.getWeekInfo?.().weekend ?? [6, 7];
}

/** Returns a function that says whether offices of a country and region are open on a day (YYYY-MM-DD). */
export function workingDaysOf(country: string | null, region = ''): (day: string) => boolean {
  const weekend = weekendOf(country);
  return (day) => {
    const date = new Date(`${day}T00:00:00Z`);
    if (Number.isNaN(date.getTime())) return true;
    if (weekend.includes(date.getUTCDay() || 7)) return false;
    return country === null || !holidaysOf(country, region, date.getUTCFullYear()).has(day);
  };
}
