import { parseJson } from '#platform/db/json-text.ts';
import type { Db } from '#platform/db/open-database.ts';
import { beginningOf } from '#platform/values/beginning-of.ts';
import { textOf } from '../../answers.ts';
import type { LeadSummary } from '../../lead-input.ts';

/** Origin and destination of goods as far as the answers give them, and the rest of the text. */
export interface Lane {
  /** Empty where it is not said. */
  from: string;
  to: string;
  goods: string;
}

/** Words before the name of a destination in typed text; `in`: where the goods are now. */
const beforeDestination = [
  /(?<![\p{L}\d])[Ff]rom ([^,;.→]{2,40}?) to (?=\p{Lu})/u,
  /(?:^|[,:;] )([^,:;→–—]{2,40}) ?(?:→|–|—|->) ?(?=\p{Lu})/u,
  /[,:;] ([^,:;]{2,40}?) to (?=\p{Lu})/u,
  /(?<![\p{L}\d])to (?=\p{Lu})/u,
];

/** A name at the beginning of a text: words with a capital, and the small ones of names between them. */
const name =
  /^\p{Lu}[\p{L}'’-]{0,30}(?:\.(?= \p{Lu}))?(?: (?:(?:de|del|la|of) )?\p{Lu}[\p{L}'’-]{0,30}){0,4}/u;

/** Longer ones are sentences. */
const longestPlace = 30;

/** The name of a place without its region and country, in the length of a column; empty without a text. */
export function shortPlace(text: string): string {
  const [first = ''] = text.split(/[,;(\n]/, 1);
  return beginningOf(first.trim(), longestPlace);
}

/** "Cartagena" of "Cartagena, Colombia (COCTG)"; empty for what is no name of a place. */
function placeIn(answer = ''): string {
  const [first = ''] = answer.split(/[,;(\n]/, 1);
  const place = first.trim();
  return place.length <= longestPlace && name.test(place) ? place : '';
}

/** A lane that is read from the beginning of what should move and where to, and from where the goods are now. */
export function laneOf(about: string, origin: string): Lane {
  for (const pattern of beforeDestination) {
    const found = pattern.exec(about);
    if (!found) continue;
    const rest = about.slice(found.index + found[0].length);
    const [to = ''] = name.exec(rest) ?? [];
    const from = placeIn(found[1]) || placeIn(origin);
    if (!from || !to) continue;
    const parts = [about.slice(0, found.index), rest.slice(to.length)].map((part) =>
      part.trim().replace(/^[,;:.] ?|[,;:.]$/g, ''),
    );
    return { from, to, goods: parts.filter(Boolean).join(', ') || about };
  }
  return { from: placeIn(origin), to: '', goods: about };
}

/** The lanes of rate requests, by id: those of their shipments, else what the text says. Throws when the database fails. */
export async function listLanes(db: Db, leads: LeadSummary[]): Promise<Map<string, Lane>> {
  const ofShipments = leads.flatMap(({ id, about, laneFrom, laneTo }): [string, Lane][] =>
    laneFrom || laneTo ? [[id, { from: laneFrom ?? '', to: laneTo ?? '', goods: about }]] : [],
  );
  const known = new Map(ofShipments);
  const requests = leads.filter(({ id, kind }) => kind === 'rate-request' && !known.has(id));
  if (requests.length === 0) return known;
  const rows = await db
    .selectFrom('leads')
    .select(['id', 'payload'])
    .where(
      'id',
      'in',
      requests.map(({ id }) => id),
    )
    .execute();
  const origins = new Map(
    rows.map(({ id, payload }) => [id, textOf({ answers: parseJson(payload) }, 'productOrigin')]),
  );
  for (const { id, about } of requests) known.set(id, laneOf(about, origins.get(id) ?? ''));
  return known;
}
