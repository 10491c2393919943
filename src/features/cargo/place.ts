/** What a place is to a forwarder; a city without a port or an airport is a place. */
export const placeKinds = ['port', 'airport', 'place'] as const;

export type PlaceKind = (typeof placeKinds)[number];

/** A place as GET /api/v1/places suggests it. */
export interface SuggestedPlace {
  /** The UN/LOCODE, of an airport the IATA code; a place without either has none. */
  code?: string;
  /** Of an airport. */
  iata?: string;
  name: string;
  /** The city of an airport and the state, as an address holds them: `Houston, TX`. */
  region?: string;
  /** ISO 3166-1, two letters. */
  country: string;
  kind: PlaceKind;
}

/** As many characters of a query are read. */
export const longestPlaceQuery = 80;

/** How a suggestion is written into the field of a place; `parsePlace` of the server reads it back. */
export function placeText({ name, region, country, code }: SuggestedPlace): string {
  return `${[name, region, country].filter(Boolean).join(', ')}${code ? ` (${code})` : ''}`;
}

/** The name of a place without what it lies in and its code: “Houston, TX, US (USHOU)” is Houston. */
export function placeName(text: string): string {
  const at = text.lastIndexOf('(');
  const isCode = at >= 0 && /^\([A-Z0-9 ]+\)$/.test(text.slice(at).trimEnd());
  const [name = ''] = (isCode ? text.slice(0, at) : text).split(',');
  return name.trim() || text;
}
