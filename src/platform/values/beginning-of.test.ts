import { expect, test } from 'vitest';
import { beginningOf } from './beginning-of.ts';

test.each([
  ['Two pallets\n of  tea', 20, 'Two pallets of tea'],
  ['Two pallets of tea', 12, 'Two pallets…'],
  ['abc👍', 4, 'abc…'],
  ['abc👍', 5, 'abc👍'],
  ['a👩‍👩‍👧‍👦b', 5, 'a…'],
  ['', 5, ''],
])('%j within %d is %j', (text, limit, beginning) => {
  expect(beginningOf(text, limit)).toBe(beginning);
});
