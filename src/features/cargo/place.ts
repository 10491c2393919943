/** A city without a port or an airport is a place. */
export const placeKinds = ['port', 'airport', 'place'] as const;

export type PlaceKind = (typeof placeKinds)[number];

export interface SuggestedPlace {
  /** The UN/LOCODE, or for an airport the IATA code. */
  code?: string;
  /** Set for an airport. */
  iata?: string;
  name: string;
  /** The airport's city and the state: `Houston, TX`. */
  region?: string;
  country: string;
  kind: PlaceKind;
}

/** Length limit of a query, in characters. */
export const longestPlaceQuery = 80;

/** Formats a suggestion for the place field; `parsePlace` on the server parses it. */
export function placeText({ name, region, country, code }: SuggestedPlace): string {
  return `${[name, region, country].filter(Boolean).join(', ')}${code ? ` (${code})` : ''}`;
}

/** Returns the name of a place without region and code: “Houston, TX, US (USHOU)” gives Houston. */
export function placeName(text: string): string {
  const at = text.lastIndexOf('(');
  const isCode = at >= 0 && /^\([A-Z0-9 ]+\)$/.test(text.slice(at).trimEnd());
  const [name = ''] = (isCode ? text.slice(0, at) : text).split(',');
  return name.trim() || text;
}
