import { incoterms } from '../../choices.ts';
import { longestPlaceQuery, type PlaceKind, type SuggestedPlace } from '../../place.ts';
import { comparable } from '../../place-country.ts';
import { type PlaceRecord, placeData } from './place-data.ts';

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
    // Of places with a name, the city or port comes before its airports.
    (tier === tiers.wholeName ? Number(b.unlocode !== '') - Number(a.unlocode !== '') : 0) ||
    b.rank - a.rank ||
    Number(americas.has(b.country)) - Number(americas.has(a.country)) ||
    a.name.length - b.name.length ||
    (a.name < b.name ? -1 : Number(a.name > b.name))
  );
}

/** Limit of words at the end of a text without a comma that are tried as a state and country. */
const mostTerms = 3;

/** Splits the text of a place at its commas into name and qualifiers. */
function partsOf(text: string): [name: string, qualifiers: string[]] {
  const [name = '', ...qualifiers] = text.slice(0, longestPlaceQuery).split(',').map(comparable);
  return [name, qualifiers.filter(Boolean).slice(0, 4)];
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
  const [name, qualifiers] = partsOf(query);
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
  for (const record of country ? data.records : []) {
    if (record.country === country && !found.has(record)) found.set(record, tiers.country);
  }
  return [...found]
    .filter(([{ kind }]) => !kinds || kinds.includes(kind))
    .sort(isBefore)
    .slice(0, limit)
    .map(([record]) => toSuggestion(record));
}

/** A place that free text identifies exactly. */
export interface ParsedPlace {
  name: string;
  country: string;
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
  const records: PlaceRecord[] = [];
  for (let at = firstAtOrAfter(data.names, name); data.names[at]?.key === name; at += 1) {
    const { record, isWhole } = data.names[at] as Data['names'][number];
    const isOwnName = record.kind !== 'airport' || comparable(record.name) === name;
    if (isWhole && isOwnName && exact.every((qualifier) => liesIn(record, qualifier))) records.push(record);
  }
  return records;
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
  const data = await placeData();
  const trimmed = text.slice(0, 2 * longestPlaceQuery).trim();
  const record = coded(data, trimmed) ?? onlyOf(namedExactly(data, trimmed));
  if (!record) return null;
  const { name, country, unlocode, iata } = record;
  return { name, country, ...(unlocode && { unlocode }), ...(iata && { iata }) };
}

/** Returns the codes of the places with exactly this name, the most likely first. */
export async function placeCodesNamed(name: string): Promise<string[]> {
  const records = namedExactly(await placeData(), name.trim()).sort((a, b) => isBefore([a, 0], [b, 0]));
  return [...new Set(records.map(({ unlocode, iata }) => unlocode || iata).filter(Boolean))];
}

/** Returns the record that is suggested first when all are in one country and state. */
function onlyOf(records: PlaceRecord[]): PlaceRecord | undefined {
  const [first] = [...records].sort((a, b) => isBefore([a, 0], [b, 0]));
  const isElsewhere = ({ country, region }: PlaceRecord) =>
    country !== first?.country || (region !== '' && first.region !== '' && region !== first.region);
  return records.some(isElsewhere) ? undefined : first;
}
