import { fold } from '../../../contract/fold.ts';
import type { LeadTable } from '../../db/tables.ts';
import { wordsOfPhone } from '../search/words.ts';
import type { AffectedLeads } from './affected-leads.ts';

/** An answer of so many words is known again where somebody copied it. */
const wordsOfQuotation = 4;

const shortestName = 3;

/** The words of a text in their order, with a space around each, so that whole words are compared. */
function phraseOf(text: string): string {
  return ` ${(fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;
}

function phrasesOf({ name, company, email, payload }: LeadTable): string[] {
  const answers = Object.values<unknown>(JSON.parse(payload)).filter((answer) => typeof answer === 'string');
  const quotations = answers
    .map(phraseOf)
    .filter((phrase) => phrase.trim().split(' ').length >= wordsOfQuotation);
  const names = [name, company, email].map(phraseOf).filter((phrase) => phrase.trim().length >= shortestName);
  return [...names, ...quotations];
}

function numberOf({ phone }: LeadTable): string[] {
  return wordsOfPhone(phone).slice(-1);
}

/** All that the sender of a lead says of themselves and their cargo; what the lead took over from another is not theirs. */
function ownTexts({ name, company, payload }: LeadTable): string[] {
  const answers = Object.values<unknown>(JSON.parse(payload)).filter((answer) => typeof answer === 'string');
  return [name, company, ...answers];
}

/**
 * Makes the test whether a text names the person whose leads go: by name, company, e-mail address or telephone number, or
 * by a whole answer of theirs. What the senders of the leads that stay say themselves names nobody.
 */
export function textsNaming({ gone, kept }: AffectedLeads): (text: string) => boolean {
  const own = kept.flatMap(ownTexts);
  const [ownPhrases, ownDigits] = [own.map(phraseOf), own.map((text) => text.replace(/\D/g, ''))];
  const isNew = (part: string, others: string[]) => !others.some((other) => other.includes(part));
  const phrases = [...new Set(gone.flatMap(phrasesOf))].filter((phrase) => isNew(phrase, ownPhrases));
  const numbers = [...new Set(gone.flatMap(numberOf))].filter((number) => isNew(number, ownDigits));
  return (text) => {
    const phrase = phraseOf(text);
    const digits = text.replace(/\D/g, '');
    return phrases.some((each) => phrase.includes(each)) || numbers.some((each) => digits.includes(each));
  };
}
