import Holidays from 'date-holidays';
import type { CountryZones } from '../office-place.ts';

/** Skips the rules of holidays, which take most of the time. */
class ZoneCalendar extends Holidays {
  override setHoliday(): boolean {
    return true;
  }
}

function supported(zones: string[], known: Set<string>): string[] {
  return zones.filter((zone) => known.has(zone));
}

/** Time zones of a country by the locale data of Node, which knows no regions. */
function zonesOfLocale(country: string): string[] {
  // TypeScript's library has no Intl.Locale.getTimeZones yet.
  const locale = new Intl.Locale(`und-${country}`) as Intl.Locale & { getTimeZones?: () => string[] };
  return locale.getTimeZones?.() ?? [];
}

function readZones(country: string, known: Set<string>): CountryZones {
  const ofLocale = zonesOfLocale(country);
  const calendar = new ZoneCalendar();
  if (!(country in calendar.getCountries())) return { zones: ofLocale, regions: [] };
  const all = new ZoneCalendar(country).getTimezones();
  const listed = supported(all, known);
  const regions = Object.entries(calendar.getStates(country) ?? {}).map(([code, name]) => {
    if (all.length < 2) return { code, name, zones: [] };
    const own = new ZoneCalendar(country, code).getTimezones();
    // A region without an entry has those of the country.
    return { code, name, zones: own.length === all.length ? [] : supported(own, known) };
  });
  return { zones: listed.length > 0 ? listed : ofLocale, regions };
}

const cached = new Map<string, CountryZones>();

/** Returns the time zones of countries and of their regions, the most common one first. */
export function zonesByCountry(countries: readonly string[]): Record<string, CountryZones> {
  const known = new Set(Intl.supportedValuesOf('timeZone'));
  for (const country of countries) if (!cached.has(country)) cached.set(country, readZones(country, known));
  return Object.fromEntries(countries.map((country) => [country, cached.get(country) as CountryZones]));
}
