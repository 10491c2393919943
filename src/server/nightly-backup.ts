import { clockAt, dateAt, instantOf } from '#features/settings/business-hours.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import {
  beginNightly,
  findBackupTimes,
  longestBackupMs,
  recordOutcome,
} from '#platform/backups/backup-records.ts';
import type { BackupRunner } from '#platform/backups/backup-settings.ts';
import type { Db } from '#platform/db/open-database.ts';
import type { Job } from '#platform/jobs.ts';
import type { Log } from '#platform/log/logger.ts';
import { runProgram } from '#platform/run-program.ts';
import { day, hour, minute } from '#platform/values/durations.ts';

/** After a failed one, until the next attempt for the same night. */
const retryMs = hour;

const drillEveryMs = 7 * day;

export interface NightlyBackup {
  db: Db;
  clock: () => number;
  log: Pick<Log, 'info' | 'error'>;
  /** The start of this server. */
  startedAt: number;
  /** Reads the time of day on the clock of the main office; null where the server makes no backups. */
  time: () => Promise<string | null>;
  runner: BackupRunner;
  /** Runs a command of the desk in a process of its own, so that copying and checking hold up no request. */
  runDesk: (args: string[]) => Promise<string>;
}

/** Runs commands of the built desk (build/bundle/desk.js) until `signal` ends them. Rejects with what the command wrote when it fails. */
export function deskRunner(script: string, signal: AbortSignal): NightlyBackup['runDesk'] {
  return (args) => runProgram(process.execPath, [script, ...args], { timeoutMs: longestBackupMs, signal });
}

/** Makes and tries backups in processes of their own; `ended` resolves once none runs. */
export function createBackupRunner({
  db,
  log,
  runDesk,
}: Pick<NightlyBackup, 'db' | 'log' | 'runDesk'>): BackupRunner & { ended: () => Promise<unknown> } {
  let running: Promise<unknown> | null = null;
  function follow<Result>(work: Promise<Result>): Promise<Result> {
    running = work;
    const end = () => {
      if (running === work) running = null;
    };
    work.then(end, end);
    return work;
  }
  async function make(id: string): Promise<void> {
    try {
      const output = await runDesk(['backup', '--record', id]);
      log.info({ event: 'backup.made', output }, 'a backup was made and checked');
    } catch (error) {
      // A command that was ended has recorded nothing.
      await recordOutcome(db, id, { problem: (error as Error).message });
      throw error;
    }
  }
  async function drill(): Promise<string> {
    const output = await runDesk(['drill']);
    log.info({ event: 'backup.drilled', output }, 'the backup was restored on trial');
    return output;
  }
  return {
    make: (id) => follow(make(id)),
    drill: () => follow(drill()),
    isRunning: () => running !== null,
    ended: async () => running?.catch(() => {}),
  };
}

/** Returns the last instant at which a backup was to begin. */
function lastPlanned(now: number, time: string, timeZone: string): number {
  const today = instantOf(dateAt(now, timeZone), time, timeZone);
  if (today <= now) return today;
  return instantOf(clockAt(today - day, timeZone).slice(0, 10), time, timeZone);
}

/**
 * Makes the backup of the night once it is time, on one of several instances, again an hour after one that failed; then, once
 * a week, a drill with it. Both are logged, and recorded for `/desk/settings` and the metrics. Rejects when one fails.
 */
export async function backUpNightly(nightly: NightlyBackup): Promise<void> {
  const { db, clock, startedAt, runner } = nightly;
  const time = await nightly.time();
  if (time === null || runner.isRunning()) return;
  const planned = lastPlanned(clock(), time, currentSettings().company.localTimeZone);
  const id = await beginNightly(db, { planned, now: clock(), retryMs, startedAt });
  if (id === null) return;
  await runner.make(id);
  const { drilledAt } = await findBackupTimes(db);
  if ((drilledAt !== null && drilledAt > clock() - drillEveryMs) || runner.isRunning()) return;
  await runner.drill();
}

/** Its failures are alarms by the age of the last backup and drill: it ends well while it waits for the next attempt. */
export const backupJobName = 'back-up-nightly';

export const backupJobs: Job<{ nightlyBackup: NightlyBackup }>[] = [
  {
    name: backupJobName,
    everyMs: 5 * minute,
    run: ({ nightlyBackup }) => backUpNightly(nightlyBackup),
  },
];
