import { comparable, countryCodes, countryNames } from '#features/cargo/place-country.ts';
import { findPlaceScopes } from '#features/cargo/server/places/place-scopes.ts';
import { findOnlyCodeNamed, placeCodesNamed } from '#features/cargo/server/places/places.ts';
import { anyPlace } from '#features/settings/lane-end.ts';
import { nameKey } from '../../mapping.ts';
import type { RateProblem } from '../../rates.ts';
import { findPlaceCode } from '../place-codes.ts';

/** A zone of the published settings. */
export interface NamedZone {
  id: string;
  name: string;
}

export type FoundEnd = { ends: string[] } | { problem: RateProblem; choices?: string[] };

/** Codes that a problem names. */
const mostChoices = 6;

const anyNames = new Set(['*', 'any', 'all', 'any place', 'anywhere', 'worldwide']);

/** Additions to a name in tariffs: `Port of Houston`, `Yantian Pt`, `Callao (CY)`, `Abidjan*`. */
const aroundNames: [RegExp, string][] = [
  // `Los Angeles CA`.
  [/([^\s,]) ([A-Z]{2})$/, '$1, $2'],
  [/(?:\s*\*+|[†‡¹²³]+)$/, ''],
  [/^(?:the )?(?:sea ?port|port|puerto|porto|pto\.?|airport|aeropuerto|aeroporto) (?:of |de |do |da )/i, ''],
  [/^(?:puerto|porto|pto\.?) /i, ''],
  [
    /,? (?:sea ?port|port|pt\.?|pto\.?|harbou?r|terminal|main port|base port|airport|aeropuerto|apt\.?)$/i,
    '',
  ],
  [
    /\s*\((?:port|main port|main ports|base port|sea ?port|airport|cy|cfs|cy\/cy|cfs\/cfs|fo|liner ?out|all|city)\)$/i,
    '',
  ],
  [/\b(?:intl|int'l)\b\.?/i, 'International'],
  [/^(?:st\.?|sto\.?) /i, 'Saint '],
];

const isForeignScript = (text: string) => /\p{L}/u.test(text) && !/\p{Script=Latin}/u.test(text);

/**
 * Reads ends of lanes, each text once: first as it is written, then without what tariffs write around a name. Two names with a
 * slash between them are two places, unless they are names of one. `answers` are those that an owner gave for names (`nameKey`
 * of mapping.ts).
 */
export function createLaneEnds(zones: readonly NamedZone[], answers: Record<string, string> = {}) {
  const countries = countryNames(countryCodes());
  const known = new Map<string, Promise<FoundEnd>>();

  function zoneOf(typed: string): string | undefined {
    const name = comparable(typed.replace(/^zone:\s*/i, ''));
    return zones.find((zone) => zone.id === name.replaceAll(' ', '-') || comparable(zone.name) === name)?.id;
  }

  const countryNamed = (text: string) => countries.get(comparable(text));

  /** Reads a code, or a name as it is written. */
  async function readName(typed: string, country: string): Promise<FoundEnd> {
    if (anyNames.has(typed.toLowerCase())) return { ends: [anyPlace] };
    const zone = zoneOf(typed);
    if (zone !== undefined) return { ends: [`zone:${zone}`] };
    if (/^zone:/i.test(typed)) return { problem: 'zone' };
    const [, letters = '', part = ''] = /^([a-z]{2})(?:-([a-z0-9]{1,3}))?$/i.exec(typed) ?? [];
    if (letters !== '' && countries.get(letters.toLowerCase()) === letters.toUpperCase())
      return { ends: [`${letters}${part && `-${part}`}`.toUpperCase()] };
    const ofCountry = country === '' || isCode(typed) ? null : await findPlaceCode(`${typed}, ${country}`);
    if (ofCountry) return { ends: [ofCountry] };
    const named = countryNamed(typed);
    const place = await findPlaceCode(typed);
    // Panama is a city and a country; Singapore and Hong Kong are both at once.
    if (place && named && /^(?!SG|HK|MO)/.test(named) && !/\(|,/.test(typed) && !isCode(typed))
      return { problem: 'place-ambiguous', choices: [place, named] };
    const end = place ?? named;
    const isElsewhere = place && country !== '' && !isCode(typed) && (await isOutside(place, country));
    if (end && !isElsewhere) return { ends: [end] };
    const only = end || country !== '' ? null : await findOnlyCodeNamed(typed);
    if (only) return { ends: [only] };
    const choices = (await placeCodesNamed(typed)).slice(0, mostChoices);
    return choices.length > 0 ? { problem: 'place-ambiguous', choices } : { problem: 'place' };
  }

  /** A name of another country than its line says is asked about. */
  async function isOutside(code: string, country: string): Promise<boolean> {
    const named = countryNamed(country);
    if (!named) return false;
    const { country: ofPlace } = await findPlaceScopes(code);
    return ofPlace !== null && ofPlace !== named;
  }

  /** Reads a name without what tariffs write around it. */
  async function readPlain(typed: string, country: string): Promise<FoundEnd> {
    const asWritten = await readName(typed, country);
    if ('ends' in asWritten) return asWritten;
    let plain = typed;
    for (const [pattern, instead] of aroundNames) {
      plain = plain.replace(pattern, instead).trim();
      if (plain === typed || plain === '') continue;
      const found = await readName(plain, country);
      if ('ends' in found) return found;
    }
    // `Yantian` where the places have `Yantian Port`.
    for (const name of [`${plain} Port`, `Puerto ${plain}`, `Port of ${plain}`]) {
      const found = await readName(name, country);
      if ('ends' in found && found.ends.every(isCode)) return found;
    }
    const again = plain === typed || plain === '' ? asWritten : await readName(plain, country);
    return 'choices' in asWritten ? asWritten : again;
  }

  /** Reads a name with its code, country or a second name in brackets. */
  async function readBrackets(typed: string, country: string): Promise<FoundEnd> {
    const [, before = '', inside = ''] = /^([^()]+?)\s*[([]([^()[\]]+)[)\]]$/.exec(typed) ?? [];
    if (before === '') return readPlain(typed, country);
    const whole = await readPlain(typed, country);
    if ('ends' in whole) return whole;
    if (countryNamed(inside) || /^[A-Z]{2}$/.test(inside)) return readPlain(before, inside);
    const [outer, inner] = [await readPlain(before, country), await readPlain(inside, country)];
    if (
      isForeignScript(inside) ||
      ('ends' in outer && 'ends' in inner && outer.ends.join() === inner.ends.join())
    )
      return outer;
    const choices = [outer, inner].flatMap((found) => ('ends' in found ? found.ends : (found.choices ?? [])));
    return choices.length > 0
      ? { problem: 'place-ambiguous', choices: [...new Set(choices)].slice(0, mostChoices) }
      : { problem: 'place' };
  }

  async function read(typed: string, country: string): Promise<FoundEnd> {
    const answer = answers[nameKey(typed, country)] ?? answers[nameKey(typed)];
    if (answer === '') return { problem: 'place-left-out' };
    if (answer !== undefined) return readName(answer, '');
    const whole = await readBrackets(typed, country);
    const names = typed
      .split(/\s*(?:\/|\+|;|\s&\s)\s*/)
      .filter((name) => name !== '' && !isForeignScript(name));
    if ('ends' in whole || (names.length === 1 && names[0] === typed)) return whole;
    const found = await Promise.all(names.map((name) => readBrackets(name, country)));
    const wrong = found.find((one) => 'problem' in one);
    if (wrong)
      return {
        problem: 'problem' in whole ? whole.problem : wrong.problem,
        choices: found
          .flatMap((one) => ('ends' in one ? one.ends : (one.choices ?? [])))
          .slice(0, mostChoices),
      };
    const ends = [...new Set(found.flatMap((one) => ('ends' in one ? one.ends : [])))];
    return ends.length > 0 ? { ends } : whole;
  }

  /** Returns the ends that a cell names as they are stored (`laneEnd` of src/features/settings/pricing.ts), or its problem. */
  return function laneEndsOf(text: string, country = '') {
    const typed = text.trim().replace(/\s+/g, ' ');
    const key = `${typed}\n${country}`;
    const found = known.get(key) ?? read(typed, country.trim());
    known.set(key, found);
    return found;
  };
}

function isCode(typed: string): boolean {
  return /^(?:[A-Z]{3}|[A-Z]{2} ?[A-Z2-9]{3})$/i.test(typed);
}
