import { expect, test } from 'vitest';
import { isParagraphOf } from './quote-page.ts';

test('a text that the customer wrote as a paragraph is recognized, and its beginning too', () => {
  const written = 'Rates for 2027\n\nTwo 40HC of  furniture\nfrom Veracruz to Houston';
  expect(isParagraphOf(written, 'two 40HC of furniture from Veracruz to Houston')).toBe(true);
  expect(isParagraphOf(written, 'Two 40HC of furniture…')).toBe(true);
  expect(isParagraphOf(written, 'Furniture')).toBe(false);
  expect(isParagraphOf('', 'Furniture')).toBe(false);
  expect(isParagraphOf('Tiles', '')).toBe(false);
  expect(isParagraphOf('', '')).toBe(false);
});
