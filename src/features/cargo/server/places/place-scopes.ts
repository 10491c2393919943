import { comparable } from '../../place-country.ts';
import { type PlaceRecord, placeData } from './place-data.ts';
import { cityOf, findRecordOfEnd, recordsNamed } from './places.ts';

export interface PlaceScopes {
  /**
   * Its codes, then those of its city and the airports near it: the port and the airports of Houston. Empty for an unknown
   * place, and for a city with neither a code nor an airport.
   */
  codes: string[];
  /** ISO 3166-2: `US-TX`. */
  state: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  /** Main ports, and large airports of a city without one, whose rates may be used where the place has none. */
  near: string[];
  /** True for a city without a code: the codes are those of other cities. */
  isWithoutCode: boolean;
}

const cityKey = (record: PlaceRecord) => comparable(cityOf(record));

/** Returns the codes, the state and the country of a place by its code or by a name that means one place. */
export async function findPlaceScopes(text: string): Promise<PlaceScopes> {
  const data = await placeData();
  const record = data.byCode.get(text.trim().toUpperCase()) ?? (await findRecordOfEnd(text));
  if (!record) return { codes: [], state: null, country: null, near: [], isWithoutCode: false };
  const city = cityKey(record);
  const around = recordsNamed(data, city).filter(
    (other) => other.country === record.country && other.region === record.region && cityKey(other) === city,
  );
  const codes = [
    ...[record, ...around].flatMap(({ unlocode, iata }) => [unlocode, iata]),
    ...record.airports,
    // A city without a code has no rates.
    ...(record.kind === 'airport' ? (data.servedBy.get(record.iata) ?? []) : []),
  ].filter(Boolean);
  return {
    codes: [...new Set(codes)],
    state: record.state ? `${record.country}-${record.state}` : null,
    country: record.country,
    near: record.near,
    isWithoutCode: !record.unlocode && !record.iata,
  };
}
