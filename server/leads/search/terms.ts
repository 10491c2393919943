import { fold } from '../../../contract/fold.ts';

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

/** A telephone number as people look for it: all digits, and the last ten. */
export function termsOfPhone(phone: string): string[] {
  const digits = phone.replace(/\D/g, '');
  return digits.length < 6 ? [] : [...new Set([digits, digits.slice(-10)])];
}
