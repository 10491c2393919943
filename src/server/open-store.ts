import { join } from 'node:path';
import { ensureOwner } from '#features/identity/server/staff/set-up.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import { followSettings } from '#features/settings/server/published-versions.ts';
import { backUp } from '#platform/backups/back-up.ts';
import { type Database, openDatabase } from '#platform/db/open-database.ts';
import type { Log } from '#platform/log/logger.ts';
import { type Cipher, findBackupKeys, openCipher } from '#platform/secrets/cipher.ts';
import { StartRefusal } from '#platform/start-refusal.ts';
import { fairleadVersion } from '#platform/version.ts';
import { type Env, placeOf } from './env.ts';

export interface StartOptions {
  env: Env;
  log: Log;
  /**
   * The bundles that compose and parse mails and read files of rates in threads, and draw pictures in a process; without them
   * that is done on the event loop.
   */
  threads?: { compose: string; parse: string; rates: string; pictures: string };
  /** The built command line, which the server runs for backups. */
  deskScript?: string;
}

/** Foundation of every other service. */
export interface Foundation extends StartOptions {
  clock: () => number;
  database: Database;
  cipher: Cipher;
}

/** The copy of the published settings in SQLite's folder; none on PostgreSQL, whose instances need no folder. */
export function settingsFileIn(folder: string | undefined): string | null {
  return folder === undefined ? null : join(folder, 'settings.json');
}

/** Keeps a copy of the database as the version before left it: the way back from an upgrade. */
async function copyBeforeMigration(
  env: Env,
  { pending, now, log }: { pending: string[]; now: number; log: Log },
): Promise<void> {
  const { folder } = await backUp(placeOf(env), {
    into: env.backups.folder,
    now,
    version: fairleadVersion,
    key: findBackupKeys(env)[0] ?? null,
    reason: 'before-upgrade',
  });
  log.info({ event: 'backup.before_upgrade', folder, pending }, 'the database was copied before its upgrade');
}

/** Throws a StartRefusal when the owner that the settings name cannot be made. */
async function makeOwner({ env, database, clock }: Omit<Foundation, 'cipher'>): Promise<void> {
  const { deskOwner } = env;
  if (
    !deskOwner ||
    (await ensureOwner({ db: database.db, clock }, deskOwner, currentSettings().company.name))
  )
    return;
  throw new StartRefusal(
    'DESK_OWNER_PASSWORD is easy to guess: many people use it, it has the company’s name in it, or it repeats a few characters. Please set another.',
  );
}

/**
 * Opens and migrates the database, finds the key that its secrets are encrypted with, and makes the owner of the settings.
 * Throws when one of these cannot be done, and closes the database that it has opened.
 */
export async function openStore(
  options: StartOptions,
  own: { database?: Database; cipher?: Cipher; clock?: () => number },
): Promise<Foundation> {
  const { env, log } = options;
  const clock = own.clock ?? Date.now;
  const database =
    own.database ??
    (await openDatabase({
      databaseUrl: env.databaseUrl,
      dataDir: env.dataDir,
      beforeMigration: (pending) => copyBeforeMigration(env, { pending, now: clock(), log }),
      onLostConnection: (error) =>
        log.warn({ event: 'database.connection_lost', err: error }, 'PostgreSQL closed a connection'),
    }));
  if (own.cipher) return { ...options, clock, database, cipher: own.cipher };
  try {
    const cipher = await openCipher(database.db, env);
    await followSettings({ db: database.db, clock, settingsFile: settingsFileIn(database.folder), cipher });
    await makeOwner({ ...options, clock, database });
    return { ...options, clock, database, cipher };
  } catch (error) {
    if (!own.database) await database.close();
    throw error;
  }
}
