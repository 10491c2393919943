import { expect, test } from 'vitest';
import { fill, formatNumber, listIn, monthsIn, pluralOf } from './format.ts';
import { languageName } from './language-name.ts';

test('whole years of months are said in years', () => {
  expect([12, 18, 60].map((months) => monthsIn('en', months))).toEqual(['1 year', '18 months', '5 years']);
});

test('a list and a number have the separators of the locale', () => {
  expect(listIn('en', ['Monday', 'Wednesday', 'Friday'])).toBe('Monday, Wednesday, Friday');
  expect(formatNumber('en', 12_345.5)).toBe('12,345.5');
});

test('a text has the form of its number', () => {
  const forms = { one: 'one file', other: '{count} files' };
  const texts = [0, 1, 2000].map((count) => pluralOf('en', count, forms));
  expect(texts).toEqual(['0 files', 'one file', '2,000 files']);
});

test('placeholders are filled in as they are, and kept without a value', () => {
  expect(fill('{name} of {name}: {count}, {rest}', { name: '$&', count: 2 })).toBe('$& of $&: 2, {rest}');
});

test('a language is named in another', () => expect(languageName('en', 'pt')).toBe('Portuguese'));
