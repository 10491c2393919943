import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/db/open-database.ts';
import { fold } from '#platform/values/fold.ts';
import { shownStage } from '../lead-state.ts';
import type { LeadTable } from '../tables.ts';

/** Scripts that are written without spaces: each of their characters is a term. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

/** A reference, or its beginning: with its dash, a space or nothing between, it is one term. The alphabet is intake's. */
const reference =
  /\b(rr|cm)(?:[-‐–]| (?=[34679acdefghjkmnpqrtwxy]{6}\b))(?=[34679acdefghjkmnpqrtwxy]{1,6}\b)/g;

/** PostgreSQL takes no term of more than 2,046 bytes, and nobody types one. */
const longestTerm = 60;

/** The terms of a text, folded, each once, in their order; made alike of what is stored and of what is looked for. */
export function termsOf(text: string): string[] {
  const prepared = fold(text).replace(reference, '$1').replace(unspaced, ' $& ');
  const terms = prepared.match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(terms.map((term) => term.slice(0, longestTerm)))];
}

/** A telephone number without its country code; null for too few digits. */
export function nationalNumber(phone: string): string | null {
  const digits = phone.replace(/\D/g, '');
  return digits.length < 6 ? null : digits.slice(-10);
}

/** A telephone number as people look for it: all digits, without its country code, and without its area code. */
export function termsOfPhone(phone: string): string[] {
  const digits = phone.replace(/\D/g, '');
  return digits.length < 6 ? [] : [...new Set([digits, digits.slice(-10), digits.slice(-7)])];
}

/** Characters beside letters and digits that a facet may hold; the baseline migration configures FTS5 with them. */
const unfit = /[^\p{L}\p{N}:_-]/gu;

/** A fact as a term that filters look for. No term of a text has a colon, so the two never meet. */
export function facet(fact: string, value: string): string {
  return `${fact}:${value.replace(unfit, '_')}`;
}

/** A company as a facet, however it was spelled; null without one. */
export function companyFacet(company: string): string | null {
  const terms = termsOf(company).join('-').slice(0, 80);
  return terms === '' ? null : facet('company', terms);
}

/** A telephone number as a facet, with or without its country; null without one. */
export function phoneFacet(phone: string): string | null {
  const number = nationalNumber(phone);
  return number === null ? null : facet('phone', number);
}

/** Facets of a row. A lead that was merged into another has none: only the other is found. */
export function facetsOf(row: LeadTable): string[] {
  if (row.merged_into !== null) return [facet('folder', 'merged')];
  const { kind, owner_id: owner, service, locale } = row;
  return [
    facet('folder', row.folder),
    facet('stage', shownStage(row)),
    facet('kind', kind),
    facet('owner', owner ?? 'none'),
    facet('locale', locale),
    ...(service ? [facet('service', service)] : []),
    facet('waits', row.waits_until === null ? 'no' : 'yes'),
    ...(row.follow_up_at === null ? [] : [facet('follow', 'yes')]),
    ...(row.mode ? [facet('mode', row.mode)] : []),
    ...(row.ready_on ? [facet('ready', 'yes')] : []),
    ...(row.gross_kg === null ? [] : [facet('weight', 'yes')]),
    ...[companyFacet(row.company), phoneFacet(row.phone)].filter((found) => found !== null),
  ];
}

/** A lead must have every facet, and for each term one that begins with it. */
export interface Wanted {
  terms: string[];
  /** Another spelling of all terms together, such as a telephone number without its spaces. */
  joined?: string[];
  facets: string[];
  /** One facet of each of these groups, none of which is empty. */
  oneOf?: string[][];
}

type Engine = Database['engine'];

/** The part of a reference behind its dash, or the beginning of that, by which people name a request, too. */
const bareReference = /^[34679acdefghjkmnpqrtwxy]{4,6}$/;

/** Spellings that match a search term. */
function spellingsOf(term: string): string[] {
  return bareReference.test(term) ? [term, `rr${term}`, `cm${term}`] : [term];
}

const syntax = {
  sqlite: {
    and: ' AND ',
    or: ' OR ',
    prefix: (term: string) => `"${term}"*`,
    exact: (term: string) => `"${term}"`,
  },
  postgres: {
    and: ' & ',
    or: ' | ',
    prefix: (term: string) => `'${term}':*`,
    exact: (term: string) => `'${term}'`,
  },
};

/** Terms are letters and digits alone, facets have `:-_` too: neither can end its quotes. */
function expressionOf(engine: Engine, { terms, joined = [], facets, oneOf = [] }: Wanted): string {
  const { and, or, prefix, exact } = syntax[engine];
  const allOf = (all: string[]) => all.map((term) => `(${spellingsOf(term).map(prefix).join(or)})`).join(and);
  const ofTerms =
    joined.length > 0
      ? [`((${allOf(terms)})${or}(${allOf(joined)}))`]
      : terms.length > 0
        ? [allOf(terms)]
        : [];
  return [...ofTerms, ...facets.map(exact), ...oneOf.map((group) => `(${group.map(exact).join(or)})`)].join(
    and,
  );
}

/** The condition on a row of `lead_search` that it has what is wanted, which must be something. */
export function matches(engine: Engine, wanted: Wanted): RawBuilder<boolean> {
  const expression = expressionOf(engine, wanted);
  return engine === 'sqlite'
    ? sql<boolean>`lead_search match ${expression}`
    : sql<boolean>`lead_search.vector @@ ${expression}::tsquery`;
}
