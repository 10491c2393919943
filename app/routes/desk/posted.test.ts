import { expect, test } from 'vitest';
import { deskFormOf, versionIn } from './posted.ts';

test('what no database can hold is left out of a form, and nothing else', async () => {
  const posted = new FormData();
  posted.append('text', 'Call\0 Ana\r\nby noon');
  posted.append('lead', 'a 1');
  posted.append('lead', 'b 2\0');
  const form = await deskFormOf(new Request('http://desk', { method: 'POST', body: posted }));
  expect([...form]).toEqual([
    ['text', 'Call Ana\r\nby noon'],
    ['lead', 'a 1'],
    ['lead', 'b 2'],
  ]);
});

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
