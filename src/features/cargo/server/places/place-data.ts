import { setImmediate } from 'node:timers/promises';
import type { PlaceKind } from '../../place.ts';
import { comparable, countryNames } from '../../place-country.ts';

/** A line of places.tsv; unknown values are empty. */
export interface PlaceRecord {
  unlocode: string;
  iata: string;
  name: string;
  city: string;
  region: string;
  country: string;
  kind: PlaceKind;
  /** 3 is suggested first, then 2 to 0; -1 is a town, which its name alone never means for sure. */
  rank: number;
  otherNames: string[];
  /** IATA codes of the airports of a port or city, the nearest first. */
  airports: string[];
  /** Thousands of people; 0 where it is not known. */
  people: number;
  /** Main ports, and large airports where `airports` is empty, farther away, each kind with the nearest first. */
  near: string[];
  /** ISO 3166-2 of its state, without the country; empty where it is not known. */
  state: string;
  /** City, region and state of the place, normalized by `comparable`. */
  around: string[];
}

/** A searchable name of a record; `isWhole` is false when it begins inside the name. */
interface NameKey {
  key: string;
  record: PlaceRecord;
  isWhole: boolean;
}

interface PlaceData {
  records: PlaceRecord[];
  /** By UN/LOCODE, IATA code, and other codes of the same port. */
  byCode: Map<string, PlaceRecord>;
  /** Places of the first rank by the last three letters of their UN/LOCODE. */
  byLetters: Map<string, PlaceRecord[]>;
  /** UN/LOCODEs of the cities that an airport serves, by its IATA code. */
  servedBy: Map<string, string[]>;
  /** Names of states by country and letters: `USTX`. */
  states: Map<string, string>;
  /** Sorted by key. */
  names: NameKey[];
  /** Country codes by name in each language and by common abbreviation. */
  countries: Map<string, string>;
}

const kindOf: Record<string, PlaceKind> = { p: 'port', a: 'airport', c: 'place' };

/** A small place: others have its name, in this country and elsewhere. */
export const isTown = ({ rank }: Pick<PlaceRecord, 'rank'>): boolean => rank < 0;

const isCode = (name: string) => /^[A-Z]{2}[A-Z2-9]{3}$/.test(name);

/** Lines that are read at once, in some 20 ms: requests are answered in between. */
const slice = 1_000;

async function readData(text: string): Promise<PlaceData> {
  const records: PlaceRecord[] = [];
  const byCode = new Map<string, PlaceRecord>();
  const states = new Map<string, string>();
  const byLetters = new Map<string, PlaceRecord[]>();
  const servedBy = new Map<string, string[]>();
  const names: NameKey[] = [];
  /** Letters of states by country and name. */
  const letters = new Map<string, string>();
  const comparableOf = new Map<string, string>();
  const keyOf = (written: string) => {
    const known = comparableOf.get(written) ?? comparable(written);
    comparableOf.set(written, known);
    return known;
  };
  for (const [index, line] of text.trimEnd().split('\n').entries()) {
    if (index % slice === slice - 1) await setImmediate();
    const fields = line.split('\t');
    if (line.startsWith('=')) {
      const [country = '', code = '', name = ''] = fields;
      states.set(country.slice(1) + code, name);
      letters.set(country.slice(1) + name, code);
      continue;
    }
    const [
      unlocode = '',
      iata = '',
      name = '',
      city = '',
      region = '',
      country = '',
      kind = '',
      rank,
      others = '',
      airports = '',
      people = '',
      near = '',
      hiddenState = '',
    ] = fields;
    const state =
      hiddenState || (states.has(country + region) ? region : (letters.get(country + region) ?? ''));
    const record: PlaceRecord = {
      unlocode,
      iata,
      name,
      city,
      region,
      country,
      kind: kindOf[kind] ?? 'place',
      rank: Number(rank),
      otherNames: others === '' ? [] : others.split('|'),
      airports: airports === '' ? [] : airports.split(' '),
      people: Number(people),
      near: near === '' ? [] : near.split(' '),
      state,
      around: [...new Set([city, region, state, states.get(country + state) ?? ''])]
        .filter(Boolean)
        .map(keyOf),
    };
    records.push(record);
    if (unlocode && record.rank === 3) {
      const end = unlocode.slice(2);
      byLetters.set(end, [...(byLetters.get(end) ?? []), record]);
    }
    for (const airport of record.kind === 'place' && unlocode ? record.airports : [])
      servedBy.set(airport, [...(servedBy.get(airport) ?? []), unlocode]);
    for (const code of [unlocode, iata, ...record.otherNames.filter(isCode)])
      if (code) byCode.set(code, record);
    for (const written of new Set([name, city, ...record.otherNames.filter((name) => !isCode(name))])) {
      const key = keyOf(written);
      if (key === '') continue;
      names.push({ key, record, isWhole: true });
      if (isTown(record)) continue;
      for (let at = key.indexOf(' '); at >= 0; at = key.indexOf(' ', at + 1)) {
        names.push({ key: key.slice(at + 1), record, isWhole: false });
      }
    }
  }
  names.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
  return {
    records,
    byCode,
    byLetters,
    servedBy,
    states,
    names,
    countries: countryNames(new Set(records.map(({ country }) => country))),
  };
}

let data: Promise<PlaceData> | null = null;

async function load(): Promise<PlaceData> {
  const { default: text } = await import('./places.tsv?raw');
  return readData(text);
}

/** Loads the places on the first call, and again after a failure. The server calls it soon after its start. */
export function placeData(): Promise<PlaceData> {
  data ??= load().catch((error) => {
    data = null;
    throw error;
  });
  return data;
}
