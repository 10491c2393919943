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

/** Words inside a name of a place that stay in lower case: "Ciudad del Carmen", "Rio de Janeiro". */
const particles = new Set(['de', 'del', 'la', 'las', 'los', 'do', 'da', 'dos', 'das', 'y', 'e']);

/** A place that is stored in lower case: a code of three or five letters in capitals, else as a name is written. */
export function capitalizePlace(place: string): string {
  if (/^[a-z]{2}[a-z0-9]{3}$|^[a-z]{3}$/.test(place)) return place.toUpperCase();
  return place.replace(/(?<![\p{L}\p{M}'’])\p{L}[\p{L}\p{M}'’]*/gu, (word, at: number) => {
    // A state after a comma or at the end is no part of the name: "New Orleans, La".
    const isInside =
      /[\p{L}\p{M}] $/u.test(place.slice(0, at)) && /^ \p{L}/u.test(place.slice(at + word.length));
    return isInside && particles.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1);
  });
}

/** The name of a place without what it lies in and its code: “Houston, TX, US (USHOU)” is Houston. */
export function placeName(text: string): string {
  const at = text.lastIndexOf('(');
  const isCode = at >= 0 && /^\([A-Z0-9 ]+\)$/.test(text.slice(at).trimEnd());
  const [name = ''] = (isCode ? text.slice(0, at) : text).split(',');
  return name.trim() || text;
}
