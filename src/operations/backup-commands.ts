import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { cliActor, recordStaffEvent } from '#features/identity/server/staff/staff-events.ts';
import { backUp, deleteOldBackups, listBackups } from '#platform/backups/back-up.ts';
import {
  deleteOldRecords,
  findBackupIn,
  recordBegun,
  recordOutcome,
} from '#platform/backups/backup-records.ts';
import { findBackupSettings } from '#platform/backups/backup-settings.ts';
import { releaseDeliveries } from '#platform/backups/delivery-hold.ts';
import { drill } from '#platform/backups/drill.ts';
import { readManifest } from '#platform/backups/manifest.ts';
import { moveToPostgres } from '#platform/backups/move.ts';
import { restoreBackup } from '#platform/backups/restore.ts';
import { copyToSecondPlace } from '#platform/backups/second-place.ts';
import { type Db, openDatabase } from '#platform/db/open-database.ts';
import { transact } from '#platform/db/transact.ts';
import { createCipher, findBackupKeys, findSecrets } from '#platform/secrets/cipher.ts';
import { deskCommand } from '#platform/site-root.ts';
import { day } from '#platform/values/durations.ts';
import { fairleadVersion } from '#platform/version.ts';
import { type Env, placeOf } from '#server/env.ts';
import { type AloneContext, type Command, type CommandContext, type Given, Refused } from './command.ts';
import { exportEverything } from './everything/export-everything.ts';
import { importEverything } from './everything/import-everything.ts';

const recordsKeptMs = 400 * day;

/** Runs with the records of backups. The database is not migrated: the site that runs may be of another version. */
async function withRecords(env: Env, run: (db: Db) => Promise<void>): Promise<void> {
  const { databaseUrl, dataDir } = env;
  const database = await openDatabase({ databaseUrl, dataDir, isMigrated: true, onLostConnection: () => {} });
  try {
    await run(database.db);
  } finally {
    await database.close();
  }
}

const rowsIn = (tables: Record<string, { rows: number }>) =>
  Object.values(tables).reduce((sum, { rows }) => sum + rows, 0);

const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1);

/** Makes a backup, records it, sends it to the second place and deletes old ones. A failure is recorded too. */
async function makeBackup({ env, write }: AloneContext, { argument, record }: Given): Promise<void> {
  const place = placeOf(env);
  if (place.engine === 'sqlite' && !existsSync(place.path))
    throw new Refused(
      `There is no database at ${place.path}: set DATA_DIR or DATABASE_URL as the site has it.`,
    );
  const into = argument ?? env.backups.folder;
  const [key = null] = findBackupKeys(env);
  const { current, previous } = findSecrets(env);
  await withRecords(env, async (db) => {
    const now = Date.now();
    const id = record ?? (await recordBegun(db, now));
    try {
      const { folder, manifest } = await backUp(place, { into, now, version: fairleadVersion, key });
      const { bytes } = manifest.file;
      await recordOutcome(db, id, { finished_at: Date.now(), folder, bytes });
      const rows = rowsIn(manifest.tables);
      await write(
        `${folder}: ${megabytes(bytes)} MB, ${rows} rows, checked, in ${((Date.now() - now) / 1000).toFixed(1)} s.\n`,
      );
      const cipher = current ? createCipher(current, previous) : null;
      const { keep, command, s3Url } = await findBackupSettings(db, cipher, env.backups);
      // Before the second place, whose failure must not fill the disk. A folder that somebody names is theirs.
      if (!argument) await deleteOldBackups(into, { keep, now });
      if (command || s3Url) {
        if (!key) throw new Refused('There is no key to encrypt the copy with: set APP_SECRET.');
        await copyToSecondPlace(folder, { command, s3Url }, key);
        await recordOutcome(db, id, { copied_at: Date.now() });
        await write('It is encrypted at the second place, too.\n');
      }
      await deleteOldRecords(db, now - recordsKeptMs);
    } catch (error) {
      await recordOutcome(db, id, { problem: (error as Error).message });
      throw error;
    }
  });
}

/** Prints the backups of the backup folder. */
async function listAll({ env, write }: AloneContext): Promise<void> {
  const folders = await listBackups(env.backups.folder);
  if (folders.length === 0) throw new Refused(`There is no backup in ${env.backups.folder}.`);
  for (const folder of folders) {
    const { createdAt, file, tables } = await readManifest(folder);
    const rows = rowsIn(tables);
    await write(`${[folder, createdAt, megabytes(file.bytes), rows].join('\t')}\n`);
  }
}

/** Restores a backup into the empty place of these settings. */
async function restore({ env, write }: AloneContext, { argument, unsigned }: Given): Promise<void> {
  if (!argument)
    throw new Refused(`Please give the folder of a backup. They are listed by: ${deskCommand} backups`);
  const keys = findBackupKeys(env);
  const { tables, keyCheck, createdAt } = await restoreBackup(argument, placeOf(env), {
    now: Date.now(),
    keys,
    isUnsigned: unsigned,
  });
  const rows = rowsIn(tables);
  await write(
    `Restored as of ${createdAt}: ${Object.keys(tables).length} tables, ${rows} rows, all equal to the backup.\n`,
  );
  await write(
    `Mails and webhooks are held until an owner releases them at /desk/connections, or: ${deskCommand} release-deliveries\n`,
  );
  if (keyCheck && keys.length === 0)
    await write(
      'Now put the secret.key of that site into DATA_DIR, or set its APP_SECRET: a start needs it.\n',
    );
}

/** True unless the settings name a SQLite file that is not there: opening it would make an empty one. */
function hasDatabase(env: Env): boolean {
  const place = placeOf(env);
  return place.engine === 'postgres' || existsSync(place.path);
}

/** Tries a restore, and records that it succeeded or why not where a site is. */
async function tryRestore({ env, write }: AloneContext, { argument, unsigned }: Given): Promise<void> {
  const [newest] = await listBackups(env.backups.folder);
  const folder = argument ?? newest;
  if (!folder) throw new Refused(`There is no backup in ${env.backups.folder}.`);
  const began = Date.now();
  const record = async (outcome: Parameters<typeof recordOutcome>[2]) =>
    hasDatabase(env) &&
    withRecords(env, async (db) => {
      const id = await findBackupIn(db, folder);
      if (id) await recordOutcome(db, id, outcome);
    });
  try {
    const { tables } = await drill(folder, {
      databaseUrl: env.databaseUrl,
      now: began,
      keys: findBackupKeys(env),
      isUnsigned: unsigned,
    });
    await record({ drilled_at: Date.now() });
    const rows = rowsIn(tables);
    await write(
      `${basename(folder)} was restored on trial: ${Object.keys(tables).length} tables, ${rows} rows, all equal, and it starts. ${((Date.now() - began) / 1000).toFixed(1)} s.\n`,
    );
  } catch (error) {
    await record({ problem: (error as Error).message });
    throw error;
  }
}

/** Moves the database to PostgreSQL. */
async function moveTo({ env, write }: AloneContext, { argument }: Given): Promise<void> {
  if (!argument || !URL.canParse(argument) || !/^postgres(ql)?:$/.test(new URL(argument).protocol))
    throw new Refused('Please give the address of an empty database: postgres://user:password@host/name');
  const place = placeOf({ ...env, databaseUrl: undefined });
  if (place.engine !== 'sqlite' || !existsSync(place.path))
    throw new Refused(`There is no SQLite database in ${env.dataDir}: set DATA_DIR as the site has it.`);
  const began = Date.now();
  const digests = await moveToPostgres(place.path, argument, (name, rows) => write(`${name}\t${rows}\n`));
  const rows = rowsIn(digests);
  await write(
    `Moved: ${Object.keys(digests).length} tables, ${rows} rows, all equal, in ${((Date.now() - began) / 1000).toFixed(1)} s. Start the site with DATABASE_URL set to this address, and its key as before. The old database is as it was.\n`,
  );
}

/** Writes everything into a folder. */
async function exportAllOf({ env, services, write }: CommandContext, { argument }: Given): Promise<void> {
  if (!argument) throw new Refused('Please give an empty folder.');
  const { tables, files } = await exportEverything(placeOf(env), {
    folder: argument,
    cipher: services.cipher,
  });
  const sum = (counts: Record<string, number>) =>
    Object.values(counts).reduce((all, count) => all + count, 0);
  await write(
    `${argument}: ${Object.keys(tables).length} tables, ${sum(tables)} rows, ${sum(files)} files. It is not encrypted: keep it safe.\n`,
  );
}

/** Stores an export of everything in this empty site. */
async function importAllOf({ env, services, write }: CommandContext, { argument }: Given): Promise<void> {
  if (!argument) throw new Refused('Please give the folder of an export.');
  const { cipher, clock, db } = services;
  const engine = placeOf(env).engine;
  const { tables } = await importEverything({ db, engine }, { folder: argument, cipher, now: clock() });
  const rows = Object.values(tables).reduce((all, count) => all + count, 0);
  await write(
    `Stored: ${Object.keys(tables).length} tables, ${rows} rows. Mails and webhooks are held until an owner releases them.\n`,
  );
}

/** Releases what a restore holds. */
async function release({ services, write }: CommandContext, { drop }: Given): Promise<void> {
  const dropped = await transact(services.db, async (transaction) => {
    const now = services.clock();
    const count = await releaseDeliveries(transaction, { drop, now });
    if (count !== null)
      await recordStaffEvent(transaction, {
        at: now,
        by: cliActor,
        action: 'deliveries-released',
        detail: String(count),
      });
    return count;
  });
  if (dropped === null) throw new Refused('Nothing is held.');
  services.outboxIsWaiting();
  await write(drop ? `Released. Dropped: ${dropped}.\n` : 'Released: what waited is sent now.\n');
}

/** Copies of everything, and what is done with them. */
export const backupCommands: Record<string, Command> = {
  backup: {
    usage: 'backup [<folder>]',
    help: 'Copies the database beside a running site, checks the copy, and sends it to the second place.',
    runAlone: makeBackup,
  },
  backups: {
    usage: 'backups',
    help: 'Lists the backups in BACKUP_DIR, the newest first: folder, time, megabytes, rows; a tab between them.',
    runAlone: listAll,
  },
  restore: {
    usage: 'restore <folder> [--unsigned]',
    help: 'Restores a backup into an empty DATA_DIR or database, and holds mails and webhooks. With --unsigned, also one that the key of the site has not signed: only if no one else could write to its folder.',
    runAlone: restore,
  },
  drill: {
    usage: 'drill [<folder>] [--unsigned]',
    help: 'Restores a backup, the newest unless given, into a place of its own, compares every table, and deletes it.',
    runAlone: tryRestore,
  },
  'release-deliveries': {
    usage: 'release-deliveries [--drop]',
    help: 'Ends the hold after a restore. With --drop, mails and webhooks that waited in the backup are not sent.',
    run: release,
  },
  'move-to': {
    usage: 'move-to <postgres://…>',
    help: 'Copies the SQLite database of a stopped site into an empty PostgreSQL one; goes on where it was ended.',
    runAlone: moveTo,
  },
  'export-everything': {
    usage: 'export-everything <folder>',
    help: 'Writes all that the site holds, decrypted, as JSON and files: for leaving, or for another installation.',
    run: exportAllOf,
  },
  'import-everything': {
    usage: 'import-everything <folder>',
    help: 'Stores such an export in an empty site, and holds mails and webhooks.',
    run: importAllOf,
  },
};
