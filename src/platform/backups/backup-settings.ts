import type { Db } from '../db/open-database.ts';
import { findConnection, openColumn } from '../mail/connection/connection-row.ts';
import type { Cipher } from '../secrets/cipher.ts';
import { BackupProblem } from './backup-problem.ts';
import type { SecondPlace } from './second-place.ts';

/** Settings of backups in the environment. A folder and a command are set there alone. */
export interface BackupEnvironment extends SecondPlace {
  /** The folder of backups. */
  folder: string;
  /** The time of day of the nightly backup on the clock of the main office, 02:30; null where there is none. */
  time: string | null;
  /** Nightly backups that are kept. */
  keep: number;
  /** True where it sets `time` or `keep`, so that owners cannot. */
  isScheduleSet: boolean;
}

/** Settings that apply now: each of the environment goes before that of an owner. */
export interface BackupSettings extends Pick<BackupEnvironment, 'time' | 'keep' | 'command' | 's3Url'> {
  isScheduleFromEnvironment: boolean;
  isBucketFromEnvironment: boolean;
}

/** Reads the settings that apply now. Throws a BackupProblem where an owner's need a key that is absent. */
export async function findBackupSettings(
  db: Db,
  cipher: Cipher | null,
  { time, keep, command, s3Url, isScheduleSet }: BackupEnvironment,
): Promise<BackupSettings> {
  const row = await findConnection(db);
  if (row?.backups && !cipher)
    throw new BackupProblem(
      'What owners have set for backups cannot be read without the key: set APP_SECRET.',
    );
  const owners = row && cipher && openColumn(cipher, row, 'backups');
  const schedule = isScheduleSet ? null : owners?.schedule;
  return {
    ...(schedule ?? { time, keep }),
    command,
    s3Url: s3Url ?? owners?.s3Url ?? undefined,
    isScheduleFromEnvironment: isScheduleSet,
    isBucketFromEnvironment: s3Url !== undefined,
  };
}

/** Backups of the server that runs. */
export interface Backups {
  settings: () => Promise<BackupSettings>;
  /** Null where the server has no built command line. */
  runner: BackupRunner | null;
}

/** Makes or tries one backup at a time. */
export interface BackupRunner {
  /** Makes the backup of a record (`beginBackup`). Rejects, and records why, when it fails. */
  make: (id: string) => Promise<void>;
  /** Restores the newest backup on trial, and returns a sentence about it. Rejects, and records why, when it fails. */
  drill: () => Promise<string>;
  isRunning: () => boolean;
}
