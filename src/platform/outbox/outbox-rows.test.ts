import { expect, test } from 'vitest';
import { hour } from '../values/durations.ts';
import { delayAfter, isRetryOver, reasonOf } from './outbox-rows.ts';

test('the wait doubles from half a minute to six hours', () => {
  const half = () => 0.5;
  expect([1, 2, 3, 4].map((attempts) => delayAfter(attempts, half))).toEqual([
    30_000, 60_000, 120_000, 240_000,
  ]);
  expect(delayAfter(40, half)).toBe(6 * hour);
  expect([delayAfter(1, () => 0), delayAfter(1, () => 1)]).toEqual([27_000, 33_000]);
});

test('retries are over after five days, and after ten attempts at least', () => {
  const sixDays = 144 * hour;
  expect(isRetryOver({ created_at: 0, attempts: 30 }, sixDays)).toBe(true);
  expect(isRetryOver({ created_at: 0, attempts: 1 }, sixDays)).toBe(false);
  expect(isRetryOver({ created_at: 0, attempts: 30 }, 96 * hour)).toBe(false);
});

test('a reason holds no address', () => {
  expect(reasonOf(new Error('550 5.1.1 <ana.ruiz+x@shipper.example> unknown'))).toBe(
    '550 5.1.1 <[address]> unknown',
  );
  expect(reasonOf('to:josé@exámple.mx')).toBe('to:[address]');
  expect(reasonOf('x'.repeat(900))).toHaveLength(500);
});
