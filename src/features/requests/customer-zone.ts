import { defaultLocale, type Locale, languageTagOf } from '#platform/i18n/locale.ts';
import { callingCodes } from '#platform/values/calling-codes.ts';
import { fold } from '#platform/values/fold.ts';
import { dateTimeFormat } from '#platform/values/format.ts';

const longestCallingCode = 4;

/** The country that a telephone number names; null for one without a calling code, or of North America at large. */
export function countryOfPhone(phone: string): string | null {
  const dialed = phone.replace(/[^\d+＋]/g, '').replace('＋', '+');
  const digits = /^(?:\+|00|011)(\d+)/.exec(dialed)?.[1] ?? '';
  for (let length = longestCallingCode; length > 1; length -= 1) {
    const country = callingCodes[digits.slice(0, length)];
    if (country && digits.length > length) return country;
  }
  return null;
}

/** The countries whose shippers a language is taken to be of. */
const countriesOfLanguage: Record<Locale, readonly string[]> = {
  en: [],
  es: [
    'AR',
    'BO',
    'CL',
    'CO',
    'CR',
    'CU',
    'DO',
    'EC',
    'GT',
    'HN',
    'MX',
    'NI',
    'PA',
    'PE',
    'PR',
    'PY',
    'SV',
    'UY',
    'VE',
  ],
  pt: ['BR'],
};

/** The regions of countries with several zones by their zone, as place data names them; those with two are left out. */
const regions: Record<string, Record<string, string>> = {
  MX: {
    'America/Mexico_City':
      'Aguascalientes|Campeche|Chiapas|Ciudad de México|Mexico City|Colima|Durango|Guanajuato|Guerrero|Hidalgo|Jalisco|México|Michoacán|Morelos|Nuevo León|Oaxaca|Puebla|Querétaro|San Luis Potosí|Tabasco|Tlaxcala|Veracruz|Yucatán|Zacatecas',
    'America/Cancun': 'Quintana Roo',
    'America/Hermosillo': 'Sonora',
    'America/Mazatlan': 'Baja California Sur|Sinaloa',
    'America/Tijuana': 'Baja California',
  },
  BR: {
    'America/Sao_Paulo':
      'Alagoas|Amapá|Bahia|Ceará|Distrito Federal|Federal District|Espírito Santo|Goiás|Maranhão|Minas Gerais|Pará|Paraíba|Paraná|Piauí|Rio de Janeiro|Rio Grande do Norte|Rio Grande do Sul|Santa Catarina|São Paulo|Sergipe|Tocantins',
    'America/Campo_Grande': 'Mato Grosso do Sul',
    'America/Cuiaba': 'Mato Grosso',
    'America/Porto_Velho': 'Rondônia',
    'America/Boa_Vista': 'Roraima',
    'America/Rio_Branco': 'Acre',
  },
};

/** States of the United States with one zone. */
const usStates: Record<string, string> = {
  'America/New_York': 'CT|DC|DE|GA|MA|MD|ME|NC|NH|NJ|NY|OH|PA|RI|SC|VA|VT|WV',
  'America/Chicago': 'AL|AR|IA|IL|LA|MN|MO|MS|OK|WI',
  'America/Denver': 'CO|MT|NM|UT|WY',
  'America/Phoenix': 'AZ',
  'America/Los_Angeles': 'CA|NV|WA',
  'America/Anchorage': 'AK',
  'Pacific/Honolulu': 'HI',
};

/** The zone of nearly all places of a state with two, and the places of the other one. */
const mainZones: Record<string, { zone: string; otherZone?: string; others?: readonly string[] }> = {
  TX: { zone: 'America/Chicago', otherZone: 'America/Denver', others: ['el paso'] },
  FL: {
    zone: 'America/New_York',
    otherZone: 'America/Chicago',
    others: ['pensacola', 'panama city', 'destin', 'fort walton beach'],
  },
  MI: { zone: 'America/Detroit' },
  IN: { zone: 'America/Indiana/Indianapolis', otherZone: 'America/Chicago', others: ['gary', 'evansville'] },
  KY: {
    zone: 'America/Kentucky/Louisville',
    otherZone: 'America/Chicago',
    others: ['bowling green', 'owensboro', 'paducah'],
  },
  TN: {
    zone: 'America/Chicago',
    otherZone: 'America/New_York',
    others: ['knoxville', 'chattanooga', 'kingsport', 'bristol', 'johnson city'],
  },
  KS: { zone: 'America/Chicago' },
  NE: { zone: 'America/Chicago', otherZone: 'America/Denver', others: ['scottsbluff'] },
  ND: { zone: 'America/Chicago' },
  SD: { zone: 'America/Chicago', otherZone: 'America/Denver', others: ['rapid city'] },
  OR: { zone: 'America/Los_Angeles', otherZone: 'America/Boise', others: ['ontario'] },
  ID: { zone: 'America/Boise', otherZone: 'America/Los_Angeles', others: ['lewiston', 'coeur d alene'] },
};

interface Place {
  text?: string | undefined;
  code?: string | undefined;
}

/** The region and country of a place as suggestions write them, “Guadalajara, Jalisco, MX (MXGDL)”. */
function partsOf({ text = '', code = '' }: Place): { country: string; region: string } {
  const parts = (text.split('(')[0] ?? '').split(',').map((part) => part.trim());
  const last = parts.at(-1) ?? '';
  const country = code.length === 5 ? code.slice(0, 2) : /^[A-Z]{2}$/.test(last) ? last : '';
  return { country, region: parts.length > 2 ? (parts.at(-2) ?? '') : '' };
}

function zoneOfRegion(country: string, region: string): string | null {
  const wanted = fold(region);
  const found = Object.entries(regions[country] ?? {}).find(([, names]) =>
    names.split('|').some((name) => fold(name) === wanted),
  );
  return found?.[0] ?? null;
}

/** Returns the zones of a country whose clocks differ in the year of an instant. */
export function zonesOf(country: string, now: number): string[] {
  // TypeScript's library has no Intl.Locale.getTimeZones yet.
  const locale = new Intl.Locale(`und-${country}`) as Intl.Locale & { getTimeZones?: () => string[] };
  const zones = locale.getTimeZones?.() ?? [];
  const year = new Date(now).getUTCFullYear();
  const clockOf = (timeZone: string) => {
    const format = dateTimeFormat(languageTagOf(defaultLocale), {
      timeZone,
      dateStyle: 'short',
      timeStyle: 'short',
    });
    return [0, 6].map((month) => format.format(Date.UTC(year, month, 1))).join();
  };
  const byClock = new Map(zones.toReversed().map((zone) => [clockOf(zone), zone]));
  return zones.filter((zone) => byClock.get(clockOf(zone)) === zone);
}

/** The only zone of a country, of those that show one time all year; null where its clocks differ. */
function onlyZoneOf(country: string, now: number): string | null {
  const [first, ...others] = zonesOf(country, now);
  return first && others.length === 0 ? first : null;
}

/** Returns the time zone of a place, by its country and region, or null where it would be a guess. */
function zoneOfPlace(place: Place, now: number): string | null {
  const { country, region } = partsOf(place);
  return country ? (onlyZoneOf(country, now) ?? zoneOfRegion(country, region)) : null;
}

/**
 * Returns the time zone of a place for work there, such as the cut-off of a terminal; of a state with two zones that of nearly
 * all of its places. Null where the place names neither a country with one zone nor its region.
 */
export function localZoneOf(place: Place, now: number): string | null {
  const exact = zoneOfPlace(place, now);
  const { country, region } = partsOf(place);
  if (exact !== null || country !== 'US') return exact;
  const single = Object.entries(usStates).find(([, states]) => states.split('|').includes(region));
  if (single) return single[0];
  const main = mainZones[region];
  if (!main) return null;
  const name = fold(place.text ?? '').replace(/[^a-z]+/g, ' ');
  const isOther = main.others?.some((other) => name.startsWith(other)) ?? false;
  return isOther ? (main.otherZone ?? main.zone) : main.zone;
}

interface KnownOfCustomer {
  locale: Locale;
  phone: string;
  /** Both ends of the way, as they were given. */
  places: (Place | undefined)[];
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * Returns the time zone of a customer's clock, or null where it would be a guess. The country is that of the telephone
 * number, else the one end of the way where the customer's language is spoken. Its zone is the only one that it has, else
 * that of the regions of its places.
 */
export function customerZoneOf({ locale, phone, places, now }: KnownOfCustomer): string | null {
  const ends = places.flatMap((place) => (place ? [partsOf(place)] : []));
  const spoken = ends
    .map(({ country }) => country)
    .filter((name) => countriesOfLanguage[locale].includes(name));
  const [first, ...others] = new Set(spoken);
  const country = countryOfPhone(phone) ?? (others.length === 0 ? first : undefined);
  if (!country) return null;
  const only = onlyZoneOf(country, now);
  if (only) return only;
  const zones = ends
    .filter((end) => end.country === country)
    .map(({ region }) => zoneOfRegion(country, region));
  const [zone = null, ...more] = new Set(zones);
  return more.length === 0 ? zone : null;
}
