import { deskLocale } from '../../../../platform/i18n/locale.ts';
import { comparable, countryCodes } from '../../place-country.ts';
import { type PlaceRecord, placeData } from './place-data.ts';
import { findPlaces } from './places.ts';

/** A port, city, airport, state or country that a lane ends at. */
export interface LaneEnd {
  code: string;
  name: string;
  /** State and country of a place, country of a state; empty for a country. */
  around: string;
}

const countryNames = new Intl.DisplayNames(deskLocale, { type: 'region' });
const countries = new Set(countryCodes());

const countryOf = (code: string) => countryNames.of(code) ?? code;

function placeOf(code: string, { name, region, country }: PlaceRecord): LaneEnd {
  return { code, name, around: [region, countryOf(country)].filter(Boolean).join(', ') };
}

/** Finds what a code stands for: `USHOU`, `IAH`, `US-TX` or `US`. Returns null for an unknown code. */
async function findLaneEnd(code: string): Promise<LaneEnd | null> {
  if (countries.has(code)) return { code, name: countryOf(code), around: '' };
  const { byCode, states, records } = await placeData();
  const [country = '', letters] = code.split('-');
  if (letters === undefined) {
    const record = byCode.get(code);
    return record ? placeOf(code, record) : null;
  }
  const name = states.get(country + letters);
  const isKnown = name || records.some((record) => record.country === country && record.region === letters);
  return isKnown ? { code, name: name || letters, around: countryOf(country) } : null;
}

/** Returns what codes stand for, by code; unknown ones are left out. */
export async function findLaneEnds(codes: Iterable<string>): Promise<Record<string, LaneEnd>> {
  const found = await Promise.all([...new Set(codes)].map(findLaneEnd));
  return Object.fromEntries(found.flatMap((end) => (end ? [[end.code, end]] : [])));
}

/** Returns the codes for which no place is known. */
export async function unknownPlaces(codes: readonly string[]): Promise<string[]> {
  const known = await findLaneEnds(codes);
  return codes.filter((code) => !known[code]);
}

const most = 8;

/** Returns countries, states and places that begin with a text, or have it as their code. */
export async function suggestLaneEnds(typed: string): Promise<LaneEnd[]> {
  const text = comparable(typed);
  if (text.length < 2) return [];
  const [coded, data, places] = await Promise.all([
    findLaneEnd(typed.trim().toUpperCase()),
    placeData(),
    findPlaces(typed, { limit: most }),
  ]);
  const named = [...data.countries].flatMap(([name, code]) => (name.startsWith(text) ? [code] : []));
  const states = [...data.states].flatMap(([code, name]) =>
    comparable(name).startsWith(text) ? [`${code.slice(0, 2)}-${code.slice(2)}`] : [],
  );
  const wide = await findLaneEnds([...named, ...states]);
  const around = await findLaneEnds(places.flatMap(({ code, iata }) => code ?? iata ?? []));
  const all = [...(coded ? [coded] : []), ...Object.values(wide), ...Object.values(around)];
  return [...new Map(all.map((end) => [end.code, end])).values()].slice(0, most);
}
