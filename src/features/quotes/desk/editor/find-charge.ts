import { fold } from '../../../../platform/values/fold.ts';

/** A charge by its name, and by other words that people use for it. */
export interface NamedCharge {
  code: string;
  name: string;
  synonyms: readonly string[];
}

const comparable = (text: string) =>
  ` ${fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()}`;

/** The charges whose name begins with what is typed; else those with a word that does, else those with such a synonym. */
export function findCharges(typed: string, charges: readonly NamedCharge[]): string[] {
  const sought = comparable(typed);
  if (sought === ' ') return [];
  const tests: ((charge: NamedCharge) => boolean)[] = [
    ({ name }) => comparable(name).startsWith(sought),
    ({ name }) => comparable(name).includes(sought),
    ({ synonyms }) => synonyms.some((synonym) => comparable(synonym).includes(sought)),
  ];
  for (const isFound of tests) {
    const found = charges.filter(isFound);
    if (found.length > 0) return found.map(({ code }) => code);
  }
  return [];
}

/**
 * The charge that a select moves to while a word is typed: the next match after the one that it was at before, or null
 * where nothing matches. The same letter again goes one further.
 */
export function chargeFor(typed: string, before: string, charges: readonly NamedCharge[]): string | null {
  const found = findCharges(typed, charges);
  const [letter = ''] = typed;
  const isRepeated = found.length === 0 && typed === letter.repeat(typed.length);
  const matches = isRepeated ? findCharges(letter, charges) : found;
  const step = isRepeated ? typed.length : 1;
  return matches[(matches.indexOf(before) + step) % matches.length] ?? null;
}
