import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkRow, emptyRow, mostRows, readDecimal, readPieceQuery } from './pieces.ts';

const metric = { side: 'cm', weight: 'kg' } as const;

test.each([
  ['120', 120],
  [' 120.5 ', 120.5],
  ['.5', 0.5],
  ['1,200', 1200],
  ['1,200.25', 1200.25],
  ['', 'missing'],
  ['1,5', 1.5],
  ['12,50', 12.5],
  ['1e309', 'not-a-number'],
  ['-3', 'not-a-number'],
  ['Infinity', 'not-a-number'],
  ['0x10', 'not-a-number'],
  ['<b>3</b>', 'not-a-number'],
  ['1'.repeat(400), 'not-a-number'],
])('reads %j as %j', (typed, read) => {
  expect(readDecimal(typed)).toBe(read);
});

test('reads back every decimal that it could have written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), (hundredths) => {
      const value = hundredths / 100;
      expect(readDecimal(String(value))).toBe(value);
      expect(readDecimal(value.toLocaleString('en-US'))).toBe(value);
    }),
  );
});

test('never throws and never reads anything but a finite amount, whatever is typed', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const read = readDecimal(typed);
      expect(typeof read === 'string' || (Number.isFinite(read) && read >= 0)).toBe(true);
    }),
  );
});

test('converts inches and pounds', () => {
  const row = { quantity: '2', length: '10', width: '20', height: '30', weight: '100' };
  expect(checkRow(row, { side: 'in', weight: 'lb' })).toEqual({
    status: 'counted',
    pieces: { quantity: 2, lengthCm: 25.4, widthCm: 50.8, heightCm: 76.2, weightKg: 45.359237 },
  });
});

test('names what is wrong in each field', () => {
  const row = { quantity: '1.5', length: '0', width: '3001', height: '', weight: '2.500' };
  expect(checkRow(row, metric)).toEqual({
    status: 'refused',
    problems: {
      quantity: 'not-whole',
      length: 'zero',
      width: 'too-large',
      height: 'missing',
      weight: 'ambiguous',
    },
  });
  expect(checkRow(emptyRow, metric)).toEqual({ status: 'empty' });
});

test('reads the rows of a query, one more on request, and leaves out the one to remove', () => {
  const query = 'quantity=1&length=10&quantity=2&length=20&alone=2&unit=in&mass=lb';
  const { rows, units, notStackable } = readPieceQuery(new URLSearchParams(`${query}&rows=3`));
  expect(rows.map(({ quantity, length }) => [quantity, length])).toEqual([
    ['1', '10'],
    ['2', '20'],
    ['1', ''],
  ]);
  expect(units).toEqual({ side: 'in', weight: 'lb' });
  expect([...notStackable]).toEqual([1]);
  const after = readPieceQuery(new URLSearchParams(`${query}&remove=1`));
  expect(after.rows.map(({ length }) => length)).toEqual(['20']);
  expect([...after.notStackable]).toEqual([0]);
});

test.each([
  '',
  'rows=-1',
  'rows=1e9',
  'rows=abc',
  'remove=1',
  'remove=NaN',
  'length=x'.padEnd(16_000, '&length=1'),
])('takes from one row to the limit: %.20s', (query) => {
  const { rows } = readPieceQuery(new URLSearchParams(query));
  expect(rows.length).toBeGreaterThanOrEqual(1);
  expect(rows.length).toBeLessThanOrEqual(mostRows);
});

test('says when rows were left out', () => {
  const query = new URLSearchParams('length=1&'.repeat(mostRows + 1));
  expect(readPieceQuery(query).isCut).toBe(true);
});
