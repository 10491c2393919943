import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { every } from './every.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a repeated job runs at the start and then at every interval, also after a failure', async () => {
  const failures: unknown[] = [];
  let runs = 0;
  const job = async () => {
    runs += 1;
    if (runs === 2) throw new Error('The second run fails.');
  };
  const repeated = every(1000, job, (error) => failures.push(error));
  repeated.start();
  repeated.start();
  await vi.advanceTimersByTimeAsync(3000);
  await repeated.stop();
  await vi.advanceTimersByTimeAsync(3000);
  expect([runs, failures.length]).toEqual([4, 1]);
});

test('runs that take longer than the interval do not overlap, and stopping waits for the one that has begun', async () => {
  const ends: (() => void)[] = [];
  let under = 0;
  let most = 0;
  const job = async () => {
    under += 1;
    most = Math.max(most, under);
    await new Promise<void>((done) => ends.push(done));
    under -= 1;
  };
  const repeated = every(1000, job, () => {});
  repeated.start();
  await vi.advanceTimersByTimeAsync(5000);
  expect([ends.length, most]).toEqual([1, 1]);
  let isStopped = false;
  const stopping = repeated.stop().then(() => {
    isStopped = true;
  });
  await vi.advanceTimersByTimeAsync(1000);
  expect(isStopped).toBe(false);
  ends[0]?.();
  await stopping;
  expect([ends.length, under]).toEqual([1, 0]);
});
