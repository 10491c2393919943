import type { Strings } from '../../content/strings.ts';

/** How many answers of a part are missing and how many cannot be right; empty when none is. */
export function countsInWords(
  { missing, toCheck }: { missing: number; toCheck: number },
  strings: Pick<Strings['kycCase']['contents'], 'missing' | 'toCheck'>,
): string {
  return [
    { count: missing, text: strings.missing },
    { count: toCheck, text: strings.toCheck },
  ]
    .filter(({ count }) => count > 0)
    .map(({ count, text }) => text.replace('{count}', String(count)))
    .join(', ');
}
