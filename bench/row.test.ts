import { expect, test } from 'vitest';
import { figuresTable, limitFigure, rateFigure, tableOf } from './row.ts';
import { spreadOf } from './statistics.ts';

test('a rate is compared round by round, and its median ratio with the goal', () => {
  expect(rateFigure('page /', [80, 90, 10], [100, 100, 100], 0.8)).toEqual({
    work: 'page /',
    site: '80 (10–90)/s',
    yardstick: '100 (100–100)/s',
    figure: '0.8 (0.1–0.9)',
    goal: '≥ 0.8',
    met: true,
  });
  expect(rateFigure('page /', [79], [100], 0.8).met).toBe(false);
});

test('a rate without a yardstick is neither met nor missed', () => {
  expect(rateFigure('page /', [80], [], 0.8)).toMatchObject({ figure: '–', met: null });
});

test('a limit is met by a median that does not pass it', () => {
  expect(limitFigure('start', spreadOf([900, 1000, 3000]), { unit: 'ms', limit: 1000 }).met).toBe(true);
  expect(limitFigure('start', spreadOf([1001]), { unit: 'ms', limit: 1000 }).met).toBe(false);
});

test('columns are as wide as their widest cell', () => {
  expect(tableOf(['a', 'goal'], [['wide', '1']])).toBe('a     goal\n----  ----\nwide  1');
});

test('the table says of each figure whether its goal is met', () => {
  const table = figuresTable([rateFigure('one', [1], [1], 0.8), rateFigure('two', [1], [2], 0.8)]);
  expect(table.split('\n').map((line) => line.match(/(not )?met$/)?.[0])).toEqual([
    undefined,
    undefined,
    'met',
    'not met',
  ]);
});
