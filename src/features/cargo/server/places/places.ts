import { incoterms } from '../../choices.ts';
import { longestPlaceQuery, type PlaceKind, type SuggestedPlace } from '../../place.ts';
import { comparable } from '../../place-country.ts';
import { isTown, type PlaceRecord, placeData } from './place-data.ts';
import { findZipCity, isZipCity, readZip, type ZipCity } from './zip-codes.ts';

type Data = Awaited<ReturnType<typeof placeData>>;

/** Countries of the Americas rank before others among equals, because the company's lanes are there. */
const americas = new Set(
  'AG AI AR AW BB BO BR BS BZ CA CL CO CR CU CW DM DO EC GD GF GP GT GY HN HT JM KN LC MQ MX NI PA PE PR PY SR SV SX TC TT US UY VC VE VG VI'.split(
    ' ',
  ),
);

/** Kinds of matches, the best first. */
const tiers = { code: 0, wholeName: 1, beginningOfName: 2, country: 2, insideName: 3 } as const;

type Found = Map<PlaceRecord, number>;

/** Returns the index of the first name at or after a key. */
function firstAtOrAfter(names: Data['names'], key: string): number {
  let low = 0;
  let high = names.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((names[middle]?.key ?? '') < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Text after a place's name, with the countries whose names begin with it. */
interface Qualifier {
  text: string;
  isExact: boolean;
  countries: Set<string>;
}

function readQualifier(data: Data, text: string, isExact: boolean): Qualifier {
  const exact = data.countries.get(text);
  const countries = new Set(exact ? [exact] : []);
  if (isExact || text.length < 2) return { text, isExact: true, countries };
  for (const [name, code] of data.countries) if (name.startsWith(text)) countries.add(code);
  return { text, isExact, countries };
}

/** Returns true when a record is in the country, state or city of a qualifier. */
function liesIn({ country, around }: PlaceRecord, { text, isExact, countries }: Qualifier): boolean {
  return countries.has(country) || around.some((name) => (isExact ? name === text : name.startsWith(text)));
}

function findNamed(data: Data, name: string, written: string[], found: Found): void {
  if (name === '') return;
  const qualifiers = written.map((text) => readQualifier(data, text, false));
  for (let at = firstAtOrAfter(data.names, name); data.names[at]?.key.startsWith(name); at += 1) {
    const { key, record, isWhole } = data.names[at] as Data['names'][number];
    if (!qualifiers.every((qualifier) => liesIn(record, qualifier))) continue;
    const tier = !isWhole ? tiers.insideName : key === name ? tiers.wholeName : tiers.beginningOfName;
    found.set(record, Math.min(tier, found.get(record) ?? tier));
  }
}

function isBefore([a, tier]: [PlaceRecord, number], [b, otherTier]: [PlaceRecord, number]): number {
  return (
    tier - otherTier ||
    // Of places with a name, the larger city comes first, and before its airports.
    (tier === tiers.wholeName
      ? Number(b.unlocode !== '') - Number(a.unlocode !== '') ||
        b.people - a.people ||
        Number(a.kind === 'airport') - Number(b.kind === 'airport')
      : 0) ||
    b.rank - a.rank ||
    (isTown(a) ? b.people - a.people : 0) ||
    Number(americas.has(b.country)) - Number(americas.has(a.country)) ||
    a.name.length - b.name.length ||
    (a.name < b.name ? -1 : Number(a.name > b.name))
  );
}

/** Limit of words at the end of a text without a comma that are tried as a state and country. */
const mostTerms = 3;

/** Removes “Port of” before the name of a place, in three languages. */
const withoutPortOf = (text: string) => text.replace(/^\s*(?:port of|puerto de|porto de) /i, '');

/** Removes a postal code of the Americas from the end of a state or country: “TX 77042”, “SP 01310 100”. */
const withoutPostalCode = (text: string) => text.replace(/(?:^| )(?:\d{5}(?: \d{3,4})?|\d{8})$/, '');

/** Splits the text of a place at its commas into name and qualifiers. */
function partsOf(text: string): [name: string, qualifiers: string[]] {
  const [name = '', ...qualifiers] = text.slice(0, longestPlaceQuery).split(',').map(comparable);
  return [name, qualifiers.map(withoutPostalCode).filter(Boolean).slice(0, 4)];
}

/** Returns the records with a name as it is compared, of cities and of the airports that serve them. */
export function recordsNamed(data: Data, key: string): PlaceRecord[] {
  const records: PlaceRecord[] = [];
  for (let at = firstAtOrAfter(data.names, key); data.names[at]?.key === key; at += 1) {
    const named = data.names[at];
    if (named?.isWhole) records.push(named.record);
  }
  return records;
}

function toSuggestion({ unlocode, iata, name, city, region, country, kind }: PlaceRecord): SuggestedPlace {
  const code = unlocode || iata;
  const around = [...new Set([city, region])].filter((part) => part !== '' && part !== name).join(', ');
  return {
    ...(code && { code }),
    ...(iata && { iata }),
    name,
    ...(around && { region: around }),
    country,
    kind,
  };
}

/**
 * Returns possible places, the most likely first: by code, by the beginning of a name or of a word in it, narrowed by a
 * following state or country, and by country alone. Ignores case and accents, but does not correct typos.
 */
export async function findPlaces(
  query: string,
  { limit = 8, kinds }: { limit?: number; kinds?: readonly PlaceKind[] } = {},
): Promise<SuggestedPlace[]> {
  const data = await placeData();
  const found: Found = new Map();
  const ofZip = await findPlaceOfZip(data, query, false);
  if (ofZip) return !kinds || kinds.includes(ofZip.kind) ? [toSuggestion(ofZip)] : [];
  const isOwnName = recordsNamed(data, partsOf(query)[0]).length > 0;
  const [name, qualifiers] = partsOf(isOwnName ? query : withoutPortOf(query));
  if (name.length < 2) return [];
  const code = name.replaceAll(' ', '').toUpperCase();
  for (const record of [data.byCode.get(code), ...(data.byLetters.get(code) ?? [])])
    if (record) found.set(record, tiers.code);
  findNamed(data, name, qualifiers, found);
  // Without a comma, the last words may be the region: `houston tx usa`.
  if (qualifiers.length === 0 && found.size === 0) {
    const terms = name.split(' ');
    for (
      let count = terms.length - 1;
      count > 0 && terms.length - count <= mostTerms && found.size === 0;
      count -= 1
    ) {
      const rest = terms.slice(count);
      findNamed(data, terms.slice(0, count).join(' '), [rest.join(' ')], found);
      if (found.size === 0) findNamed(data, terms.slice(0, count).join(' '), rest, found);
    }
  }
  const country = qualifiers.length === 0 ? data.countries.get(name) : undefined;
  const state = qualifiers.length === 0 && !country ? stateNamed(data, name) : undefined;
  const isArea = country !== undefined || state !== undefined;
  for (const [record, tier] of isArea ? found : []) if (tier === tiers.insideName) found.delete(record);
  for (const record of isArea ? data.records : []) {
    const isIn = country ? record.country === country : record.country + record.state === state;
    if (isIn && !isTown(record) && !found.has(record)) found.set(record, tiers.country);
  }
  return [...found]
    .filter(([{ kind }]) => !kinds || kinds.includes(kind))
    .sort(isBefore)
    .slice(0, limit)
    .map(([record]) => toSuggestion(record));
}

/** Returns the country and letters of the only state with a name: `USTX` of Texas. */
function stateNamed(data: Data, name: string): string | undefined {
  const [only, ...others] = [...data.states].filter(([, written]) => comparable(written) === name);
  return others.length === 0 ? only?.[0] : undefined;
}

/** The record of a city with a ZIP code: one of the places, or one of which no more than the state is known. */
function recordOfZip(data: Data, { name, state }: ZipCity): PlaceRecord {
  const listed = onlyOf(namedExactly(data, `${name}, ${state}, US`));
  const around = [state, data.states.get(`US${state}`) ?? ''].filter(Boolean).map(comparable);
  const unknown = { unlocode: '', iata: '', city: '', otherNames: [], airports: [], near: [], people: 0 };
  return listed ?? { ...unknown, name, region: state, state, country: 'US', kind: 'place', rank: -1, around };
}

/** Returns the place of a ZIP code at the end of a text; with `isSure`, only of one that the text says to be one. */
async function findPlaceOfZip(data: Data, text: string, isSure: boolean): Promise<PlaceRecord | undefined> {
  const typed = readZip(text);
  if (!typed || (isSure && !typed.isSure) || (!typed.isSure && !/^\s*[\d-]+\s*$/.test(text)))
    return undefined;
  const city = await findZipCity(typed.zip);
  return city && (typed.state === '' || typed.state === city.state) ? recordOfZip(data, city) : undefined;
}

/** A place that free text identifies exactly. */
export interface ParsedPlace {
  name: string;
  country: string;
  /** Of a place without a code: the state that tells it from others of its name. */
  region?: string;
  unlocode?: string;
  iata?: string;
}

/**
 * Returns the records with exactly this name; an airport only by its full name, because its city may mean another
 * place.
 */
function namedExactly(data: Data, text: string): PlaceRecord[] {
  const [name, qualifiers] = partsOf(text);
  const exact = qualifiers.map((text) => readQualifier(data, text, true));
  const records = recordsNamed(data, name).filter((record) => {
    const isOwnName = record.kind !== 'airport' || comparable(record.name) === name;
    const isSure = !isTown(record) || exact.length > 0;
    return isOwnName && isSure && exact.every((qualifier) => liesIn(record, qualifier));
  });
  // Of a name that cities and towns have, the city is meant.
  const cities = records.filter((record) => !isTown(record));
  return cities.length > 0 ? cities : records;
}

/** IATA codes with another meaning for shippers: three-letter country codes, and Incoterms. */
const ambiguousCodes = new Set([
  ...incoterms,
  ...(
    'ALA ALB ARM ASM AUS BEL BEN BES BGR BHS BLR BLZ BRN BWA CAN CCK COD COK CPV CRI CXR CYP CZE DNK DOM DZA ERI FRA FRO FSM ' +
    'GEO GHA GIB GMB GNB GUM HKG HND HTI HUN IND ISL KEN KIR LAO LCA LTU LUX MAF MAR MCO MDG MEX MLI MNG MOZ MSR MYT NCL NER ' +
    'NLD NPL NZL PER PHL PLW POL PRI PSE REU SEN SMR SOM SXM SYR TCA TGO TJK TLS TUN TUR TZA UGA URY USA VCT'
  ).split(' '),
]);

/** Returns the record whose code is the text, or is in parentheses at its end. */
function coded(data: Data, text: string): PlaceRecord | undefined {
  const [, name = '', inBrackets] = /^(.*)\(([A-Z]{2} ?[A-Z2-9]{3}|[A-Z]{3})\)$/s.exec(text) ?? [];
  const code = (inBrackets ?? text).replace(/^([A-Z]{2}) /, '$1');
  const record = data.byCode.get(code);
  if (!record || !ambiguousCodes.has(code)) return record;
  // A selected suggestion has the place's name before its code.
  return comparable(name).startsWith(comparable(record.name)) ? record : undefined;
}

/**
 * Parses free text: a UN/LOCODE or IATA code in capitals, alone or in parentheses at the end, or a name with its state
 * or country (`Veracruz, MX`). Returns null for anything else, for a name that exists in several countries, and for an
 * IATA code that is a country's (`USA`) or an Incoterms rule.
 */
export async function parsePlace(text: string): Promise<ParsedPlace | null> {
  const record = await findPlaceRecord(text);
  return record ? parsed(record) : null;
}

function parsed({ name, region, country, unlocode, iata }: PlaceRecord): ParsedPlace {
  const hasCode = unlocode !== '' || iata !== '';
  return {
    ...{ name, country },
    ...(!hasCode && region && { region }),
    ...(unlocode && { unlocode }),
    ...(iata && { iata }),
  };
}

/** Returns the place of a text, as `parsePlace` does. */
export async function findPlaceRecord(text: string): Promise<PlaceRecord | undefined> {
  const data = await placeData();
  const trimmed = text.slice(0, 2 * longestPlaceQuery).trim();
  const named = coded(data, trimmed) ?? onlyOf(namedExactly(data, trimmed));
  if (named) return named;
  const [, name = '', state = ''] = /^([^,]+), ([A-Z]{2})(?:, USA?)?$/.exec(trimmed) ?? [];
  const isListed = data.states.has(`US${state}`) && namedExactly(data, trimmed).length > 0;
  if (name && !isListed && (await isZipCity({ name, state }))) return recordOfZip(data, { name, state });
  return findPlaceOfZip(data, trimmed, true);
}

/** Returns the place at an end of a lane: “Port of Houston” is Houston, and Porto de Moz a town. */
export async function findRecordOfEnd(text: string): Promise<PlaceRecord | undefined> {
  return (await findPlaceRecord(text)) ?? findPlaceRecord(withoutPortOf(text));
}

/** Returns the place at an end of a lane, as `parsePlace` does. */
export async function parseEnd(text: string): Promise<ParsedPlace | null> {
  const record = await findRecordOfEnd(text);
  return record ? parsed(record) : null;
}

/** Returns the place of a UN/LOCODE or an IATA code that is one for sure: MEX is an airport here, and a country in a text. */
export async function findPlaceByCode(code: string): Promise<ParsedPlace | null> {
  const record = (await placeData()).byCode.get(code.trim().toUpperCase());
  return record ? parsed(record) : null;
}

/** Returns the place whose code is all of a text, unless it is the name of a country or an Incoterms rule: AUS, but not USA. */
export async function findPlaceByExactCode(text: string): Promise<ParsedPlace | null> {
  const { byCode, countries } = await placeData();
  const record = byCode.get(text.trim());
  const isOther = countries.has(comparable(text)) || (incoterms as readonly string[]).includes(text.trim());
  return record && !isOther ? parsed(record) : null;
}

/** Returns the name of the city that a port or an airport serves. */
export const cityOf = ({ kind, city, name }: PlaceRecord): string => (kind === 'airport' && city) || name;

/** Returns the codes of the places with exactly this name, the most likely first. */
export async function placeCodesNamed(name: string): Promise<string[]> {
  const records = namedExactly(await placeData(), name.trim()).sort((a, b) => isBefore([a, 0], [b, 0]));
  return [...new Set(records.map(({ unlocode, iata }) => unlocode || iata).filter(Boolean))];
}

/**
 * Returns the code of the only place of this name that has one, where the others of the name are small: Los Angeles is the
 * port in California, not Los Ángeles in Chile. Null where another may be meant.
 */
export async function findOnlyCodeNamed(name: string): Promise<string | null> {
  const records = namedExactly(await placeData(), name.trim());
  const [coded, ...others] = records.filter(({ unlocode, iata }) => unlocode || iata);
  const isOnly = records.every((record) => record === coded || record.rank <= 0);
  return coded && others.length === 0 && isOnly ? coded.unlocode || coded.iata : null;
}

/** Returns the record that is suggested first when all are in one country and state. */
function onlyOf(records: PlaceRecord[]): PlaceRecord | undefined {
  const [first] = [...records].sort((a, b) => isBefore([a, 0], [b, 0]));
  const isElsewhere = ({ country, region }: PlaceRecord) =>
    country !== first?.country || (region !== '' && first.region !== '' && region !== first.region);
  return records.some(isElsewhere) ? undefined : first;
}
