import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimalOf, decimalPlaces, divideRounded, isDecimal, readDecimalText, scaled } from './decimal.ts';

const largest = 10n ** 21n - 1n;
const integers = fc.bigInt({ min: -largest, max: largest });

test('a decimal and its integer are one value', () => {
  fc.assert(
    fc.property(integers, (value) => {
      const decimal = decimalOf(value);
      expect(isDecimal(decimal)).toBe(true);
      expect(scaled(decimal, decimalPlaces)).toBe(value);
    }),
  );
});

test('what is typed is read as its locale writes it', () => {
  const read = (typed: string, locale?: 'en' | 'pt', places?: number) => {
    const result = readDecimalText(typed, { ...(locale && { locale }), ...(places && { places }) });
    return result.ok ? result.decimal : result.problem;
  };
  expect(read('1,200.50')).toBe('1200.5');
  expect(read(' .85 ')).toBe('0.85');
  expect(read('−12')).toBe('-12');
  expect(read('-0.00')).toBe('0');
  expect(read('007')).toBe('7');
  expect(read('999,999,999,999,999.5')).toBe('999999999999999.5');
  expect(read('1.200,50', 'pt')).toBe('1200.5');
  expect(read('1,5')).toBe('1.5');
  expect(read('1.200')).toBe('number-ambiguous');
  expect(read('-1.200')).toBe('number-ambiguous');
  expect(read('1,200', 'pt')).toBe('1.2');
  expect(read('1.200,50')).toBe('1200.5');
  expect(readDecimalText('1.200', { isExact: true })).toEqual({ ok: true, decimal: '1.2' });
  expect(readDecimalText('1,5', { isExact: true })).toEqual({ ok: false, problem: 'number' });
  expect(read('1.2345678')).toBe('number-places');
  expect(read('1.999', 'en', 2)).toBe('number-places');
  for (const wrong of [
    '',
    '1e3',
    '0x10',
    '1.2.3',
    'NaN',
    'Infinity',
    '9'.repeat(16),
    '1,000,000,000,000,000',
    '--1',
  ])
    expect(read(wrong), wrong).toBe('number');
});

test('halves are rounded away from zero', () => {
  expect([5n, -5n, 4n, -4n, 15n, -15n].map((value) => divideRounded(value, 10n))).toEqual([
    1n,
    -1n,
    0n,
    0n,
    2n,
    -2n,
  ]);
});

test('more digits than the places hold are refused', () => {
  expect(() => scaled('1.005', 2)).toThrow(RangeError);
  expect(scaled('1.500', 1)).toBe(15n);
});
