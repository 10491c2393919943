import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/open-database.ts';

/** What a lead must have: every facet, and for each of the terms one that begins with it. */
export interface Wanted {
  terms: string[];
  facets: string[];
  /** One of these facets, where it is given; never empty. */
  oneOf?: string[];
}

type Engine = Database['engine'];

/** Terms are letters and digits alone, facets have `:-_` too (terms.ts, facets.ts): neither can end its quotes. */
const expressions: Record<Engine, (wanted: Wanted) => string> = {
  sqlite: ({ terms, facets, oneOf }) =>
    [
      ...terms.map((term) => `"${term}"*`),
      ...facets.map((facet) => `"${facet}"`),
      ...(oneOf ? [`(${oneOf.map((facet) => `"${facet}"`).join(' OR ')})`] : []),
    ].join(' AND '),
  postgres: ({ terms, facets, oneOf }) =>
    [
      ...terms.map((term) => `'${term}':*`),
      ...facets.map((facet) => `'${facet}'`),
      ...(oneOf ? [`(${oneOf.map((facet) => `'${facet}'`).join(' | ')})`] : []),
    ].join(' & '),
};

/** The condition on a row of `lead_search` that it has what is wanted, which must be something. */
export function matches(engine: Engine, wanted: Wanted): RawBuilder<boolean> {
  const expression = expressions[engine](wanted);
  return engine === 'sqlite'
    ? sql<boolean>`lead_search match ${expression}`
    : sql<boolean>`lead_search.vector @@ ${expression}::tsquery`;
}
