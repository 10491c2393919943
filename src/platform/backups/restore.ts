import { existsSync } from 'node:fs';
import { copyFile, mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import type { Place } from './back-up.ts';
import { BackupProblem } from './backup-problem.ts';
import { requireOwnPrograms } from './database-programs.ts';
import { type Manifest, type Trust, withBackup } from './manifest.ts';
import { runPostgresTool } from './postgres-tools.ts';
import {
  type Digests,
  differences,
  digestTables,
  openPostgresSnapshot,
  openSqliteSnapshot,
  type Snapshot,
} from './read-tables.ts';

/**
 * Holds mails and webhooks of the restored site until an owner releases them: their receivers may have them already. A backup
 * from before an upgrade may lack the table, which its migration then finds.
 */
const holdDeliveries = (now: number) => `
  create table if not exists delivery_hold (id integer primary key check (id = 1), since bigint not null);
  insert into delivery_hold (id, since) values (1, ${now}) on conflict (id) do update set since = ${now}`;

const isHeld = (now: number) => `select 1 from delivery_hold where since = ${now}`;

const notHeld = 'Mails and webhooks could not be held: nothing was restored. Take another backup.';

/** Deletes the record of the backup that made the copy, for it never ends in the restored site. Older backups lack the table. */
const deleteUnfinished = ({ tables }: Manifest) =>
  'backups' in tables ? 'delete from backups where finished_at is null and problem is null' : '';

const sqliteFiles = (path: string) => ['', '-wal', '-shm'].map((ending) => `${path}${ending}`);

async function checkTables(snapshot: Snapshot, expected: Digests): Promise<void> {
  try {
    const found = differences(expected, await digestTables(snapshot));
    if (found.length > 0)
      throw new BackupProblem(
        `What was restored differs from the backup:\n  ${found.join('\n  ')}\nTake another backup.`,
      );
  } finally {
    await snapshot.close();
  }
}

/** Holds deliveries and runs `change`. Throws unless `check` returns a row afterwards. */
function changeSqlite(path: string, hold: string, change: string, check: string): void {
  const file = new DatabaseSync(path);
  try {
    file.exec(hold);
    file.exec(change);
    if (!file.prepare(check).get()) throw new BackupProblem(notHeld);
  } finally {
    file.close();
  }
}

async function restoreSqlite(path: string, target: string, manifest: Manifest, now: number): Promise<void> {
  // SQLite would add the log of another database to the one that was restored.
  const present = sqliteFiles(target).filter(existsSync);
  if (present.length > 0)
    throw new BackupProblem(
      `There is already ${present.join(', ')}: restore into an empty DATA_DIR, or move these files away first.`,
    );
  await mkdir(join(target, '..'), { recursive: true, mode: 0o700 });
  const draft = `${target}.part`;
  for (const file of sqliteFiles(draft)) await rm(file, { force: true });
  try {
    await copyFile(path, draft);
    // Before anything is written, which would run triggers.
    await requireOwnPrograms({ engine: 'sqlite', path: draft });
    await checkTables(openSqliteSnapshot(draft), manifest.tables);
    changeSqlite(draft, holdDeliveries(now), deleteUnfinished(manifest), isHeld(now));
  } catch (error) {
    // It is not encrypted.
    for (const file of sqliteFiles(draft)) await rm(file, { force: true });
    throw error;
  }
  const handle = await open(draft, 'r+');
  await handle.sync();
  await handle.close();
  await rename(draft, target);
}

async function restorePostgres(
  path: string,
  databaseUrl: string,
  manifest: Manifest,
  now: number,
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query(
      'select tablename as name from pg_tables where schemaname = current_schema()',
    );
    if (rows.length > 0)
      throw new BackupProblem(
        `The database at DATABASE_URL holds tables already, such as ${rows[0].name}: name an empty one.`,
      );
    // Until the end no server starts with it: it would send the mails of the copy.
    await client.query('create table unfinished_copy (what text not null)');
    await runPostgresTool('pg_restore', databaseUrl, [
      '--single-transaction',
      '--exit-on-error',
      '--no-owner',
      '--no-privileges',
      `--dbname=${decodeURIComponent(new URL(databaseUrl).pathname.slice(1))}`,
      path,
    ]);
    // Behind PgBouncer, the connection that pg_restore leaves without a search_path serves the next client.
    await client.query('reset search_path');
    await requireOwnPrograms({ engine: 'postgres', databaseUrl });
    await checkTables(await openPostgresSnapshot(databaseUrl), manifest.tables);
    await client.query(holdDeliveries(now));
    await client.query(deleteUnfinished(manifest));
    const { rowCount } = await client.query(isHeld(now));
    if (rowCount !== 1) throw new BackupProblem(notHeld);
    await client.query('drop table unfinished_copy');
  } finally {
    await client.end();
  }
}

export interface RestoreOptions extends Trust {
  now: number;
}

/**
 * Restores a backup into an empty place of the same engine, compares the counts and digests of every table with those of the
 * backup, and holds mails and webhooks. What a killed process left is never taken for a whole one. Throws a BackupProblem
 * when the backup is not whole or not of a site with one of the keys, the place not empty, or a table differs.
 */
export async function restoreBackup(
  folder: string,
  place: Place,
  { now, ...trust }: RestoreOptions,
): Promise<Manifest> {
  return withBackup(folder, trust, async ({ manifest, path }) => {
    if (manifest.engine !== place.engine) {
      const [from, to] =
        manifest.engine === 'sqlite' ? ['SQLite', 'unset DATABASE_URL'] : ['PostgreSQL', 'set DATABASE_URL'];
      throw new BackupProblem(`This backup is of ${from}: ${to}, and restore it there first.`);
    }
    if (place.engine === 'sqlite') await restoreSqlite(path, place.path, manifest, now);
    else await restorePostgres(path, place.databaseUrl, manifest, now);
    return manifest;
  });
}
