import { expect, test } from 'vitest';
import { fonts } from '#platform/brand/brand.ts';
import { openLetters } from './letters.ts';

const at = { x: 0, y: 100 };

test.each(fonts)('%s draws letters beyond Latin-1, and leaves out what it lacks', async (font) => {
  const letters = await openLetters(font, 500);
  const outline = (text: string) => letters.outlineOf(text, at, { size: 100 });
  for (const letter of 'ŁódźÅāĞŐșŽ€') expect(outline(letter), letter).toMatch(/^M/);
  expect(letters.canDraw('Łódź Lines')).toBe(true);
  expect(letters.canDraw('東京')).toBe(false);
  expect(outline('東A京')).toBe(outline('A'));
  const [whole, parts] = [letters.widthOf('Żółw A', { size: 10 }), ['Żółw', ' ', 'A']];
  expect(whole).toBeCloseTo(parts.reduce((sum, part) => sum + letters.widthOf(part, { size: 10 }), 0));
});
