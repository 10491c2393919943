import { fold } from '#platform/values/fold.ts';

/** Charge with its name and synonyms. */
export interface NamedCharge {
  code: string;
  name: string;
  synonyms: readonly string[];
}

const comparable = (text: string) =>
  ` ${fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()}`;

/**
 * Returns charges whose name starts with the text; else those with a word that does, else those with such a synonym.
 */
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

/** Returns the match after `before`, or null without one. The same letter again moves on to the next match. */
export function chargeFor(typed: string, before: string, charges: readonly NamedCharge[]): string | null {
  const found = findCharges(typed, charges);
  const [letter = ''] = typed;
  const isRepeated = found.length === 0 && typed === letter.repeat(typed.length);
  const matches = isRepeated ? findCharges(letter, charges) : found;
  const step = isRepeated ? typed.length : 1;
  return matches[(matches.indexOf(before) + step) % matches.length] ?? null;
}
