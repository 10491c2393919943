import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { listBackups } from '#platform/backups/back-up.ts';
import { withBackup } from '#platform/backups/manifest.ts';
import {
  differences,
  digestTables,
  openPostgresSnapshot,
  openSqliteSnapshot,
} from '#platform/backups/read-tables.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { createCipher, findBackupKeys, openCipher, pinKey } from '#platform/secrets/cipher.ts';
import { findKey } from '#platform/secrets/key-file.ts';
import { readSealed, sealedColumns } from '#server/sealed-columns.ts';
import { emptyPlace } from '../support/empty-place.ts';
import { postgresUrl } from '../support/find-postgres.ts';
import { seedDesk } from '../support/seed/desk.ts';
import { startServer } from '../support/server-process.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'fairlead-kills-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const seeded = join(folder, 'seeded');
const now = Date.UTC(2027, 0, 1);
const killsOfEach = 6;

beforeAll(async () => {
  const database = await openDatabase({ dataDir: seeded, onLostConnection: () => {} });
  const cipher = await openCipher(database.db, { appSecret: undefined, dataDir: seeded });
  await database.db.transaction().execute((transaction) => pinKey(transaction, cipher));
  await seedDesk(database, { requests: 1_500, now, seed: 1, cipher });
  await database.close();
});

/** A copy of the seeded site. */
function newSite(): string {
  const dataDir = mkdtempSync(join(folder, 'site-'));
  cpSync(seeded, dataDir, { recursive: true });
  return dataDir;
}

/** Returns the manifest of a whole backup that the site of `dataDir` has signed. */
function checked(backup: string, dataDir: string) {
  const keys = findBackupKeys({ appSecret: undefined, dataDir });
  return withBackup(backup, { keys }, async ({ manifest }) => manifest);
}

/** Runs a command of the desk and kills it after a time; returns its code, null where the kill came first. */
async function runAndKill(args: string[], settings: Record<string, string>, afterMs: number | null) {
  const child = spawn(process.execPath, ['build/bundle/desk.js', ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...settings },
    stdio: 'ignore',
  });
  const timer = afterMs === null ? null : setTimeout(() => child.kill('SIGKILL'), afterMs);
  const [code] = (await once(child, 'exit')) as [number | null];
  if (timer) clearTimeout(timer);
  return code;
}

/** Kills a command at six moments, from its start to its end however fast the machine is; checks what each has left. */
async function killAtEachMoment(
  args: string[],
  settingsOf: () => Record<string, string>,
  check: (settings: Record<string, string>) => Promise<void>,
): Promise<void> {
  const began = performance.now();
  const first = settingsOf();
  expect(await runAndKill(args, first, null)).toBe(0);
  await check(first);
  const wholeMs = performance.now() - began;
  for (let kill = 1; kill <= killsOfEach; kill += 1) {
    const settings = settingsOf();
    await runAndKill(args, settings, (wholeMs * kill) / (killsOfEach + 1));
    await check(settings);
  }
}

const digestsOf = async (path: string) => {
  const snapshot = openSqliteSnapshot(path);
  const digests = await digestTables(snapshot);
  await snapshot.close();
  return digests;
};

test('a backup that is killed leaves no folder that looks like one', async () => {
  const dataDir = newSite();
  await killAtEachMoment(
    ['backup'],
    () => ({ DATA_DIR: dataDir }),
    async () => {
      for (const backup of await listBackups(join(dataDir, 'backups'))) await checked(backup, dataDir);
    },
  );
  expect(await runAndKill(['drill'], { DATA_DIR: dataDir }, null)).toBe(0);
}, 180_000);

test('a restore that is killed leaves no database, or the whole one', async () => {
  const dataDir = newSite();
  expect(await runAndKill(['backup'], { DATA_DIR: dataDir }, null)).toBe(0);
  const [backup = ''] = await listBackups(join(dataDir, 'backups'));
  const manifest = await checked(backup, dataDir);
  // The record of the backup that made the copy is deleted, for it never ends in the restored site.
  const withoutRecord = { ...manifest.tables, backups: expect.objectContaining({ rows: 0 }) };
  await killAtEachMoment(
    ['restore', backup],
    () => {
      const restored = mkdtempSync(join(folder, 'restored-'));
      cpSync(join(dataDir, 'secret.key'), join(restored, 'secret.key'));
      return { DATA_DIR: restored };
    },
    async ({ DATA_DIR = '' }) => {
      const path = join(DATA_DIR, 'desk.sqlite');
      if (!existsSync(path)) return;
      expect(await digestsOf(path)).toEqual(withoutRecord);
      const file = new DatabaseSync(path, { readOnly: true });
      expect(file.prepare('select count(*) as held from delivery_hold').get()).toEqual({ held: 1 });
      file.close();
    },
  );
}, 180_000);

describe.runIf(postgresUrl)('a move', () => {
  test('that is killed is no database to start with, and goes on when it is run again', async () => {
    const dataDir = newSite();
    const place = await emptyPlace('postgres');
    const databaseUrl = place.engine === 'postgres' ? place.databaseUrl : '';
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    onTestFinished(() => client.end());
    let isWhole = false;
    for (let kill = 1; !isWhole && kill <= killsOfEach; kill += 1) {
      isWhole = (await runAndKill(['move-to', databaseUrl], { DATA_DIR: dataDir }, 400 * kill)) === 0;
      const { rows } = await client.query<{ name: string }>(
        `select tablename as name from pg_tables where schemaname = 'public'`,
      );
      const names = rows.map(({ name }) => name);
      // None yet, or the mark that no server starts with.
      if (!isWhole && names.length > 0) expect(names).toContain('unfinished_copy');
    }
    if (!isWhole) expect(await runAndKill(['move-to', databaseUrl], { DATA_DIR: dataDir }, null)).toBe(0);
    const moved = await openPostgresSnapshot(databaseUrl);
    const digests = await digestTables(moved);
    await moved.close();
    expect(differences(await digestsOf(join(dataDir, 'desk.sqlite')), digests)).toEqual([]);
  }, 180_000);
});

test('a server that is killed while it takes another key loses nothing that was encrypted', async () => {
  const dataDir = newSite();
  const previous = findKey(dataDir);
  if (!previous) throw new Error('The site has a key.');
  renameSync(join(dataDir, 'secret.key'), join(dataDir, 'secret.key.previous'));
  for (let kill = 0; kill < killsOfEach; kill += 1) {
    const server = await startServer({ DATA_DIR: dataDir });
    await new Promise((done) => setTimeout(done, kill * 30));
    await server.end('SIGKILL');
    const current = findKey(dataDir);
    if (!current) throw new Error('A new key was made.');
    const cipher = createCipher(current, previous);
    const { db, close } = await openDatabase({ dataDir, isMigrated: true, onLostConnection: () => {} });
    let count = 0;
    for (const column of sealedColumns)
      for await (const values of readSealed(db, column))
        for (const { sealed, context } of values) {
          cipher.open(sealed, context);
          count += 1;
        }
    expect(count).toBeGreaterThan(100);
    await close();
  }
}, 180_000);

test('an upgrade that is killed is made whole by the next start, and its copy stays', async () => {
  for (let kill = 0; kill < killsOfEach; kill += 1) {
    const dataDir = mkdtempSync(join(folder, 'old-'));
    const old = await openDatabase({ dataDir, migrateTo: '0001-baseline', onLostConnection: () => {} });
    await old.close();
    cpSync(join(seeded, 'secret.key'), join(dataDir, 'secret.key'));
    const child = spawn(process.execPath, ['build/bundle/start.js'], {
      cwd: root,
      env: { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: dataDir, PORT: '0' },
      stdio: 'ignore',
    });
    setTimeout(() => child.kill('SIGKILL'), 250 + kill * 80);
    await once(child, 'exit');
    const server = await startServer({ DATA_DIR: dataDir });
    expect(await server.end('SIGTERM')).toBe(0);
    const kept = readdirSync(join(dataDir, 'backups')).filter((name) => name.endsWith('-before-upgrade'));
    expect(kept.length).toBeGreaterThan(0);
    for (const name of kept) await checked(join(dataDir, 'backups', name), dataDir);
  }
}, 240_000);

test('what is no backup is refused by its name', async () => {
  const empty = mkdtempSync(join(folder, 'empty-'));
  writeFileSync(join(empty, 'manifest.json'), '{}');
  expect(await runAndKill(['restore', empty], { DATA_DIR: join(folder, 'none') }, null)).toBe(1);
  expect(existsSync(join(folder, 'none', 'desk.sqlite'))).toBe(false);
});
