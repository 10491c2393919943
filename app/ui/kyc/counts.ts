import type { ContentsWords } from './kyc-words.ts';

/** How many answers of a part are missing and how many cannot be right, in a few words; empty when none is. */
export function countsInWords(
  { missing, toCheck }: { missing: number; toCheck: number },
  words: Pick<ContentsWords, 'missing' | 'toCheck'>,
): string {
  return [
    { count: missing, text: words.missing },
    { count: toCheck, text: words.toCheck },
  ]
    .filter(({ count }) => count > 0)
    .map(({ count, text }) => text.replace('{count}', String(count)))
    .join(', ');
}
