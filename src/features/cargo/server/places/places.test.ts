import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { placeText } from '../../place.ts';
import { comparable } from '../../place-country.ts';
import { type PlaceRecord, placeData } from './place-data.ts';
import { cityOf, findPlaceByExactCode, findPlaceRecord, findPlaces, parsePlace } from './places.ts';

let records: PlaceRecord[];
beforeAll(async () => {
  records = (await placeData()).records;
});

const codesFor = async (query: string, limit?: number) =>
  (await findPlaces(query, limit ? { limit } : {})).map(({ code, name }) => code ?? name);

test.each([
  ['houston', 'USHOU'],
  ['HOUSTON, Texas', 'USHOU'],
  ['houston tx', 'USHOU'],
  ['usHou', 'USHOU'],
  ['us hou', 'USHOU'],
  ['iah', 'IAH'],
  ['george bush', 'IAH'],
  ['Nueva York', 'USNYC'],
  ['mexico city', 'MXMEX'],
  ['ciudad de mex', 'MXMEX'],
  ['sao paulo', 'BRSAO'],
  ['lazaro', 'MXLZC'],
  ['cartagena', 'COCTG'],
  ['cartagena, españa', 'ESCAR'],
  ['Róterdam, Países Bajos', 'NLRTM'],
  ['hamburgo alemanha', 'DEHAM'],
  ['st johns, canada', 'CASJF'],
  ['CNNBO', 'CNNGB'],
  ['Joinville', 'Joinville'],
  ['port of houston', 'USHOU'],
])('suggests for %j first %s', async (query, code) => {
  expect((await codesFor(query))[0]).toBe(code);
});

test('suggests a port before the airports of its city, and the Americas first among equals', async () => {
  expect((await codesFor('houston')).slice(0, 3)).toEqual(['USHOU', 'IAH', 'HOU']);
  expect((await codesFor('manzanillo')).slice(0, 2).sort()).toEqual(['MXZLO', 'PAMIT']);
});

test.each([
  ['katy, tx', 'Katy, TX, US'],
  ['Sugar Land', 'Sugar Land, TX, US'],
  ['fredericksburg tx', 'Fredericksburg, TX, US'],
  ['Longview, Texas', 'Longview, TX, US'],
  ['Tequila', 'Tequila, Jalisco, MX'],
  ['Joinville, SC', 'Joinville, Santa Catarina, BR'],
  ['Chía, Colombia', 'Chía, Cundinamarca, CO'],
  ['Puerto de Veracruz', 'Veracruz, MX (MXVER)'],
  ['Porto de Santos', 'Santos, BR (BRSSZ)'],
  ['77494', 'Katy, TX, US'],
  ['Katy TX 77494', 'Katy, TX, US'],
])('suggests for %j first %s', async (query, text) => {
  const [first] = await findPlaces(query);
  expect(first && placeText(first)).toBe(text);
});

test('of places with one name the largest comes first, and a state is no name of an airport', async () => {
  const found = (await findPlaces('fredericksburg')).map(placeText);
  expect(found.slice(0, 2)).toEqual(['Fredericksburg, VA, US', 'Fredericksburg, TX, US']);
  const texas = await findPlaces('Texas');
  expect(texas.filter(({ region, name }) => !`${region} ${name}`.includes('TX'))).toEqual([]);
  expect(texas.map(({ code }) => code)).toContain('USHOU');
  expect(texas.map(({ code }) => code)).not.toContain('GGG');
});

test.each([
  ['Katy, TX', 'Katy', 'TX'],
  ['Katy, TX 77494', 'Katy', 'TX'],
  ['77494, USA', 'Katy', 'TX'],
  ['ZIP 77494', 'Katy', 'TX'],
  ['Chriesman, TX, US', 'Chriesman', 'TX'],
])('%j means one town', async (text, name, region) => {
  expect(await parsePlace(text)).toEqual({ name, region, country: 'US' });
});

test.each(['Katy', 'Fredericksburg, US', '77494', 'KS 77494', 'ZIP 00000', 'Price'])(
  'asks what %j means',
  async (text) => {
    expect(await parsePlace(text)).toBeNull();
  },
);

test.each([
  ['Houston', 'USHOU'],
  ['Santos, SP', 'BRSSZ'],
  ['Houston, TX 77042', 'USHOU'],
  ['Cartagena, Bolívar', 'COCTG'],
])('a town of the same name does not hide %j', async (text, code) => {
  expect((await parsePlace(text))?.unlocode).toBe(code);
});

test('lists the main places of a country by its name in three languages', async () => {
  for (const query of ['alemania', 'alemanha', 'germany']) {
    expect(await codesFor(query), query).toEqual(expect.arrayContaining(['DEHAM', 'DEBRV']));
  }
});

test('finds the kinds that are asked for, as many as are asked for', async () => {
  const airports = await findPlaces('london', { kinds: ['airport'], limit: 3 });
  expect(airports).toHaveLength(3);
  expect(new Set(airports.map(({ kind }) => kind))).toEqual(new Set(['airport']));
});

test.each(['', 'x', ' , ', ',houston', '%', '\0\0', '🚢🚢'])('suggests nothing for %j', async (query) => {
  expect(await findPlaces(query)).toEqual([]);
});

test('finds every place by its code, and by its name with its state and country', async () => {
  for (const record of records) {
    const { unlocode, iata, name, region, country } = record;
    const code = unlocode || iata;
    if (code) expect(await codesFor(code.toLowerCase(), 20), code).toContain(code);
    const found = await findPlaces([comparable(name), region, country].join(','), { limit: 20 });
    expect(
      found.map((place) => [place.code ?? '', place.name]),
      `${name}, ${country}`,
    ).toContainEqual([code, name]);
  }
});

test('never throws, and gives no more than is asked for', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: 'grapheme' }),
      fc.integer({ min: 1, max: 20 }),
      async (query, limit) => {
        expect((await findPlaces(query, { limit })).length).toBeLessThanOrEqual(limit);
        await parsePlace(query);
      },
    ),
  );
});

test.each([
  ['Veracruz, MX', { name: 'Veracruz', country: 'MX', unlocode: 'MXVER' }],
  ['veracruz, méxico', { name: 'Veracruz', country: 'MX', unlocode: 'MXVER' }],
  ['MXVER', { name: 'Veracruz', country: 'MX', unlocode: 'MXVER' }],
  ['Austin, TX', { name: 'Austin', region: 'TX', country: 'US' }],
  ['MX VER', { name: 'Veracruz', country: 'MX', unlocode: 'MXVER' }],
  ['Kansas City, MO', { name: 'Kansas City', country: 'US', unlocode: 'USMKC' }],
  [
    'Guangzhou Baiyun International Airport, Guangzhou, CN (CAN)',
    { name: 'Guangzhou Baiyun International Airport', country: 'CN', iata: 'CAN' },
  ],
  ['IAH', { name: 'George Bush Intercontinental Houston Airport', country: 'US', iata: 'IAH' }],
  ['the port of Veracruz (MXVER)', { name: 'Veracruz', country: 'MX', unlocode: 'MXVER' }],
])('reads %j as a place', async (text, place) => {
  expect(await parsePlace(text)).toEqual(place);
});

test.each([
  '',
  'ver',
  'Veracruz, Peru',
  'Verac',
  'Cartagena',
  'Kansas City',
  'warehouse in Katy',
  'ZZZZZ',
  // Airports, but also a country and an Incoterms rule.
  'USA',
  'MEX',
  'Toronto (CAN)',
  'CIF',
])('leaves %j as it was typed', async (text) => {
  expect(await parsePlace(text)).toBeNull();
});

test('reads back every suggestion that has a code', async () => {
  for (const { unlocode, iata } of records.filter((_, index) => index % 10 === 0)) {
    const code = unlocode || iata;
    if (code === '') continue;
    const [suggestion] = (await findPlaces(code, { limit: 20 })).filter((place) => place.code === code);
    const parsed = await parsePlace(suggestion ? placeText(suggestion) : '');
    expect(parsed?.unlocode ?? parsed?.iata, code).toBe(code);
  }
});

test('an exact code is its place, unless it names a country or an Incoterms rule', async () => {
  expect((await findPlaceByExactCode('AUS'))?.iata).toBe('AUS');
  for (const text of ['USA', 'aus', 'CIF', 'ZZZ']) expect(await findPlaceByExactCode(text), text).toBeNull();
});

test('an airport is in its city', async () => {
  const cityAt = async (code: string) => {
    const record = await findPlaceRecord(code);
    return record && cityOf(record);
  };
  expect(await Promise.all(['MIA', 'BOG', 'MDE', 'COCTG'].map(cityAt))).toEqual([
    'Miami',
    'Bogotá',
    'Medellín',
    'Cartagena',
  ]);
});

test('no code, airport or city is there twice', () => {
  const codes = records.map(({ unlocode, iata }) => unlocode || iata).filter(Boolean);
  expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
  const cities = records
    .filter(({ unlocode, iata }) => !unlocode && !iata)
    .map(({ name, region, country }) => `${name}, ${region}, ${country}`);
  expect(cities.filter((city, index) => cities.indexOf(city) !== index)).toEqual([]);
});
