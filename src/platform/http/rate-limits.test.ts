import { expect, test } from 'vitest';
import { createRateLimiter } from './rate-limits.ts';

test('addresses of one IPv6 /56 share four times the limit', async () => {
  const counter = createRateLimiter({ name: 'test', limit: 2, seconds: 60 }, null);
  const take = (network: string) => counter.take(`ana@example.com ${network}`);
  const ofOne = ['2001:db8:1:a00::/64', '2001:db8:1:a01::/64', '2001:db8:1:aff::/64', '2001:db8:1:a03::/64'];
  for (const network of ofOne) {
    for (const _ of [1, 2]) expect((await take(network)).ok).toBe(true);
    expect((await take(network)).ok).toBe(false);
  }
  await counter.giveBack('ana@example.com 2001:db8:1:a00::/64');
  expect((await take('2001:db8:1:a04::/64')).ok).toBe(true);
  expect((await take('2001:db8:1:a05::/64')).ok).toBe(false);
  expect((await take('2001:db8:1:b00::/64')).ok).toBe(true);
});

test('a limit is asked without being counted', async () => {
  const counter = createRateLimiter({ name: 'peek', limit: 2, seconds: 60 }, null);
  expect(await counter.peek('ana')).toEqual({ ok: true, taken: 0 });
  for (const taken of [1, 2]) {
    expect(await counter.take('ana')).toEqual({ ok: true, taken });
    await counter.peek('ana');
  }
  expect(await counter.peek('ana')).toMatchObject({ ok: false, retryAfterSeconds: 60 });
  await counter.giveBack('ana');
  expect(await counter.peek('ana')).toEqual({ ok: true, taken: 1 });
});
