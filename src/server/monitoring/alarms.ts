import type { AlarmReceiver, AlarmTest } from '#platform/alarms.ts';
import type { Db } from '#platform/db/open-database.ts';
import type { Job } from '#platform/jobs.ts';
import type { Log } from '#platform/log/logger.ts';
import { hour, minute } from '#platform/values/durations.ts';
import { type BackupWatch, type Problem, type ProblemName, problemsOf } from './problems.ts';
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

/** Problems of a process or its machine, which other instances may not have; the rest are read from the database. */
const ownProblems: ProblemName[] = ['disk-low', 'certificate', 'jobs-failed'];

/** The alarm of such a problem ends once no instance has had it for this time, in which each has checked. */
const unseenMs = 3 * minute;

const longestCallMs = 10_000;

async function call(url: string, init: RequestInit): Promise<void> {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(longestCallMs) });
  if (!response.ok) throw new Error(`${new URL(url).host} answered ${response.status}.`);
}

interface Notice {
  name: string;
  state: 'begun' | 'ended' | 'test';
  text: string;
}

const ntfyHeaders: Record<Notice['state'], Record<string, string>> = {
  begun: { Title: 'Fairlead: alarm', Priority: 'urgent', Tags: 'rotating_light' },
  ended: { Title: 'Fairlead: all clear', Priority: 'default', Tags: 'white_check_mark' },
  test: { Title: 'Fairlead: test', Priority: 'default', Tags: 'bell' },
};

/** Calls each receiver with a notice. */
function callsOf({ webhookUrl, ntfyUrl }: AlarmReceivers, site: string, notice: Notice): Promise<void>[] {
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
  if (ntfyUrl) calls.push(call(ntfyUrl, { method: 'POST', headers: ntfyHeaders[notice.state], body: text }));
  return calls;
}

/** Sends a notice to each receiver, and logs those that fail. Rejects when none got it: others would get it each minute. */
async function send({ receivers, site, log }: AlarmDependencies, notice: Notice): Promise<void> {
  const calls = callsOf(receivers, site(), notice);
  const failed = (await Promise.allSettled(calls)).flatMap((result) =>
    result.status === 'rejected' ? [result.reason] : [],
  );
  for (const err of failed)
    log.warn({ event: 'alarm.not_sent', alarm: notice.name, err }, 'a receiver did not take an alarm');
  if (failed.length > 0 && failed.length === calls.length) throw new Error('No receiver took the alarm.');
}

/** Sends a test to each receiver and calls the heartbeat. */
export async function sendTestAlarm(receivers: AlarmReceivers, site: string): Promise<AlarmTest> {
  const text = 'This is a test of the alarms. Nothing is wrong.';
  const calls = callsOf(receivers, site, { name: 'test', state: 'test', text });
  if (receivers.heartbeatUrl) calls.push(call(receivers.heartbeatUrl, {}));
  const problems = (await Promise.allSettled(calls)).flatMap((result) =>
    result.status === 'rejected' ? [(result.reason as Error).message] : [],
  );
  return { count: calls.length, problems };
}

/** Returns the host of each receiver that is set; the rest of its address is a secret. */
export function hostsOf({ heartbeatUrl, webhookUrl, ntfyUrl }: AlarmReceivers) {
  const urls = { ALARM_WEBHOOK_URL: webhookUrl, NTFY_URL: ntfyUrl, HEARTBEAT_URL: heartbeatUrl };
  const hosts: Partial<Record<AlarmReceiver, string>> = {};
  for (const [name, url] of Object.entries(urls)) if (url) hosts[name as AlarmReceiver] = new URL(url).host;
  return hosts;
}

/** Claims the notice of a problem for one of several instances, and for the next twelve hours. */
async function claim(db: Db, { name, text }: Problem, now: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('alarms')
    .values({ name, text, began_at: now, notified_at: now, seen_at: now })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ text, notified_at: now, seen_at: now })
        .where('alarms.notified_at', '<=', now - repeatMs),
    )
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows) > 0;
}

/** Stores that a problem lasts. */
async function recordSeen(db: Db, name: string, now: number): Promise<void> {
  await db.updateTable('alarms').set({ seen_at: now }).where('name', '=', name).execute();
}

/** Gives a claim back, so that it is sent a minute later. */
async function giveBack(db: Db, name: string): Promise<void> {
  await db.updateTable('alarms').set({ notified_at: 0 }).where('name', '=', name).execute();
}

async function ringFor(deps: AlarmDependencies, problems: Problem[]): Promise<void> {
  const { db, clock, log } = deps;
  for (const problem of problems) {
    const now = clock();
    if (!(await claim(db, problem, now))) {
      await recordSeen(db, problem.name, now);
      continue;
    }
    log.warn({ event: 'alarm.begun', alarm: problem.name }, problem.text);
    try {
      await send(deps, { name: problem.name, state: 'begun', text: problem.text });
    } catch {
      await giveBack(db, problem.name);
    }
  }
}

/** Ends the alarms of problems that no instance has any longer. Returns how many alarms last. */
async function endOthers(deps: AlarmDependencies, problems: Problem[]): Promise<number> {
  const { db, clock, log } = deps;
  const now = clock();
  const open = await db.selectFrom('alarms').selectAll().execute();
  let lasting = open.length;
  for (const { name, text } of open) {
    if (problems.some((problem) => problem.name === name)) continue;
    const unseenSince = ownProblems.some((own) => own === name) ? now - unseenMs : now;
    const { numDeletedRows } = await db
      .deleteFrom('alarms')
      .where('name', '=', name)
      .where('seen_at', '<=', unseenSince)
      .executeTakeFirst();
    if (Number(numDeletedRows) === 0) continue;
    lasting -= 1;
    log.info({ event: 'alarm.ended', alarm: name }, 'an alarm ended');
    await send(deps, { name, state: 'ended', text: `All clear. It was: ${text}` }).catch(() => {});
  }
  return lasting;
}

/**
 * Makes the check that sends an alarm for each problem that is new or has lasted for twelve hours, and its end, and calls the
 * heartbeat's address while there is none. One of several instances sends an alarm; where the database cannot be read, each
 * does, once.
 */
export function createAlarmCheck(deps: AlarmDependencies): () => Promise<void> {
  const { clock, backups, receivers, certificate } = deps;
  let isUnreadable = false;
  return async () => {
    await certificate.check();
    const text = 'The database cannot be read: no request can be stored or answered.';
    let problems: Problem[];
    try {
      problems = problemsOf(await readSiteState(deps), clock(), backups);
    } catch (error) {
      if (!isUnreadable) await send(deps, { name: 'database', state: 'begun', text });
      isUnreadable = true;
      throw error;
    }
    if (isUnreadable)
      await send(deps, { name: 'database', state: 'ended', text: `All clear. It was: ${text}` });
    isUnreadable = false;
    await ringFor(deps, problems);
    const lasting = await endOthers(deps, problems);
    if (lasting === 0 && receivers.heartbeatUrl) await call(receivers.heartbeatUrl, {});
  };
}

/** The job that a failure of is no alarm of its own: its silence is one. */
export const alarmJobName = 'check-alarms';

export const alarmJobs: Job<{ checkAlarms: () => Promise<void> }>[] = [
  { name: alarmJobName, everyMs: minute, run: ({ checkAlarms }) => checkAlarms() },
];
