import type { LeadTable } from '../../db/tables.ts';
import { shownStage } from '../shown-stage.ts';
import { termsOf, termsOfPhone } from './terms.ts';

/** Characters beside letters and digits that a facet may hold; the baseline migration tells FTS5 of them. */
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
  const shortest = termsOfPhone(phone).at(-1);
  return shortest === undefined ? null : facet('phone', shortest);
}

/** What a row is filtered by. A lead that was merged into another has no facet of its own: only the other is found. */
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
    ...[companyFacet(row.company), phoneFacet(row.phone)].filter((found) => found !== null),
  ];
}
