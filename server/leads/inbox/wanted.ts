import type { LeadFilter } from '../../../contract/lead-list.ts';
import { mark } from '../search/marks.ts';
import type { Wanted } from '../search/matching.ts';
import { wordsOf, wordsOfPhone } from '../search/words.ts';

/** More words only make a search slower, not better. */
const mostWords = 8;

/** What every lead has that is neither spam nor merged away. */
export const inInbox = mark('folder', 'inbox');

/** A telephone number with its area: what is shorter is found by its groups of digits, as it was typed. */
const shortestNumber = 10;
const telephone = /^[\s\d()+./‐–-]+$/;

/** What is looked for; a telephone number is one word, however its digits are grouped and with its country or without. */
function wordsWanted(text: string): string[] {
  const [digits = ''] = telephone.test(text) ? wordsOfPhone(text).slice(-1) : [];
  return digits.length >= shortestNumber ? [digits] : wordsOf(text).slice(0, mostWords);
}

/** What a filter asks of a lead's words and marks. A search for punctuation alone is no search. */
export function wantedBy(filter: LeadFilter): Wanted {
  const { text = '', stage, kind, service, owner, due, language } = filter;
  return {
    words: wordsWanted(text),
    marks: [
      stage ? mark('stage', stage) : inInbox,
      ...(kind ? [mark('kind', kind)] : []),
      ...(service ? [mark('service', service)] : []),
      ...(owner ? [mark('owner', owner)] : []),
      ...(language ? [mark('language', language)] : []),
      ...(due ? [mark('waits', 'yes')] : []),
    ],
  };
}
