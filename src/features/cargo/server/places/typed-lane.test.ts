import { expect, test } from 'vitest';
import { fillTypedLane } from './typed-lane.ts';

const what = '320 bags of coffee from Cartagena to Houston';

test.each([
  [
    { from: '', to: '', what },
    { from: 'Cartagena', to: 'Houston', read: ['from', 'to'] },
  ],
  [
    { from: 'Santos', to: '', what },
    { from: 'Santos', to: 'Houston', read: ['to'] },
  ],
  [
    { from: 'Santos', to: 'Miami', what },
    { from: 'Santos', to: 'Miami', read: [] },
  ],
  [
    { from: '', to: '', what: 'coffee' },
    { from: '', to: '', read: [] },
  ],
  [
    { from: '', to: '', what: 'Genoa to Houston, Genoa to Miami' },
    { from: '', to: '', read: [] },
  ],
])('fills the empty ends of %o', async (typed, expected) => {
  expect(await fillTypedLane(typed)).toEqual(expected);
});

test('an end that was read follows the words, and one that was typed stays', async () => {
  const changed = '320 bags of coffee from Santos to Miami';
  expect(await fillTypedLane({ from: 'Cartagena', to: 'Veracruz', what: changed }, what)).toEqual({
    ...{ from: 'Santos', to: 'Veracruz' },
    read: ['from'],
  });
});
