import { expect, test } from 'vitest';
import { typedSlip } from './move-later.tsx';

const stored = { planned: '2026-12-09', estimated: '2026-12-12 14:30', actual: '' };

test('a slip is what is typed against what is stored, and none while a time is half typed', () => {
  expect(typedSlip(stored, stored)).toBe(0);
  expect(typedSlip(stored, { ...stored, estimated: '12/15/2026' })).toBe(3);
  expect(typedSlip(stored, { ...stored, actual: '2026-12-10 04:20' })).toBe(-2);
  expect(typedSlip(stored, { ...stored, estimated: '' })).toBe(-3);
  expect(typedSlip(stored, { ...stored, estimated: '2026-12-1' })).toBe(0);
  expect(typedSlip({ planned: '', estimated: '', actual: '' }, stored)).toBe(0);
});
