import { expect, test } from 'vitest';
import { lanes } from '../app/content/company.ts';
import { lane } from './lane.ts';

test('the lanes are whole, and each has an id of its own', () => {
  expect(lane.array().safeParse(lanes).error).toBeUndefined();
  expect(new Set(lanes.map(({ id }) => id)).size).toBe(lanes.length);
});

test('a port’s code begins with its country, and an airport has three letters', () => {
  for (const { mode, from, to } of lanes) {
    for (const { code, country } of [from, to]) {
      if (mode === 'air') expect(code).toHaveLength(3);
      else expect(code.slice(0, 2)).toBe(country);
    }
  }
});

test('days from the most to the least are refused by name', () => {
  const refused = lane.safeParse({ ...lanes[0], transitDays: [9, 4] });
  expect(refused.error?.issues).toMatchObject([{ path: ['transitDays'] }]);
});
