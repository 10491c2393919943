import { setTimeout as pause } from 'node:timers/promises';
import { recordStaffEvent, type StaffActor } from '#features/identity/server/staff/staff-events.ts';
import { BackupProblem } from '#platform/backups/backup-problem.ts';
import { beginBackup, findUnderWay } from '#platform/backups/backup-records.ts';
import { bucketOf, s3UrlOf, testBucket } from '#platform/backups/second-place.ts';
import type { Services } from '#platform/context.ts';
import { transact } from '#platform/db/transact.ts';
import { readUrl } from '#platform/http/url-rules.ts';
import { storeBackups } from '#platform/mail/connection/connection-row.ts';
import type { BackupBucketInput, BackupScheduleInput } from '../backup-input.ts';

type Deps = Pick<Services, 'db' | 'clock' | 'cipher' | 'backups'>;

const setByEnvironment = { ok: false, reason: 'set-by-environment' } as const;

/** A small site's backup is made within this time, so that its response can say so. */
const waitMs = 10_000;

/** Names a bucket in the record of staff and in sentences, without secrets. */
function nameOf(s3Url: string): string {
  const { endpoint, bucket } = bucketOf(s3Url);
  return `${bucket} at ${new URL(endpoint).host}`;
}

/** Waits some seconds for work that goes on; returns its problem, or its result, which is undefined where it is not done yet. */
async function outcomeOf<Result>(work: Promise<Result>) {
  const done = work.then(
    (result) => ({ ok: true, result }) as const,
    (error: Error) => ({ ok: false, reason: 'failed', problem: error.message }) as const,
  );
  const later = { ok: true, result: undefined } as const;
  return Promise.race([done, pause(waitMs, later, { ref: false })]);
}

/** Begins a backup unless one is under way, and waits some seconds for its end. */
export async function backUpNow({ db, clock, backups }: Deps, by: StaffActor) {
  const { runner } = backups;
  if (!runner) return { ok: false, reason: 'no-command-line' } as const;
  if (runner.isRunning()) return { ok: false, reason: 'under-way' } as const;
  const id = await transact(db, async (transaction) => {
    const begun = await beginBackup(transaction, clock());
    if (begun !== null) await recordStaffEvent(transaction, { at: clock(), by, action: 'backup-begun' });
    return begun;
  });
  if (id === null) return { ok: false, reason: 'under-way' } as const;
  return outcomeOf(runner.make(id).then(() => 'made' as const));
}

/** Restores the newest backup on trial unless one is under way, and waits some seconds for the outcome. */
export async function tryRestore({ db, clock, backups }: Deps, by: StaffActor) {
  const { runner } = backups;
  if (!runner) return { ok: false, reason: 'no-command-line' } as const;
  // The runner is asked last: nothing is awaited between its answer and the beginning of the trial.
  if ((await findUnderWay(db, clock())) !== null || runner.isRunning())
    return { ok: false, reason: 'under-way' } as const;
  const outcome = outcomeOf(runner.drill());
  await recordStaffEvent(db, { at: clock(), by, action: 'backup-tried' });
  return outcome;
}

/** Stores the time of the nightly backup and the number that is kept; the next night uses both. */
export async function changeSchedule(
  { db, clock, cipher, backups }: Deps,
  by: StaffActor,
  schedule: BackupScheduleInput,
) {
  if ((await backups.settings()).isScheduleFromEnvironment) return setByEnvironment;
  await transact(db, async (transaction) => {
    await storeBackups(transaction, cipher, { schedule });
    await recordStaffEvent(transaction, {
      at: clock(),
      by,
      action: 'backup-schedule-changed',
      detail: `${schedule.time}, ${schedule.keep}`,
    });
  });
  return { ok: true } as const;
}

/** Runs the test of a bucket: true where the test object was deleted, too; its problem where it was not written. */
async function tryBucket(s3Url: string) {
  try {
    return { ok: true, isDeleted: await testBucket(s3Url), place: nameOf(s3Url) } as const;
  } catch (error) {
    if (!(error instanceof BackupProblem)) throw error;
    return { ok: false, reason: 'not-written', problem: error.message } as const;
  }
}

/** Tests a bucket, and stores it once it has taken an object: the next backup is copied to it. */
export async function setBucket(
  { db, clock, cipher, backups }: Deps,
  by: StaffActor,
  { secretKey, ...bucket }: BackupBucketInput,
) {
  if ((await backups.settings()).isBucketFromEnvironment) return setByEnvironment;
  const found = await readUrl(bucket.endpoint);
  if (!found.ok) return { ok: false, reason: 'endpoint', problem: found.problem } as const;
  const { pathname, search } = found.url;
  if (pathname !== '/' || search !== '')
    return { ok: false, reason: 'endpoint', problem: 'backup-endpoint' } as const;
  const s3Url = s3UrlOf(bucket, secretKey);
  const tested = await tryBucket(s3Url);
  if (!tested.ok) return tested;
  await transact(db, async (transaction) => {
    await storeBackups(transaction, cipher, { s3Url });
    await recordStaffEvent(transaction, {
      at: clock(),
      by,
      action: 'backup-bucket-set',
      detail: nameOf(s3Url),
    });
  });
  return tested;
}

/** Tests the bucket that is set, by whichever way. */
export async function testCurrentBucket({ backups }: Deps) {
  const { s3Url } = await backups.settings();
  return s3Url ? tryBucket(s3Url) : ({ ok: false, reason: 'no-bucket' } as const);
}

/** Deletes the bucket with its key; the copies in it stay. */
export async function removeBucket({ db, clock, cipher, backups }: Deps, by: StaffActor) {
  if ((await backups.settings()).isBucketFromEnvironment) return setByEnvironment;
  return transact(db, async (transaction) => {
    const { s3Url } = await storeBackups(transaction, cipher, { s3Url: null });
    if (s3Url === null) return { ok: false, reason: 'no-bucket' } as const;
    await recordStaffEvent(transaction, {
      at: clock(),
      by,
      action: 'backup-bucket-removed',
      detail: nameOf(s3Url),
    });
    return { ok: true } as const;
  });
}
