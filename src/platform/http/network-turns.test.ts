import { setTimeout } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { createNetworkTurns } from './network-turns.ts';

afterEach(() => void vi.useRealTimers());

test('work that does not end holds the others of its network for five seconds', async () => {
  vi.useFakeTimers();
  const inTurn = createNetworkTurns();
  void inTurn('a', () => new Promise(() => {}));
  const next = inTurn('a', async () => 'done');
  await vi.advanceTimersByTimeAsync(5_200);
  expect(await next).toBe('done');
});

test('the work of a network is done in turns, and that of another one at once', async () => {
  const inTurn = createNetworkTurns();
  const log: string[] = [];
  const work = (name: string) => async () => {
    log.push(`${name} begins`);
    await setTimeout(20);
    log.push(`${name} ends`);
  };
  await Promise.all([inTurn('a', work('a1')), inTurn('a', work('a2')), inTurn('b', work('b'))]);
  expect(log).toEqual(['a1 begins', 'b begins', 'a1 ends', 'b ends', 'a2 begins', 'a2 ends']);
});

test('a network leaves as much time to others as it took, also after a failure', async () => {
  const inTurn = createNetworkTurns();
  const failed = inTurn('a', async () => {
    await setTimeout(100);
    throw new Error('It failed.');
  });
  await expect(failed).rejects.toThrow('It failed.');
  const endedAt = performance.now();
  await inTurn('a', async () => {});
  expect(performance.now() - endedAt).toBeGreaterThan(80);
});

test('the work of a network with 50 others that wait is not done', async () => {
  const inTurn = createNetworkTurns();
  const { promise, resolve } = Promise.withResolvers<string>();
  const all = Array.from({ length: 52 }, () => inTurn('a', () => promise));
  expect(await all.at(-1)).toBeNull();
  expect(await inTurn('b', async () => 'done')).toBe('done');
  resolve('done');
  expect(await Promise.all(all.slice(0, -1))).toEqual(Array(51).fill('done'));
});
