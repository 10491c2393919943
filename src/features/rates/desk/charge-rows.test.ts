import { expect, test } from 'vitest';
import { rateLine } from '#tests/support/rates.ts';
import type { RateLine } from '../rates.ts';
import { containersIn, groupsOf, lineOf } from './charge-rows.ts';

const line = (terms: Partial<RateLine>): RateLine => ({
  ...rateLine,
  ...{ basis: 'container', container: null, rate: null, cost: '100', breaks: [] },
  ...terms,
});

test('a charge of several containers is one row, and a line that is there twice is one', () => {
  const lines = [
    line({ container: '22G1', cost: '980' }),
    line({ code: 'documents', basis: 'bill-of-lading', cost: '60' }),
    line({ container: '45G1', cost: '1450' }),
    line({ code: 'documents', basis: 'bill-of-lading', cost: '60' }),
  ];
  const [group, another] = groupsOf(lines);
  expect(another).toBeUndefined();
  expect(group?.rows.map(({ line: { code }, byContainer }) => [code, ...byContainer.keys()])).toEqual([
    ['freight', '22G1', '45G1'],
    ['documents', null],
  ]);
  expect(containersIn(lines)).toEqual(['22G1', '45G1']);
});

test('lines with other prices or terms for one container have rows of their own', () => {
  const rows = groupsOf([
    line({ container: '22G1', cost: '980' }),
    line({ container: '22G1', cost: '990' }),
    line({ container: '45G1', cost: '1450', validUntil: '2026-12-15' }),
  ])[0]?.rows;
  expect(rows?.map(({ byContainer }) => [...byContainer.values()].map(({ cost }) => cost))).toEqual([
    ['980'],
    ['990'],
    ['1450'],
  ]);
});

test('a charge of any container is priced in the column of each without a price of its own, and one of a bill in none', () => {
  const containers = ['22G1', '42G1', '45G1'] as const;
  const [group] = groupsOf([
    line({ container: '22G1', cost: '980' }),
    line({ code: 'origin-terminal', cost: '285' }),
    line({ code: 'lashing', cost: '40' }),
    line({ code: 'lashing', container: '45G1', cost: '55' }),
    line({ code: 'documents', basis: 'bill-of-lading', cost: '60' }),
  ]);
  const costs = group?.rows.map((row) => [
    row.line.code,
    ...containers.map((container) => lineOf(row, container, group)?.cost ?? null),
  ]);
  expect(costs).toEqual([
    ['freight', '980', null, null],
    ['origin-terminal', '285', '285', '285'],
    ['lashing', '40', '40', null],
    ['lashing', null, null, '55'],
    ['documents', null, null, null],
  ]);
});
