import { expect, test } from 'vitest';
import { inShort, medianOf, ratiosOf, short, spreadOf } from './statistics.ts';

test('the median is the middle value, or the mean of the two in the middle', () => {
  expect(medianOf([9, 1, 5])).toBe(5);
  expect(medianOf([9, 1, 5, 7])).toBe(6);
  expect(medianOf([3])).toBe(3);
  expect(() => medianOf([])).toThrow('no values');
});

test('a spread is the median between the least and the most', () => {
  expect(spreadOf([2, 30, 4])).toEqual({ median: 4, least: 2, most: 30 });
  expect(inShort(spreadOf([0.1234, 0.5, 1234.5]))).toBe('0.5 (0.123–1,235)');
});

test('ratios compare the values of one round', () => {
  expect(ratiosOf([10, 20], [20, 80])).toEqual([0.5, 0.25]);
  expect(() => ratiosOf([1], [1, 2])).toThrow('differ');
});

test.each([
  [0, '0'],
  [0.012345, '0.0123'],
  [7.896, '7.9'],
  [99.96, '100'],
  [18_697.4, '18,697'],
])('%d is written as %s', (value, text) => {
  expect(short(value)).toBe(text);
});
