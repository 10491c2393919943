import Holidays from 'date-holidays';
import { deskLocale } from '../../../platform/i18n/locale.ts';
import type { Office } from '../settings.ts';

/** How many years of holidays a snapshot of the settings holds: more than a server runs without a restart. */
const yearsAhead = 3;

/** Returns the dates (YYYY-MM-DD) of the public holidays from `year` on that the office keeps, in their order. */
export function holidaysFrom(year: number, { holidays }: Pick<Office, 'holidays'>): string[] {
  if (!holidays) return [];
  return listHolidays(year, holidays.country, holidays.region)
    .filter(({ name }) => !holidays.open.includes(name))
    .map(({ date }) => date);
}

/** Lists the public holidays of a country or region from `year` on, with those that are kept on another day. */
export function listHolidays(year: number, country: string, region = ''): { date: string; name: string }[] {
  const calendar = new Holidays(country, region);
  return Array.from({ length: yearsAhead }, (_, ahead) => calendar.getHolidays(year + ahead, deskLocale))
    .flat()
    .filter(({ type }) => type === 'public')
    .map(({ date, name }) => ({ date: date.slice(0, 10), name: name.replace(' (substitute day)', '') }));
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
