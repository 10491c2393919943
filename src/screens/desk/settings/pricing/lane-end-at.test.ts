import { expect, test } from 'vitest';
import { onlyMatch } from './lane-end-at.tsx';

const end = (code: string, name: string) => ({ code, name, around: '' });

test('only a suggestion that alone can be meant is taken', () => {
  const houston = end('USHOU', 'Houston');
  const houstonia = end('USHTN', 'Houstonia');
  expect(onlyMatch('hous', [houston])).toBe(houston);
  expect(onlyMatch(' HOUSTON ', [houstonia, houston])).toBe(houston);
  expect(onlyMatch('hous', [houston, houstonia])).toBeUndefined();
  expect(onlyMatch('houston', [houston, end('USHOZ', 'Houston')])).toBeUndefined();
  expect(onlyMatch('hous', [])).toBeUndefined();
});
