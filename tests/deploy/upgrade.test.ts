import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import type { Place } from '#platform/backups/back-up.ts';
import { findDeliveryHold } from '#platform/backups/delivery-hold.ts';
import { restoreBackup } from '#platform/backups/restore.ts';
import { type Database, migrationsFor, openDatabase } from '#platform/db/open-database.ts';
import { createLogger } from '#platform/log/logger.ts';
import { createCipher, findBackupKeys } from '#platform/secrets/cipher.ts';
import { readEnv } from '#server/env.ts';
import { openStore } from '#server/open-store.ts';
import { baselineCounts, insertBaselineRows } from '../support/baseline-rows.ts';
import { emptyPlace } from '../support/empty-place.ts';
import { postgresUrl } from '../support/find-postgres.ts';
import { testSecret } from '../support/test-secret.ts';

const first = '0001-baseline';
const onLostConnection = () => {};

const folder = mkdtempSync(join(tmpdir(), 'fairlead-upgrade-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function settingsOf(place: Place): Record<string, string> {
  return place.engine === 'sqlite'
    ? { DATA_DIR: dirname(place.path) }
    : { DATA_DIR: folder, DATABASE_URL: place.databaseUrl };
}

async function openAs(
  place: Place,
  options: { migrateTo?: string; isMigrated?: boolean },
): Promise<Database> {
  const { databaseUrl, dataDir } = readEnv(settingsOf(place));
  return openDatabase({ databaseUrl, dataDir, onLostConnection, ...options });
}

async function fillFirstRelease(place: Place): Promise<void> {
  const { db, close } = await openAs(place, { migrateTo: first });
  await insertBaselineRows(db as unknown as Kysely<Record<string, Record<string, unknown>>>);
  await close();
}

async function countsIn({ db }: Database): Promise<Record<string, number>> {
  // A later migration drops one.
  const tables = Object.keys(baselineCounts).filter((table) => table !== 'lead_merges');
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
      db,
    );
    counts[table] = Number(rows[0]?.count);
  }
  return counts;
}

async function expectRowsOfFirstRelease(database: Database): Promise<void> {
  const { lead_merges: _, ...expected } = baselineCounts;
  expect(await countsIn(database)).toEqual(expected);
  if (database.engine !== 'sqlite') return;
  const check = async (pragma: string) =>
    (await sql`${sql.raw(`pragma ${pragma}`)}`.execute(database.db)).rows;
  expect(await check('integrity_check')).toEqual([{ integrity_check: 'ok' }]);
  expect(await check('foreign_key_check')).toEqual([]);
}

test.each(postgresUrl ? (['sqlite', 'postgres'] as const) : (['sqlite'] as const))(
  'a start upgrades a database of the first release with data, after a copy that is the way back (%s)',
  async (engine) => {
    const place = await emptyPlace(engine);
    await fillFirstRelease(place);
    const env = readEnv(settingsOf(place));
    const options = { env, log: createLogger('silent') };
    const cipher = createCipher(testSecret);

    const { database } = await openStore(options, { cipher });
    await expectRowsOfFirstRelease(database);
    await database.close();
    const copies = readdirSync(env.backups.folder);
    expect(copies).toEqual([expect.stringMatching(/^fairlead-\w+-before-upgrade$/)]);

    // A start without pending migrations makes none.
    await (await openStore(options, { cipher })).database.close();
    expect(readdirSync(env.backups.folder)).toEqual(copies);

    const restored = await emptyPlace(engine);
    await restoreBackup(join(env.backups.folder, String(copies[0])), restored, {
      now: Date.now(),
      keys: findBackupKeys(env),
      isUnsigned: true,
    });
    const before = await openAs(restored, { isMigrated: true });
    await expectRowsOfFirstRelease(before);
    const { rows } = await sql`select name from kysely_migration`.execute(before.db);
    await before.close();
    expect(rows).toEqual([{ name: first }]);
    const again = await openAs(restored, {});
    await expectRowsOfFirstRelease(again);
    expect(await findDeliveryHold(again.db)).not.toBeNull();
    await again.close();
  },
);

test.skipIf(!postgresUrl)('two instances that start at once upgrade a database after one copy', async () => {
  const place = await emptyPlace('postgres');
  await fillFirstRelease(place);
  const dataDir = mkdtempSync(join(folder, 'two-'));
  const env = readEnv({ ...settingsOf(place), DATA_DIR: dataDir });
  const start = () => openStore({ env, log: createLogger('silent') }, { cipher: createCipher(testSecret) });
  for (const { database } of await Promise.all([start(), start()])) {
    await expectRowsOfFirstRelease(database);
    await database.close();
  }
  expect(readdirSync(env.backups.folder)).toEqual([expect.stringMatching(/^fairlead-\w+-before-upgrade$/)]);
});

test('a database is upgraded with data from each version of the layout', async () => {
  for (const migrateTo of Object.keys(migrationsFor('sqlite'))) {
    const place = await emptyPlace('sqlite');
    await fillFirstRelease(place);
    await (await openAs(place, { migrateTo })).close();
    const upgraded = await openAs(place, {});
    await expectRowsOfFirstRelease(upgraded);
    await upgraded.close();
  }
});
