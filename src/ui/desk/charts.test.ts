import { expect, test } from 'vitest';
import { isWorthDrawing } from './charts.tsx';

test('few points, or low ones, are no chart', () => {
  expect(isWorthDrawing(12, 2)).toBe(false);
  expect(isWorthDrawing(4, 90)).toBe(false);
  expect(isWorthDrawing(12, 8)).toBe(true);
});
