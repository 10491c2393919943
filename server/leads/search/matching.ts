import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/open-database.ts';

/** What a lead must have: every mark, and for each of the words one that begins with it. */
export interface Wanted {
  words: string[];
  marks: string[];
  /** One of these marks, where it is given; never empty. */
  oneOf?: string[];
}

type Engine = Database['engine'];

/** Words are letters and digits alone, marks have `:-_` too (words.ts, marks.ts): neither can end its quotes. */
const expressions: Record<Engine, (wanted: Wanted) => string> = {
  sqlite: ({ words, marks, oneOf }) =>
    [
      ...words.map((word) => `"${word}"*`),
      ...marks.map((mark) => `"${mark}"`),
      ...(oneOf ? [`(${oneOf.map((mark) => `"${mark}"`).join(' OR ')})`] : []),
    ].join(' AND '),
  postgres: ({ words, marks, oneOf }) =>
    [
      ...words.map((word) => `'${word}':*`),
      ...marks.map((mark) => `'${mark}'`),
      ...(oneOf ? [`(${oneOf.map((mark) => `'${mark}'`).join(' | ')})`] : []),
    ].join(' & '),
};

/** The condition on a row of `lead_words` that it has what is wanted, which must be something. */
export function matches(engine: Engine, wanted: Wanted): RawBuilder<boolean> {
  const expression = expressions[engine](wanted);
  return engine === 'sqlite'
    ? sql<boolean>`lead_words match ${expression}`
    : sql<boolean>`lead_words.vector @@ ${expression}::tsquery`;
}
