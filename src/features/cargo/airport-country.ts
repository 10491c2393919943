import { airportsByCountry } from './airport-countries.ts';
import type { Cargo } from './cargo.ts';
import { countryOf, splitCode } from './place-country.ts';

let airportCountries: Map<string, string> | undefined;

/** Returns the country of an airport by its IATA code; null for an unknown one. */
function countryOfAirport(code: string): string | null {
  if (!/^[A-Z]{3}$/.test(code)) return null;
  // The table has more bytes than most pages' own scripts: browsers have none.
  const airports = import.meta.env.SSR ? airportsByCountry : '';
  airportCountries ??= new Map(
    [...airports.matchAll(/([A-Z]{2}) ([A-Z]+)/g)].flatMap(([, country = '', codes = '']) =>
      Array.from({ length: codes.length / 3 }, (_, at): [string, string] => [
        codes.slice(3 * at, 3 * at + 3),
        country,
      ]),
    ),
  );
  return airportCountries.get(code) ?? null;
}

/**
 * Returns the country of a place by its IATA code, else as `countryOf` does, which is all that it does in a browser: a
 * suggestion names its country, and staff see what the server reads.
 */
export function countryByAnyCode(place: NonNullable<Cargo['from']>): string | null {
  const [, inBrackets] = splitCode(place.text?.trim() ?? '');
  return countryOfAirport(place.code ?? '') ?? countryOfAirport(inBrackets) ?? countryOf(place);
}
