import type { Db } from '../../platform/db/open-database.ts';
import type { Job } from '../../platform/jobs.ts';
import type { Log } from '../../platform/log/logger.ts';
import { hour, minute } from '../../platform/values/durations.ts';
import { type BackupWatch, type Problem, problemsOf } from './problems.ts';
import { readSiteState, type StateDependencies } from './site-state.ts';

/** Receivers of alarms, none of which depends on the site's own mail. */
export interface AlarmReceivers {
  /** Asked once a minute while all is well (Healthchecks, Uptime Kuma): its silence is the alarm. */
  heartbeatUrl: string | undefined;
  /** Gets each alarm as JSON with `text`, which Slack, Teams and Mattermost show. */
  webhookUrl: string | undefined;
  /** A topic of ntfy, for telephones. */
  ntfyUrl: string | undefined;
}

export interface AlarmDependencies extends StateDependencies {
  log: Pick<Log, 'warn' | 'info'>;
  receivers: AlarmReceivers;
  /** The name of the company or host, in front of each message. */
  site: () => string;
  backups: BackupWatch;
}

/** An alarm that lasts is repeated. */
const repeatMs = 12 * hour;

const longestCallMs = 10_000;

async function call(url: string, init: RequestInit): Promise<void> {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(longestCallMs) });
  if (!response.ok) throw new Error(`${new URL(url).host} answered ${response.status}.`);
}

interface Notice {
  name: string;
  state: 'begun' | 'ended';
  text: string;
}

/** Sends a notice to each receiver. Rejects when one fails. */
async function send({ webhookUrl, ntfyUrl }: AlarmReceivers, site: string, notice: Notice): Promise<void> {
  const text = `${site}: ${notice.text}`;
  const calls: Promise<void>[] = [];
  if (webhookUrl)
    calls.push(
      call(webhookUrl, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ ...notice, text }),
      }),
    );
  if (ntfyUrl)
    calls.push(
      call(ntfyUrl, {
        method: 'POST',
        headers: {
          Title: notice.state === 'begun' ? 'Fairlead: alarm' : 'Fairlead: all clear',
          Priority: notice.state === 'begun' ? 'urgent' : 'default',
          Tags: notice.state === 'begun' ? 'rotating_light' : 'white_check_mark',
        },
        body: text,
      }),
    );
  await Promise.all(calls);
}

/** Claims the notice of a problem for one of several instances, and for the next twelve hours. */
async function claim(db: Db, { name, text }: Problem, now: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('alarms')
    .values({ name, text, began_at: now, notified_at: now })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ text, notified_at: now })
        .where('alarms.notified_at', '<=', now - repeatMs),
    )
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows) > 0;
}

/** Gives a claim back, so that it is sent a minute later. */
async function giveBack(db: Db, name: string): Promise<void> {
  await db.updateTable('alarms').set({ notified_at: 0 }).where('name', '=', name).execute();
}

async function ringFor(deps: AlarmDependencies, problems: Problem[]): Promise<void> {
  const { db, clock, log, receivers, site } = deps;
  for (const problem of problems) {
    if (!(await claim(db, problem, clock()))) continue;
    log.warn({ event: 'alarm.begun', alarm: problem.name }, problem.text);
    try {
      await send(receivers, site(), { name: problem.name, state: 'begun', text: problem.text });
    } catch (error) {
      await giveBack(db, problem.name);
      log.warn({ event: 'alarm.not_sent', alarm: problem.name, err: error }, 'an alarm was not sent');
    }
  }
}

async function endOthers(deps: AlarmDependencies, problems: Problem[]): Promise<void> {
  const { db, log, receivers, site } = deps;
  const open = await db.selectFrom('alarms').selectAll().execute();
  for (const { name, text } of open) {
    if (problems.some((problem) => problem.name === name)) continue;
    const { numDeletedRows } = await db.deleteFrom('alarms').where('name', '=', name).executeTakeFirst();
    if (Number(numDeletedRows) === 0) continue;
    log.info({ event: 'alarm.ended', alarm: name }, 'an alarm ended');
    await send(receivers, site(), { name, state: 'ended', text: `All clear. It was: ${text}` }).catch(
      (error) =>
        log.warn({ event: 'alarm.not_sent', alarm: name, err: error }, 'the end of an alarm was not sent'),
    );
  }
}

/**
 * Makes the check that sends an alarm for each problem that is new or has lasted for twelve hours, and its end, and calls the
 * heartbeat's address while there is none. One of several instances sends an alarm; where the database cannot be read, each
 * does, once.
 */
export function createAlarmCheck(deps: AlarmDependencies): () => Promise<void> {
  const { clock, backups, receivers, site, certificate } = deps;
  let isUnreadable = false;
  return async () => {
    await certificate.check();
    let problems: Problem[];
    try {
      problems = problemsOf(await readSiteState(deps), clock(), backups);
      isUnreadable = false;
    } catch (error) {
      const text = 'The database cannot be read: no request can be stored or answered.';
      if (!isUnreadable) await send(receivers, site(), { name: 'database', state: 'begun', text });
      isUnreadable = true;
      throw error;
    }
    await ringFor(deps, problems);
    await endOthers(deps, problems);
    if (problems.length === 0 && receivers.heartbeatUrl) await call(receivers.heartbeatUrl, {});
  };
}

/** The job that a failure of is no alarm of its own: its silence is one. */
export const alarmJobName = 'check-alarms';

export const alarmJobs: Job<{ checkAlarms: () => Promise<void> }>[] = [
  { name: alarmJobName, everyMs: minute, run: ({ checkAlarms }) => checkAlarms() },
];
