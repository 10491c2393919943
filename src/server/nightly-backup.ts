import { clockAt, dateAt, instantOf } from '../features/settings/business-hours.ts';
import { currentSettings } from '../features/settings/server/current-settings.ts';
import { beginNightly, findBackupTimes, recordOutcome } from '../platform/backups/backup-records.ts';
import type { Db } from '../platform/db/open-database.ts';
import type { Job } from '../platform/jobs.ts';
import type { Log } from '../platform/log/logger.ts';
import { runProgram } from '../platform/run-program.ts';
import { day, hour, minute } from '../platform/values/durations.ts';

/** Longer than any copy takes; then it counts as failed. */
const longestMs = 6 * hour;

/** After a failed one, until the next attempt for the same night. */
const retryMs = hour;

const drillEveryMs = 7 * day;

export interface NightlyBackup {
  db: Db;
  clock: () => number;
  log: Pick<Log, 'info' | 'error'>;
  /** The start of this server. */
  startedAt: number;
  /** The time of day on the clock of the main office; null where the server makes no backups. */
  time: string | null;
  /** Runs a command of the desk in a process of its own, so that copying and checking hold up no request. */
  runDesk: (args: string[]) => Promise<string>;
}

/** Runs commands of the built desk (build/bundle/desk.js) until `signal` ends them. Rejects with what the command wrote when it fails. */
export function deskRunner(script: string, signal: AbortSignal): NightlyBackup['runDesk'] {
  return (args) => runProgram(process.execPath, [script, ...args], { timeoutMs: longestMs, signal });
}

/** Returns the last instant at which a backup was to begin. */
function lastPlanned(now: number, time: string, timeZone: string): number {
  const today = instantOf(dateAt(now, timeZone), time, timeZone);
  if (today <= now) return today;
  return instantOf(clockAt(today - day, timeZone).slice(0, 10), time, timeZone);
}

/**
 * Makes the backup of the night once it is time, on one of several instances, again an hour after one that failed; then, once
 * a week, a drill with it. Both are logged, and recorded for `/desk/opening` and the metrics. Rejects when one fails.
 */
export async function backUpNightly(nightly: NightlyBackup): Promise<void> {
  const { db, clock, log, time, startedAt, runDesk } = nightly;
  if (time === null) return;
  const planned = lastPlanned(clock(), time, currentSettings().company.localTimeZone);
  const id = await beginNightly(db, { planned, now: clock(), retryMs, startedAt });
  if (id === null) return;
  const output = await runDesk(['backup', '--record', id]).catch(async (error) => {
    // A command that was ended has recorded nothing.
    await recordOutcome(db, id, { problem: (error as Error).message });
    throw error;
  });
  log.info({ event: 'backup.made', output }, 'the backup of the night was made and checked');
  const { drilledAt } = await findBackupTimes(db);
  if (drilledAt !== null && drilledAt > clock() - drillEveryMs) return;
  const drilled = await runDesk(['drill']);
  log.info({ event: 'backup.drilled', output: drilled }, 'the backup was restored on trial');
}

export const backupJobs: Job<{ nightlyBackup: NightlyBackup }>[] = [
  {
    name: 'back-up-nightly',
    everyMs: 5 * minute,
    run: ({ nightlyBackup }) => backUpNightly(nightlyBackup),
  },
];
