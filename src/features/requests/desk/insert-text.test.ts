import { expect, test } from 'vitest';
import { breakBetween } from './insert-text.ts';

test.each([
  ['', ''],
  ['\n', ''],
  ['Dear Ana,', '\n\n'],
  ['Dear Ana,\n', '\n'],
  ['Dear Ana,\n\n', ''],
])('sets a canned reply apart from %j by %j', (text, between) => {
  expect(breakBetween(text)).toBe(between);
});
