import { expect, test } from 'vitest';
import { printable } from './printable.ts';

test('signs that the typeface lacks are put in other words', () => {
  expect(printable('40′ box: 67 m³, ≤ 26 t, ≥24% vol')).toBe("40' box: 67 m³, up to 26 t, at least 24% vol");
  expect(printable('Houston → Santos')).toBe('Houston – Santos');
});
