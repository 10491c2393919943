import { comparable, countryCodes, countryNames } from '../../../cargo/place-country.ts';
import { placeCodesNamed } from '../../../cargo/server/places/places.ts';
import { anyPlace } from '../../../settings/lane-end.ts';
import type { RateProblem } from '../../rates.ts';
import { findPlaceCode } from '../place-codes.ts';

/** A zone of the published settings. */
export interface NamedZone {
  id: string;
  name: string;
}

type FoundEnd = { end: string } | { problem: RateProblem; choices?: string[] };

/** Codes that a problem names. */
const mostChoices = 4;

const anyNames = new Set(['*', 'any', 'all', 'any place', 'anywhere', 'worldwide']);

/** Reads ends of lanes, each text once. */
export function createLaneEnds(zones: readonly NamedZone[]) {
  const countries = countryNames(countryCodes());
  const known = new Map<string, Promise<FoundEnd>>();

  function zoneOf(typed: string): string | undefined {
    const name = comparable(typed.replace(/^zone:\s*/i, ''));
    return zones.find((zone) => zone.id === name.replaceAll(' ', '-') || comparable(zone.name) === name)?.id;
  }

  async function read(typed: string): Promise<FoundEnd> {
    if (anyNames.has(typed.toLowerCase())) return { end: anyPlace };
    const zone = zoneOf(typed);
    if (zone !== undefined) return { end: `zone:${zone}` };
    if (/^zone:/i.test(typed)) return { problem: 'zone' };
    const [, country = '', part = ''] = /^([a-z]{2})(?:-([a-z0-9]{1,3}))?$/i.exec(typed) ?? [];
    if (countries.get(country.toLowerCase()) === country.toUpperCase() && country !== '')
      return { end: `${country}${part && `-${part}`}`.toUpperCase() };
    const named = countries.get(comparable(typed));
    const place = await findPlaceCode(typed);
    // Panama is a city and a country; Singapore and Hong Kong are both at once.
    if (place && named && /^(?!SG|HK|MO)/.test(named) && !/\(|,/.test(typed) && !isCode(typed))
      return { problem: 'place-ambiguous', choices: [place, named] };
    const end = place ?? named;
    if (end) return { end };
    const choices = (await placeCodesNamed(typed)).slice(0, mostChoices);
    return choices.length > 0 ? { problem: 'place-ambiguous', choices } : { problem: 'place' };
  }

  /** Returns the end that a cell names as it is stored (`laneEnd` of src/features/settings/pricing.ts), or its problem. */
  return function laneEndOf(text: string) {
    const typed = text.trim();
    const found = known.get(typed) ?? read(typed);
    known.set(typed, found);
    return found;
  };
}

function isCode(typed: string): boolean {
  return /^(?:[A-Z]{3}|[A-Z]{2} ?[A-Z2-9]{3})$/i.test(typed);
}
