import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { openDatabase } from '../db/open-database.ts';
import { day } from '../values/durations.ts';
import { BackupProblem } from './backup-problem.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { type RestoreOptions, restoreBackup } from './restore.ts';

/** Opens a restored database as a start does, with its migrations. */
async function openOnTrial(place: { databaseUrl?: string; dataDir: string }): Promise<void> {
  const database = await openDatabase({ ...place, onLostConnection: () => {} });
  await database.close();
}

async function drillSqlite(folder: string, options: RestoreOptions): Promise<void> {
  // Next to the backup, where there is room for a database.
  const dataDir = await mkdtemp(join(dirname(folder), '.drill-'));
  try {
    await restoreBackup(folder, { engine: 'sqlite', path: join(dataDir, 'desk.sqlite') }, options);
    await openOnTrial({ dataDir });
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

const drillName = /^fairlead_drill_(\d+)_/;

/** Drops the databases of drills that were killed a day ago. */
async function dropOldTrials(client: pg.Client, now: number): Promise<void> {
  const { rows } = await client.query<{ name: string }>('select datname as name from pg_database');
  for (const { name } of rows) {
    const begunAt = drillName.exec(name)?.[1];
    if (begunAt && Number(begunAt) < now - day) await client.query(`drop database if exists "${name}"`);
  }
}

async function drillPostgres(folder: string, databaseUrl: string, options: RestoreOptions): Promise<void> {
  const { now } = options;
  const name = `fairlead_drill_${now}_${randomBytes(6).toString('hex')}`;
  const trialUrl = new URL(databaseUrl);
  trialUrl.pathname = `/${name}`;
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await dropOldTrials(client, now);
    await client.query(`create database ${name}`).catch((error) => {
      throw new BackupProblem(
        `A drill restores into a database of its own, which this user may not make (${error.message}): alter role … createdb.`,
      );
    });
    await restoreBackup(folder, { engine: 'postgres', databaseUrl: trialUrl.href }, options);
    await openOnTrial({ databaseUrl: trialUrl.href, dataDir: folder });
  } finally {
    await client.query(`drop database if exists ${name} with (force)`).catch(() => {});
    await client.end();
  }
}

/**
 * Restores a backup into a separate place, compares every table, opens it as a start does, and deletes it. A PostgreSQL
 * backup is restored into a new database of the server at `databaseUrl`. Throws a BackupProblem when any of it fails.
 */
export async function drill(
  folder: string,
  { databaseUrl, ...options }: { databaseUrl: string | undefined } & RestoreOptions,
): Promise<Manifest> {
  const manifest = await readManifest(folder);
  if (manifest.engine === 'sqlite') await drillSqlite(folder, options);
  else if (databaseUrl) await drillPostgres(folder, databaseUrl, options);
  else throw new BackupProblem('This backup is of PostgreSQL: set DATABASE_URL to a server for the drill.');
  return manifest;
}
