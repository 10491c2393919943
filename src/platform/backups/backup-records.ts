import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../db/open-database.ts';
import { hour } from '../values/durations.ts';

/** A backup each night, and two hours for making it. */
export const backupPatienceMs = 26 * hour;

/** Times of the last backup that was whole, of the last copy at the second place and of the last drill; null where there is none. */
export interface BackupTimes {
  backedUpAt: number | null;
  copiedAt: number | null;
  drilledAt: number | null;
  /** The problem of the newest backup. */
  problem: string | null;
}

const begun = {
  finished_at: null,
  folder: null,
  bytes: null,
  copied_at: null,
  drilled_at: null,
  problem: null,
};

/** Stores that a backup has begun, and returns its id. */
export async function recordBegun(db: Db, now: number): Promise<string> {
  const id = uuidv7();
  await db
    .insertInto('backups')
    .values({ ...begun, id, started_at: now })
    .execute();
  return id;
}

/** Stores what has become of a backup. */
export async function recordOutcome(
  db: Db,
  id: string,
  outcome: Partial<{
    finished_at: number;
    folder: string;
    bytes: number;
    copied_at: number;
    drilled_at: number;
    problem: string | null;
  }>,
): Promise<void> {
  await db.updateTable('backups').set(outcome).where('id', '=', id).execute();
}

/** Returns the id of the backup in a folder; undefined where it was made by another site. */
export async function findBackupIn(db: Db, folder: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('backups')
    .select('id')
    .where('folder', '=', folder)
    .orderBy('started_at', 'desc')
    .executeTakeFirst();
  return row?.id;
}

/** Returns when backups last succeeded. */
export async function findBackupTimes(db: Db): Promise<BackupTimes> {
  const times = await db
    .selectFrom('backups')
    .select(({ fn }) => [
      fn.max('finished_at').as('backedUpAt'),
      fn.max('copied_at').as('copiedAt'),
      fn.max('drilled_at').as('drilledAt'),
    ])
    .executeTakeFirstOrThrow();
  const newest = await db
    .selectFrom('backups')
    .select('problem')
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { ...times, problem: newest?.problem ?? null };
}

/**
 * Stores that the backup of a night has begun, and returns its id; null where one was made since `planned`, another instance is
 * at it, one has failed less than `retryMs` ago, or there never was one and the server started after `planned`. A killed one
 * counts as failed after six hours.
 */
export async function beginNightly(
  db: Db,
  { planned, now, retryMs, startedAt }: { planned: number; now: number; retryMs: number; startedAt: number },
): Promise<string | null> {
  const first = await db.selectFrom('backups').select('id').limit(1).executeTakeFirst();
  if (!first && startedAt > planned) return null;
  const since = await db
    .selectFrom('backups')
    .select(['finished_at', 'started_at', 'problem'])
    .where('started_at', '>=', planned)
    .orderBy('started_at')
    .execute();
  const isTaken = since.some(
    ({ finished_at, started_at, problem }) =>
      finished_at !== null || started_at > now - (problem === null ? 6 * hour : retryMs),
  );
  if (isTaken) return null;
  // Of two instances that see the same rows, one stores the next number.
  const id = `${planned}-${since.length + 1}`;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('backups')
    .values({ ...begun, id, started_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows) === 1 ? id : null;
}

/** Deletes the records of backups that were begun before a moment. */
export async function deleteOldRecords(db: Db, before: number): Promise<void> {
  await db.deleteFrom('backups').where('started_at', '<', before).execute();
}
