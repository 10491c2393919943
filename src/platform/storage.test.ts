import { tmpdir } from 'node:os';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeOnEachDatabase } from '#tests/support/test-database.ts';
import { createStorageWatch, readDiskSpace, readReusableBytes, storageStateOf } from './storage.ts';

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

describeOnEachDatabase('the space of a folder’s disk', (open) => {
  test('counts what deleted rows leave in a SQLite file', async () => {
    const { db, engine } = await open();
    const before = await readDiskSpace(tmpdir(), db);
    expect(before.free).toBeGreaterThan(0);
    expect(before.total).toBeGreaterThanOrEqual(before.free);
    await sql`create table large (content text)`.execute(db);
    await sql`insert into large values (${'x'.repeat(10_000_000)})`.execute(db);
    await sql`drop table large`.execute(db);
    expect(await readReusableBytes(db)).toBeGreaterThanOrEqual(engine === 'sqlite' ? 10_000_000 : 0);
  });
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
