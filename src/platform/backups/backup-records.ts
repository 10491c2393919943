import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../db/open-database.ts';
import { hour } from '../values/durations.ts';

/** A backup each night, and two hours for making it. */
export const backupPatienceMs = 26 * hour;

/** Times of the first and last backup that were whole, of the last copy at the second place and of the last drill; null where there is none. */
export interface BackupTimes {
  firstAt: number | null;
  backedUpAt: number | null;
  copiedAt: number | null;
  drilledAt: number | null;
  /** The problem of the newest backup that has ended. */
  problem: string | null;
}

/** Longer than any copy takes; then it counts as failed, also where it was killed. */
export const longestBackupMs = 6 * hour;

/** Stores that a backup has begun, and returns its id. */
export async function recordBegun(db: Db, now: number): Promise<string> {
  const id = uuidv7();
  await db.insertInto('backups').values({ id, started_at: now }).execute();
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
      fn.min('finished_at').as('firstAt'),
      fn.max('finished_at').as('backedUpAt'),
      fn.max('copied_at').as('copiedAt'),
      fn.max('drilled_at').as('drilledAt'),
    ])
    .executeTakeFirstOrThrow();
  const newest = await db
    .selectFrom('backups')
    .select('problem')
    .where((row) => row.or([row('finished_at', 'is not', null), row('problem', 'is not', null)]))
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { ...times, problem: newest?.problem ?? null };
}

/** Returns when the backup began that is under way; null without one. */
export async function findUnderWay(db: Db, now: number): Promise<number | null> {
  const row = await db
    .selectFrom('backups')
    .select('started_at')
    .where('finished_at', 'is', null)
    .where('problem', 'is', null)
    .where('started_at', '>', now - longestBackupMs)
    .orderBy('started_at', 'desc')
    .executeTakeFirst();
  return row?.started_at ?? null;
}

/** Returns the id of the next backup; instances that see the same newest one get the same. */
async function nextId(db: Db): Promise<string> {
  const newest = await db
    .selectFrom('backups')
    .select('started_at')
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return `after-${newest?.started_at ?? 0}`;
}

/** Stores that a backup has begun, unless one is under way or another instance stores one by this id. */
async function begin(db: Db, id: string, now: number): Promise<string | null> {
  if ((await findUnderWay(db, now)) !== null) return null;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('backups')
    .values({ id, started_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows) === 1 ? id : null;
}

/** Stores that a backup has begun, and returns its id; null while one is under way, of this instance or another. */
export async function beginBackup(db: Db, now: number): Promise<string | null> {
  return begin(db, await nextId(db), now);
}

/**
 * Stores that the backup of a night has begun, and returns its id; null where one was made since `planned`, another instance is
 * at it, one has failed less than `retryMs` ago, or there never was one and the server started after `planned`.
 */
export async function beginNightly(
  db: Db,
  { planned, now, retryMs, startedAt }: { planned: number; now: number; retryMs: number; startedAt: number },
): Promise<string | null> {
  // Read before what may be stored meanwhile.
  const id = await nextId(db);
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
      finished_at !== null || started_at > now - (problem === null ? longestBackupMs : retryMs),
  );
  return isTaken ? null : begin(db, id, now);
}

/** Deletes the records of backups that were begun before a moment. */
export async function deleteOldRecords(db: Db, before: number): Promise<void> {
  await db.deleteFrom('backups').where('started_at', '<', before).execute();
}
