import { expect, test } from 'vitest';
import { followPath, valueAt, withAt } from './at-path.ts';

const offices = [
  { city: 'Houston', week: { 1: ['09:00', '18:00'] } },
  { city: 'Miami', week: {} },
];

test('a value is read and replaced at its path, and the rest stays the same object', () => {
  const changed = withAt(offices, '0.week.1.1', '17:00');
  expect(valueAt(changed, '0.week.1')).toEqual(['09:00', '17:00']);
  expect(changed[1]).toBe(offices[1]);
  expect(valueAt(offices, '0.week.1.1')).toBe('18:00');
  expect(valueAt(offices, '4.week.1')).toBeUndefined();
});

test('undefined removes a key or an item, and a missing object is made', () => {
  expect(withAt(offices, '0.week.1', undefined)[0]?.week).toEqual({});
  expect(withAt(offices, '0', undefined)).toEqual([offices[1]]);
  expect(withAt({}, 'terms.name', 'Ours')).toEqual({ terms: { name: 'Ours' } });
});

test('a path follows its item through changes and moves, until the item is removed', () => {
  const [houston, miami] = offices;
  const pathIn = followPath(offices, '1.pictures.front');
  expect(pathIn(offices)).toBe('1.pictures.front');
  const changed = withAt(offices, '1.city', 'Fort Lauderdale');
  expect(pathIn([changed[1], changed[0]])).toBe('0.pictures.front');
  expect(pathIn([{ city: 'Tampa', week: {} }, houston, miami])).toBe('2.pictures.front');
  expect(pathIn([houston])).toBeNull();
  const nested = { lists: [offices] };
  expect(followPath(nested, 'lists.0.1.city')({ lists: [[miami]] })).toBe('lists.0.0.city');
  expect(followPath({ logo: null }, 'logo')({})).toBe('logo');
});
