import { expect, test } from 'vitest';
import { lanes } from '../app/content/company.ts';

test('the lanes all begin in one city, from and to which the world map shows them', () => {
  expect(new Set(lanes.map(({ from }) => `${from.name} ${from.country}`)).size).toBe(1);
});

test('a port’s code begins with its country, and an airport has three letters', () => {
  for (const { mode, from, to } of lanes) {
    for (const { code, country } of [from, to]) {
      if (mode === 'air') expect(code).toHaveLength(3);
      else expect(code.slice(0, 2)).toBe(country);
    }
  }
});
