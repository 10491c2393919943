import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDecimal } from '#features/cargo/pieces.ts';
import { locales } from '../i18n/locale.ts';
import { formatNumber } from './format.ts';
import { rewriteNumber, typedTextOf } from './typed-number.ts';

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
      const read = readDecimal(text, from);
      // A locale with a decimal comma parses text that is ambiguous in the others.
      fc.pre(read !== 'ambiguous');
      expect(readDecimal(rewriteNumber(text, from, to), to)).toBe(read);
    }),
  );
});

test.each([
  ['1,234.56', 'es', 1234.56],
  ['12.5', 'es', 12.5],
  ['12,5', 'es', 12.5],
  ['1,5', 'en', 1.5],
  ['1.234,56', 'pt', 1234.56],
  ['1.234', 'pt', 1234],
  [',5', 'pt', 0.5],
  ['12.5', 'pt', 12.5],
  ['12.50', 'pt', 12.5],
  ['.5', 'pt', 0.5],
  [',5', 'es', 0.5],
  ['1,234.56', 'pt', 1234.56],
  ['1.200', 'en', 'ambiguous'],
  ['1.200', 'es', 'ambiguous'],
  ['1.200', 'pt', 1200],
  ['1,200', 'en', 1200],
  ['1,200', 'es', 1200],
  ['1,200', 'pt', 1.2],
  ['0.500', 'es', 0.5],
  ['0,500', 'en', 0.5],
  ['0.500', 'pt', 0.5],
  ['1200,500', 'es', 1200.5],
  ['1200.500', 'pt', 1200.5],
  ['1,2000', 'en', 1.2],
  ['1,234,5', 'en', 'not-a-number'],
  ['1,', 'es', 'not-a-number'],
  [',', 'es', 'not-a-number'],
  ['1200.500', 'es', 1200.5],
  ['1.2000', 'es', 1.2],
  ['1.200,50', 'es', 1200.5],
  ['1.200.000', 'es', 1_200_000],
  ['1,200,000', 'pt', 1_200_000],
  ['1.20.300', 'es', 'not-a-number'],
  ['1.200,50,1', 'es', 'not-a-number'],
  ['1,200.50.1', 'en', 'not-a-number'],
] as const)('%j in %s is %j', (typed, own, read) => {
  expect(readDecimal(typed, own)).toBe(read);
});

test('every decimal has a text that is read back, with three digits after its point too', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), locale, (thousandths, own) => {
      const value = thousandths / 1000;
      expect(readDecimal(rewriteNumber(typedTextOf(String(value)), 'en', own), own)).toBe(value);
    }),
  );
  expect(rewriteNumber('2,155', 'pt', 'en')).toBe('2.1550');
});
