import { expect, test } from 'vitest';
import { versionIn } from './run-form.ts';

test.each([
  ['1', 1],
  ['999999999', 999_999_999],
  ['', 0],
  ['x', 0],
  ['1.5', 0],
  ['-1', 0],
  ['1e300', 0],
  ['9007199254740991', 0],
])('the version %j is %d', (typed, version) => {
  expect(versionIn(typed)).toBe(version);
});
