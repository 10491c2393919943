import { deskLocale, placeNameLanguages } from '#platform/i18n/locale.ts';
import { fold } from '#platform/values/fold.ts';
import type { Cargo } from './cargo.ts';

/** Common abbreviations of country names. */
const shortNames: Record<string, string> = {
  usa: 'US',
  eua: 'US',
  eeuu: 'US',
  'ee uu': 'US',
  america: 'US',
  uk: 'GB',
  england: 'GB',
  inglaterra: 'GB',
  uae: 'AE',
  korea: 'KR',
  corea: 'KR',
  coreia: 'KR',
  holland: 'NL',
  holanda: 'NL',
  turkey: 'TR',
};

/** Removes case, accents and punctuation, and separates words by one space, to compare places. */
export function comparable(text: string): string {
  if (/^[A-Za-z0-9]+(?: [A-Za-z0-9]+)*$/.test(text)) return text.toLowerCase();
  return fold(text)
    .replace(/[’'ʼ.]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Returns the codes of countries by their code and their name in each language. */
export function countryNames(codes: Iterable<string>): Map<string, string> {
  const names = new Map(Object.entries(shortNames));
  const languages = placeNameLanguages.map((language) => new Intl.DisplayNames(language, { type: 'region' }));
  for (const code of codes) {
    names.set(code.toLowerCase(), code);
    for (const language of languages) names.set(comparable(language.of(code) ?? code), code);
  }
  return names;
}

/** CLDR regions that are not countries or separate places to trade with: groups, test regions, parts of countries. */
const noCountries = ['AC', 'CP', 'CQ', 'DG', 'EA', 'EU', 'EZ', 'IC', 'QO', 'TA', 'UN', 'XA', 'XB', 'ZZ'];

/** Returns the codes of all countries; those that were replaced, such as DD, have no name of their own. */
export function countryCodes(): string[] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const named = new Intl.DisplayNames(deskLocale, { type: 'region', fallback: 'none' });
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => !noCountries.includes(code))
    .filter((code) => named.of(code) && new Intl.Locale(`und-${code}`).region === code);
}

let known: Map<string, string> | undefined;

function allCountries(): Map<string, string> {
  known ??= countryNames(countryCodes());
  return known;
}

/** States whose two letters or name are no country's: “Houston, TX”. */
const statesOfUs = new Set(
  'AK CT DC FL HI IA KS ND NH NJ NV NY OH OK OR RI TX UT VT WA WI WV WY Alaska Arizona California Florida Illinois Louisiana Maryland Michigan Nevada New_Jersey New_York Ohio Oregon Pennsylvania Tennessee Texas Virginia Washington'
    .split(' ')
    .map((name) => comparable(name.replace('_', ' '))),
);

/** Splits "Houston, US (USHOU)" into the name and the code in brackets, which may be empty. */
export function splitCode(text: string): [name: string, code: string] {
  const at = text.endsWith(')') ? text.lastIndexOf('(') : -1;
  const code = text.slice(at + 1, -1);
  return at >= 0 && /^[A-Z0-9 ]+$/.test(code) ? [text.slice(0, at).trimEnd(), code] : [text, ''];
}

/**
 * Returns the country of a place (ISO 3166), by its UN/LOCODE or the end of its text; null when neither names it. Two
 * letters alone are a state as often as a country ("Los Angeles, CA"), so they count only after a region: "Veracruz,
 * Veracruz, MX".
 */
export function countryOf({ text = '', code = '' }: NonNullable<Cargo['from']>): string | null {
  const unlocode = /^[A-Z]{2}(?=[A-Z2-9]{3}$)/;
  const [name, inBrackets] = splitCode(text.trim());
  const byCode = unlocode.exec(code) ?? unlocode.exec(inBrackets.replace(' ', ''));
  if (byCode) return byCode[0];
  const parts = name.split(',').map(comparable).filter(Boolean);
  const last = parts.at(-1) ?? '';
  if (parts.length > 1 && statesOfUs.has(last)) return 'US';
  const isState = last === 'georgia' && parts.length > 1;
  if (isState || (last.length === 2 && parts.length < 3)) return null;
  return allCountries().get(last) ?? null;
}

/**
 * Returns the direction of a route, seen from the company's country; null when a country is unknown and for a route
 * within one country.
 */
export function directionOf(
  { from = {}, to = {} }: Pick<Cargo, 'from' | 'to'>,
  companyCountry: string,
): NonNullable<Cargo['direction']> | null {
  const [origin, destination] = [countryOf(from), countryOf(to)];
  if (!origin || !destination || origin === destination) return null;
  if (origin === companyCountry) return 'export';
  return destination === companyCountry ? 'import' : 'cross-trade';
}
