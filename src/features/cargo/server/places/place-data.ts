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
  /** 3 is suggested first, 0 last. */
  rank: number;
  otherNames: string[];
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
  /** Names of states by country and letters: `USTX`. */
  states: Map<string, string>;
  /** Sorted by key. */
  names: NameKey[];
  /** Country codes by name in each language and by common abbreviation. */
  countries: Map<string, string>;
}

const kindOf: Record<string, PlaceKind> = { p: 'port', a: 'airport', c: 'place' };

const isCode = (name: string) => /^[A-Z]{2}[A-Z2-9]{3}$/.test(name);

function readData(text: string): PlaceData {
  const records: PlaceRecord[] = [];
  const byCode = new Map<string, PlaceRecord>();
  const states = new Map<string, string>();
  const byLetters = new Map<string, PlaceRecord[]>();
  const names: NameKey[] = [];
  for (const line of text.trimEnd().split('\n')) {
    const fields = line.split('\t');
    if (line.startsWith('=')) {
      const [country = '', letters = '', name = ''] = fields;
      states.set(country.slice(1) + letters, name);
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
    ] = fields;
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
      around: [city, region, states.get(country + region) ?? ''].filter(Boolean).map(comparable),
    };
    records.push(record);
    if (unlocode && record.rank === 3) {
      const letters = unlocode.slice(2);
      byLetters.set(letters, [...(byLetters.get(letters) ?? []), record]);
    }
    for (const code of [unlocode, iata, ...record.otherNames.filter(isCode)])
      if (code) byCode.set(code, record);
    for (const written of new Set([name, city, ...record.otherNames.filter((name) => !isCode(name))])) {
      const key = comparable(written);
      if (key === '') continue;
      names.push({ key, record, isWhole: true });
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
