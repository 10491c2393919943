import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { BackupKeys } from '../secrets/cipher.ts';
import { day } from '../values/durations.ts';
import { BackupProblem } from './backup-problem.ts';
import { hashFile, type Manifest, signManifest } from './manifest.ts';
import { runPostgresTool } from './postgres-tools.ts';
import { digestTables, openPostgresSnapshot, openSqliteSnapshot, type Snapshot } from './read-tables.ts';

/** The database of a site: the file of SQLite, or the address of PostgreSQL. */
export type Place = { engine: 'sqlite'; path: string } | { engine: 'postgres'; databaseUrl: string };

export interface Backup {
  folder: string;
  manifest: Manifest;
}

const backupName = /^fairlead-\d{8}T\d{6}Z(-[a-z-]+)?$/;

/** The folder of a backup of this second, or of the next one that has none. */
function freeName(into: string, now: number, reason: string | undefined): string {
  const time = new Date(now).toISOString().replace(/[-:]|\.\d+/g, '');
  const folder = join(into, `fairlead-${time}${reason ? `-${reason}` : ''}`);
  return existsSync(folder) ? freeName(into, now + 1_000, reason) : folder;
}

/** Writes what the system holds of a file or folder to the disk. */
async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync();
  await handle.close();
}

function checkSqlite(path: string): void {
  const copy = new DatabaseSync(path, { readOnly: true });
  try {
    const problems = [
      ...copy.prepare('pragma integrity_check').all(),
      ...copy.prepare('pragma foreign_key_check').all(),
    ].filter((row) => row.integrity_check !== 'ok');
    if (problems.length > 0)
      throw new BackupProblem(
        `The copy is damaged: ${JSON.stringify(problems.slice(0, 3))}. The database may be, too.`,
      );
  } finally {
    copy.close();
  }
}

async function keyCheckOf(snapshot: Snapshot): Promise<string | null> {
  const table = snapshot.tables.find(({ name }) => name === 'kyc_key');
  if (!table) return null;
  for await (const [row] of snapshot.read(table)) return String(row?.[table.columns.indexOf('check_value')]);
  return null;
}

/** Copies a SQLite database while others write to it, and checks the copy. Writers wait for nothing. */
async function copySqlite(path: string, copy: string): Promise<Snapshot> {
  const file = new DatabaseSync(path, { readOnly: true, timeout: 10_000 });
  try {
    // One read transaction: unlike SQLite's backup it does not begin again at each commit.
    file.prepare('vacuum into ?').run(copy);
  } finally {
    file.close();
  }
  checkSqlite(copy);
  return openSqliteSnapshot(copy);
}

async function copyPostgres(databaseUrl: string, copy: string): Promise<Snapshot> {
  const snapshot = await openPostgresSnapshot(databaseUrl);
  try {
    await runPostgresTool('pg_dump', databaseUrl, [
      '--format=custom',
      '--no-owner',
      '--no-privileges',
      '--exclude-table-data=*.rate_limits',
      `--snapshot=${snapshot.postgresId}`,
      `--file=${copy}`,
    ]);
  } catch (error) {
    await snapshot.close();
    throw error;
  }
  return snapshot;
}

export interface BackupOptions {
  into: string;
  now: number;
  version: string;
  /** Signs the manifest. A restore of a backup without a signature has to be told so. */
  key: BackupKeys | null;
  reason?: string;
}

/**
 * Makes a consistent, checked copy of the database in a new folder of `into`, which has its name only when it is whole.
 * Throws, and leaves no folder, when it cannot be made; what a killed process left is deleted by the next one.
 */
export async function backUp(
  place: Place,
  { into, now, version, key, reason }: BackupOptions,
): Promise<Backup> {
  await mkdir(into, { recursive: true, mode: 0o700 });
  const folder = freeName(into, now, reason);
  const draft = `${folder}.${randomBytes(4).toString('hex')}.part`;
  await mkdir(draft, { mode: 0o700 });
  try {
    const name = place.engine === 'sqlite' ? ('desk.sqlite' as const) : ('desk.dump' as const);
    const copy = join(draft, name);
    const snapshot =
      place.engine === 'sqlite'
        ? await copySqlite(place.path, copy)
        : await copyPostgres(place.databaseUrl, copy);
    let described: Pick<Manifest, 'migrations' | 'keyCheck' | 'tables'>;
    try {
      described = {
        migrations: snapshot.migrations,
        keyCheck: await keyCheckOf(snapshot),
        tables: await digestTables(snapshot),
      };
    } finally {
      await snapshot.close();
    }
    await sync(copy);
    const manifest = signManifest(
      {
        format: 1,
        version,
        engine: place.engine,
        createdAt: new Date(now).toISOString(),
        ...described,
        file: { name, bytes: (await stat(copy)).size, sha256: await hashFile(copy) },
      },
      key,
    );
    await writeFile(join(draft, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`, { flush: true });
    await sync(draft);
    await rename(draft, folder);
    await sync(into);
    return { folder, manifest };
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

/** Lists the backups of a folder, the newest first. */
export async function listBackups(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((): string[] => []);
  return names
    .filter((name) => backupName.test(name))
    .sort()
    .reverse()
    .map((name) => join(folder, name));
}

/** Names of what a killed backup, drill or copy to a second place leaves: customers' data that nobody needs. */
const leftoverName = /\.part$|^\.(drill|copy)-/;

/** Deletes a folder, which has no longer the name of a backup when that is interrupted. */
async function deleteBackup(folder: string): Promise<void> {
  const part = `${folder}.part`;
  await rename(folder, part);
  await rm(part, { recursive: true });
}

/** Deletes all but the newest `keep` backups, and what a killed process left a day ago. Copies before an upgrade stay. */
export async function deleteOldBackups(
  folder: string,
  { keep, now }: { keep: number; now: number },
): Promise<void> {
  const nightly = (await listBackups(folder)).filter((path) => path.endsWith('Z'));
  for (const path of nightly.slice(keep)) await deleteBackup(path);
  for (const name of await readdir(folder)) {
    if (!leftoverName.test(name)) continue;
    const { mtimeMs } = await stat(join(folder, name));
    if (mtimeMs < now - day) await rm(join(folder, name), { recursive: true });
  }
}
