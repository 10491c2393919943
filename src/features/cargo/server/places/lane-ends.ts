import { deskLocale } from '#platform/i18n/locale.ts';
import type { PlaceKind } from '../../place.ts';
import { comparable, countryCodes } from '../../place-country.ts';
import { type PlaceRecord, placeData } from './place-data.ts';
import { cityOf, findPlaces } from './places.ts';

/** A port, city, airport, state or country that a lane ends at. */
export interface LaneEnd {
  code: string;
  name: string;
  /** State and country of a place, country of a state; empty for a country. */
  around: string;
  /** Of a place, not of a state or a country. */
  place?: {
    kind: PlaceKind;
    /** IATA codes of the airports of a port or city, the nearest first. */
    airports: string[];
  };
}

const countryNames = new Intl.DisplayNames(deskLocale, { type: 'region' });
const countries = new Set(countryCodes());

const countryOf = (code: string) => countryNames.of(code) ?? code;

function placeOf(code: string, { name, region, country, kind, airports }: PlaceRecord): LaneEnd {
  const around = [region, countryOf(country)].filter(Boolean).join(', ');
  return { code, name, around, place: { kind, airports } };
}

/** Finds what a code stands for: `USHOU`, `IAH`, `US-TX` or `US`. Returns null for an unknown code. */
export async function findLaneEnd(code: string): Promise<LaneEnd | null> {
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

/** Returns the short names of codes: of a port or an airport that of its city. Unknown ones are left out. */
export async function namesOfEnds(codes: Iterable<string>): Promise<Record<string, string>> {
  const [ends, { byCode }] = await Promise.all([findLaneEnds(codes), placeData()]);
  const nameOf = ({ code, name }: LaneEnd) => {
    const record = byCode.get(code);
    return record ? cityOf(record) : name;
  };
  return Object.fromEntries(Object.values(ends).map((end) => [end.code, nameOf(end)]));
}

/** Returns the codes for which no place is known. */
export async function unknownPlaces(codes: readonly string[]): Promise<string[]> {
  const known = await findLaneEnds(codes);
  return codes.filter((code) => !known[code]);
}

const most = 8;

/**
 * Returns countries, states and places that begin with a text, or have it as their code. A state comes after its city of that
 * name: “Veracruz” is the port more often.
 */
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
  const wide = Object.values(await findLaneEnds([...named, ...states]));
  const around = await findLaneEnds(places.flatMap(({ code, iata }) => code ?? iata ?? []));
  const cities = new Set(places.map(({ name, country }) => `${country}- ${comparable(name)}`));
  const isCity = ({ code, name }: LaneEnd) => cities.has(`${code.slice(0, 3)} ${comparable(name)}`);
  const all = [
    ...(coded ? [coded] : []),
    ...wide.filter((end) => !isCity(end)),
    ...Object.values(around),
    ...wide.filter(isCity),
  ];
  return [...new Map(all.map((end) => [end.code, end])).values()].slice(0, most);
}
