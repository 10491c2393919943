import { expect, test } from 'vitest';
import { keepUnits } from './keep-units.ts';

test('a number and its unit stay on one line', () => {
  expect(keepUnits('20′: 17.2 t (38,000 lb), 4 m³ in 2 trucks')).toBe(
    '20′: 17.2\u00a0t (38,000\u00a0lb), 4\u00a0m³ in 2 trucks',
  );
  expect(keepUnits('1.22 × 1.02 m (48 × 40″)')).toBe('1.22\u00a0×\u00a01.02\u00a0m (48\u00a0×\u00a040″)');
  expect(keepUnits('17–28 days')).toBe('17\u2060–\u206028 days');
});
