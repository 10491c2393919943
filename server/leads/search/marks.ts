import type { LeadTable } from '../../db/tables.ts';
import { shownStage } from '../shown-stage.ts';
import { wordsOf, wordsOfPhone } from './words.ts';

/** Characters beside letters and digits that a mark may hold; the baseline migration tells FTS5 of them. */
const unfit = /[^\p{L}\p{N}:_-]/gu;

/** A fact as a word that filters look for. No word of a text has a colon, so the two never meet. */
export function mark(fact: string, value: string): string {
  return `${fact}:${value.replace(unfit, '_')}`;
}

/** A company as a mark, however it was spelled; null without one. */
export function companyMark(company: string): string | null {
  const words = wordsOf(company).join('-').slice(0, 80);
  return words === '' ? null : mark('company', words);
}

/** A telephone number as a mark, with or without its country; null without one. */
export function phoneMark(phone: string): string | null {
  const shortest = wordsOfPhone(phone).at(-1);
  return shortest === undefined ? null : mark('phone', shortest);
}

/** What a row is filtered by. A lead that was merged into another has no mark of its own: only the other is found. */
export function marksOf(row: LeadTable): string[] {
  if (row.merged_into !== null) return [mark('folder', 'merged')];
  const { kind, owner_id: owner, service, language } = row;
  return [
    mark('folder', row.folder),
    mark('stage', shownStage(row)),
    mark('kind', kind),
    mark('owner', owner ?? 'none'),
    mark('language', language),
    ...(service ? [mark('service', service)] : []),
    mark('waits', row.waits_until === null ? 'no' : 'yes'),
    ...[companyMark(row.company), phoneMark(row.phone)].filter((found) => found !== null),
  ];
}
