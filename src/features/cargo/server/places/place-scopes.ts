import { comparable } from '../../place-country.ts';
import { type PlaceRecord, placeData } from './place-data.ts';
import { parsePlace } from './places.ts';

export interface PlaceScopes {
  /** Its codes, then those of its city: the port and the airports of Houston. Empty for an unknown place. */
  codes: string[];
  /** ISO 3166-2, where the state has letters of its own: `US-TX`. */
  state: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
}

const cityOf = ({ kind, city, name }: PlaceRecord) => comparable(kind === 'airport' ? city : name);

/** Returns the codes, the state and the country of a place by its code or by a name that means one place. */
export async function findPlaceScopes(text: string): Promise<PlaceScopes> {
  const typed = text.trim().toUpperCase();
  const data = await placeData();
  const parsed = await parsePlace(text);
  const record = data.byCode.get(typed) ?? data.byCode.get(parsed?.unlocode ?? parsed?.iata ?? '');
  if (!record) return { codes: [], state: null, country: null };
  const city = cityOf(record);
  const around = data.records.filter(
    (other) => other.country === record.country && other.region === record.region && cityOf(other) === city,
  );
  const codes = [record, ...around].flatMap(({ unlocode, iata }) => [unlocode, iata]).filter(Boolean);
  const hasLetters = /^[A-Z0-9]{1,3}$/.test(record.region);
  return {
    codes: [...new Set(codes)],
    state: hasLetters ? `${record.country}-${record.region}` : null,
    country: record.country,
  };
}
