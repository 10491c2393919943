import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { createStorageWatch, readDiskSpace, storageStateOf } from './storage.ts';

const mega = 1_000_000;

test.each([
  ['ok', 1000, 500_000],
  ['low', 999, 500_000],
  ['ok', 500, 5000],
  ['low', 499, 5000],
  ['ok', 400, 1000],
  ['low', 399, 1000],
  ['low', 200, 500_000],
  ['full', 199, 500_000],
] as const)('storage is %s with %i of %i MB free', (state, free, total) => {
  expect(storageStateOf({ free: free * mega, total: total * mega })).toBe(state);
});

test('the space of a folder’s disk is known', async () => {
  const { free, total } = await readDiskSpace(tmpdir());
  expect(free).toBeGreaterThan(0);
  expect(total).toBeGreaterThanOrEqual(free);
});

test('a new state of the disk is logged once', async () => {
  const logged: unknown[] = [];
  const shortages: number[] = [];
  const note = (fields: unknown) => logged.push(fields);
  let free = 5000;
  const watch = createStorageWatch({
    read: async () => ({ free: free * mega, total: 100_000 * mega }),
    holds: 'mails',
    log: { warn: note, info: note } as never,
    onShortage: async (storage) => {
      shortages.push(storage.freeMegabytes);
    },
  });
  const states: string[] = [];
  for (const next of [5000, 900, 800, 100, 5000]) {
    free = next;
    await watch.check();
    states.push(watch.state());
  }
  expect(states).toEqual(['ok', 'low', 'low', 'full', 'ok']);
  expect(shortages).toEqual([900, 800, 100]);
  expect(logged).toEqual([
    { event: 'storage.low', holds: 'mails', freeMegabytes: 900 },
    { event: 'storage.full', holds: 'mails', freeMegabytes: 100 },
    { event: 'storage.ok', holds: 'mails', freeMegabytes: 5000 },
  ]);
});
