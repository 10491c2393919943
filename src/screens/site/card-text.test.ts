import { expect, test } from 'vitest';
import { openLetters } from '#features/settings/server/brand/letters.ts';
import { defaultBrand } from '#platform/brand/brand.ts';
import { linesIn, titleSizes } from './card-text.ts';

const box = { width: 410, height: 386 };
const sentence = 'We carry your freight from where it stands to where it is needed.';

test.each([
  ['short', 'Freight, handled end to end.'],
  ['long', Array(3).fill(sentence).join(' ')],
  ['endless', Array(40).fill(sentence).join(' ')],
  ['of one word without end', 'Freight'.repeat(300)],
  ['with a long word', `Donaudampfschifffahrtselektrizitätenhauptbetriebswerk ${sentence}`],
])('a sentence that is %s stays on its card', async (_, text) => {
  const letters = await openLetters(defaultBrand.font, 500);
  const { size, lines, lineHeight } = linesIn(box, text, letters, titleSizes);
  for (const line of lines) expect(letters.widthOf(line, size), line).toBeLessThanOrEqual(box.width);
  expect(lines.length * lineHeight).toBeLessThanOrEqual(box.height);
});

test('a sentence gets smaller before it is cut', async () => {
  const letters = await openLetters(defaultBrand.font, 500);
  const linesOf = (text: string) => linesIn(box, text, letters, titleSizes);
  expect(linesOf('Freight, handled end to end.').size).toBe(titleSizes[0]);
  const long = linesOf(Array(3).fill(sentence).join(' '));
  expect(long.size.size).toBeLessThan(52);
  expect(long.lines.join(' ')).toBe(Array(3).fill(sentence).join(' '));
  expect(linesOf(Array(40).fill(sentence).join(' ')).lines.at(-1)).toMatch(/…$/);
});
