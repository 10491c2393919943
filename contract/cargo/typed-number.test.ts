import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatNumber } from '../format.ts';
import { locales } from '../locale.ts';
import { readDecimal } from './pieces.ts';
import { rewriteNumber } from './typed-number.ts';

const amount = fc.integer({ min: 0, max: 99_999_999 }).map((hundredths) => hundredths / 100);
const locale = fc.constantFrom(...locales);

test('every locale reads back what it writes', () => {
  fc.assert(
    fc.property(amount, locale, (value, own) => {
      expect(readDecimal(formatNumber(own, value), own)).toBe(value);
      expect(readDecimal(formatNumber(own, value, { useGrouping: false }), own)).toBe(value);
    }),
  );
});

test('a number means the same once another locale has it', () => {
  fc.assert(
    fc.property(amount, locale, locale, (value, from, to) => {
      const typed = formatNumber(from, value);
      const rewritten = rewriteNumber(typed, from, to);
      expect(readDecimal(rewritten, to)).toBe(value);
      expect(rewriteNumber(rewritten, to, from)).toBe(typed);
    }),
  );
});

test('what a locale cannot read is refused for the same reason in every other', () => {
  const typed = fc.stringMatching(/^[\d.,]{0,12}$/);
  fc.assert(
    fc.property(typed, locale, locale, (text, from, to) => {
      expect(readDecimal(rewriteNumber(text, from, to), to)).toBe(readDecimal(text, from));
    }),
  );
});

test.each([
  ['1,234.56', 'es', 1234.56],
  ['12.5', 'es', 12.5],
  ['12,5', 'es', 'comma'],
  ['1.234,56', 'pt', 1234.56],
  ['1.234', 'pt', 1234],
  [',5', 'pt', 0.5],
  ['12.5', 'pt', 'comma'],
  ['1,234.56', 'pt', 'not-a-number'],
] as const)('%j in %s is %j', (typed, own, read) => {
  expect(readDecimal(typed, own)).toBe(read);
});
