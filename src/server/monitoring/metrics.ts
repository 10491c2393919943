import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Handler } from 'hono';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { fairleadVersion } from '#platform/version.ts';
import type { Problem } from './problems.ts';
import type { SiteState } from './site-state.ts';

/** Functions that metrics and health checks read by. */
export interface Monitoring {
  readState: () => Promise<SiteState>;
  problemsOf: (state: SiteState) => Problem[];
  checkAlarms: () => Promise<void>;
}

/** Groups of addresses that are alike in what a request costs. */
const groups = ['page', 'file', 'stream', 'api', 'desk', 'health'] as const;

const folders: [string, (typeof groups)[number]][] = [
  ['/assets/', 'file'],
  ['/files/', 'file'],
  ['/stills/', 'file'],
  ['/films/', 'file'],
  ['/api/v1/desk/events', 'stream'],
  ['/api/', 'api'],
  ['/desk', 'desk'],
  ['/healthz', 'health'],
  ['/readyz', 'health'],
  ['/metrics', 'health'],
];

export function routeGroup(path: string): (typeof groups)[number] {
  for (const [folder, group] of folders) if (path.startsWith(folder)) return group;
  return 'page';
}

/** Classes of answers; 429 and 503 have classes of their own. */
const statuses = ['1xx', '2xx', '3xx', '4xx', '5xx', '429', '503'] as const;

function statusIndex(code: number): number {
  if (code === 429) return 5;
  if (code === 503) return 6;
  return Math.trunc(code / 100) - 1;
}

/** Seconds: what comes from memory takes a tenth of a millisecond, what a person waits for up to some seconds. */
const buckets = [0.001, 0.005, 0.025, 0.1, 0.25, 1, 5];

/**
 * Counts requests in plain arrays: a page comes from memory in some fifty microseconds, of which the counters of
 * prom-client would take a tenth.
 */
function createRequestCounts() {
  const answers = new Float64Array(groups.length * statuses.length);
  const inBuckets = new Float64Array(groups.length * (buckets.length + 1));
  const sums = new Float64Array(groups.length);
  const add = (counts: Float64Array, at: number, value: number) => {
    counts[at] = (counts[at] ?? 0) + value;
  };
  return {
    count(path: string, status: number, seconds: number) {
      const group = groups.indexOf(routeGroup(path));
      add(answers, group * statuses.length + statusIndex(status), 1);
      // A stream lasts as long as somebody reads it.
      if (groups[group] === 'stream') return;
      let bucket = 0;
      while (bucket < buckets.length && seconds > (buckets[bucket] ?? 0)) bucket += 1;
      add(inBuckets, group * (buckets.length + 1) + bucket, 1);
      add(sums, group, seconds);
    },
    /** The counts in the text format of Prometheus. */
    text(): string {
      const lines = [
        '# HELP fairlead_answers_total Answers by group of addresses and class of status.',
        '# TYPE fairlead_answers_total counter',
      ];
      for (const [group, name] of groups.entries())
        for (const [status, title] of statuses.entries()) {
          const count = answers[group * statuses.length + status] ?? 0;
          if (count > 0) lines.push(`fairlead_answers_total{group="${name}",status="${title}"} ${count}`);
        }
      lines.push(
        '# HELP fairlead_request_seconds Time from the header of a request to the end of its answer.',
        '# TYPE fairlead_request_seconds histogram',
      );
      for (const [group, name] of groups.entries()) {
        let count = 0;
        for (let bucket = 0; bucket <= buckets.length; bucket += 1) {
          count += inBuckets[group * (buckets.length + 1) + bucket] ?? 0;
          lines.push(
            `fairlead_request_seconds_bucket{le="${buckets[bucket] ?? '+Inf'}",group="${name}"} ${count}`,
          );
        }
        lines.push(`fairlead_request_seconds_sum{group="${name}"} ${sums[group] ?? 0}`);
        lines.push(`fairlead_request_seconds_count{group="${name}"} ${count}`);
      }
      return `${lines.join('\n')}\n`;
    },
  };
}

export interface Metrics {
  /** Counts and times the requests that a listener answers. */
  measured(listener: RequestListener): RequestListener;
  contentType: string;
  /** Returns the metrics as text, with the state of the site as it is now. */
  read(): Promise<string>;
}

/** The state of the site as gauges; a time that is not known has no value. */
function stateGauges(registry: Registry) {
  const gauge = (name: string, help: string) =>
    new Gauge({ name: `fairlead_${name}`, help, registers: [registry] });
  const gauges = {
    oldestMail: gauge(
      'oldest_unsent_mail_seconds',
      'Age of the oldest mail that is due and not sent; 0 without one.',
    ),
    oldestWebhook: gauge(
      'oldest_unsent_webhook_seconds',
      'Age of the oldest webhook delivery that is due; 0 without one.',
    ),
    failedMails: gauge('failed_mails_last_day', 'Mails that failed permanently in the last 24 hours.'),
    overdue: gauge('overdue_requests', 'Requests whose promised time has passed without a reply.'),
    overdueDeadlines: gauge('overdue_deadlines', 'Deadlines of shipments that have passed and are not done.'),
    mailboxConnected: gauge(
      'mailbox_connected',
      '1 while the mailbox of customers is read; absent where none is set.',
    ),
    mailboxLag: gauge('mailbox_last_mail_seconds', 'Time since the last mail of a customer was received.'),
    setAside: gauge('set_aside_mails', 'Received mails that could not be read and are not handled.'),
    oldestSetAside: gauge(
      'oldest_set_aside_mail_seconds',
      'Time since the oldest of them was received; 0 without one.',
    ),
    backupAge: gauge('backup_age_seconds', 'Age of the last backup that was whole; absent before the first.'),
    drillAge: gauge(
      'backup_drill_age_seconds',
      'Time since a backup was last restored on trial; absent before the first.',
    ),
    diskFree: gauge('disk_free_bytes', 'Room left on the disk of DATA_DIR.'),
    diskTotal: gauge('disk_size_bytes', 'Size of the disk of DATA_DIR.'),
    failedJobs: gauge('failed_jobs', 'Jobs whose last run failed.'),
    certificate: gauge(
      'certificate_expires_seconds',
      'Time until the certificate of the site ends; absent without one.',
    ),
    held: gauge('deliveries_held', '1 while mails and webhooks are held after a restore.'),
    problems: gauge('problems', 'Open problems, as /healthz?deep lists them.'),
  };
  const ageOf = (at: number | null, now: number) => (at === null ? null : Math.max(0, (now - at) / 1000));
  function set(to: Gauge, value: number | null): void {
    // A gauge without a value is not sent; one that was reset would be 0.
    if (value === null) to.remove();
    else to.set(value);
  }
  return (state: SiteState, problems: Problem[], now: number) => {
    set(gauges.oldestMail, ageOf(state.oldestUnsentAt.mail, now) ?? 0);
    set(gauges.oldestWebhook, ageOf(state.oldestUnsentAt.webhook, now) ?? 0);
    set(gauges.failedMails, state.failedMails);
    set(gauges.overdue, state.overdueRequests);
    set(gauges.overdueDeadlines, state.overdueDeadlines);
    set(gauges.mailboxConnected, state.mailbox && (state.mailbox.connectedAt === null ? 0 : 1));
    set(gauges.mailboxLag, ageOf(state.mailbox?.lastMailAt ?? null, now));
    set(gauges.setAside, state.setAside.count);
    set(gauges.oldestSetAside, ageOf(state.setAside.oldestAt, now) ?? 0);
    set(gauges.backupAge, ageOf(state.backups.backedUpAt, now));
    set(gauges.drillAge, ageOf(state.backups.drilledAt, now));
    set(gauges.diskFree, state.disk.free);
    set(gauges.diskTotal, state.disk.total);
    set(gauges.failedJobs, state.failedJobs.length);
    const expiresAt =
      state.certificate && 'expiresAt' in state.certificate ? state.certificate.expiresAt : null;
    set(gauges.certificate, expiresAt && (expiresAt - now) / 1000);
    set(gauges.held, state.heldSince === null ? 0 : 1);
    set(gauges.problems, problems.length);
  };
}

/** Makes the metrics of one server, of its requests since its start and of the site's state at each reading. */
export function createMetrics({ readState, problemsOf }: Monitoring): Metrics {
  const registry = new Registry();
  // From the first reading on: a server that nobody watches does not observe its event loop and its collections.
  let isObserved = false;
  const requests = createRequestCounts();
  const setState = stateGauges(registry);
  new Gauge({
    name: 'fairlead_build_info',
    help: '1, with the version of the site as a label.',
    labelNames: ['version'],
    registers: [registry],
  }).set({ version: fairleadVersion }, 1);
  const isReadable = new Gauge({
    name: 'fairlead_state_readable',
    help: '1 if the state of the site could be read from its database.',
    registers: [registry],
  });
  return {
    contentType: registry.contentType,
    async read() {
      if (!isObserved) collectDefaultMetrics({ register: registry });
      isObserved = true;
      try {
        const state = await readState();
        setState(state, problemsOf(state), Date.now());
        isReadable.set(1);
      } catch {
        isReadable.set(0);
      }
      return `${await registry.metrics()}${requests.text()}`;
    },
    measured: (listener) => (request: Timed, response) => {
      request.beganAt = performance.now();
      response.on('close', countAnswer);
      listener(request, response);
    },
  };

  // One function for all answers, as a closure for each costs more than the counting.
  function countAnswer(this: ServerResponse<Timed>): void {
    const { url = '', beganAt = 0 } = this.req;
    requests.count(url, this.statusCode, (performance.now() - beganAt) / 1000);
  }
}

/** A request with the time at which its header had arrived. */
type Timed = IncomingMessage & { beganAt?: number };

const isLoopback = (address: string | undefined) => /^(::ffff:)?127\.|^::1$/.test(address ?? '');

/** Headers that a proxy adds to what it forwards. */
const forwardingHeaders = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'];

/** With a token set, true for who has it; else for a call of this machine that no proxy has forwarded. */
function mayRead(request: IncomingMessage, token: string | undefined): boolean {
  const { authorization = '' } = request.headers;
  if (token) {
    const [given, expected] = [authorization, `Bearer ${token}`].map((text) => Buffer.from(text));
    return given?.length === expected?.length && given && expected ? timingSafeEqual(given, expected) : false;
  }
  const isForwarded = forwardingHeaders.some((name) => request.headers[name] !== undefined);
  return isLoopback(request.socket.remoteAddress) && !isForwarded;
}

type MonitoringEnv = { Bindings: { incoming: IncomingMessage } };

/** Sends the metrics to Prometheus, with METRICS_TOKEN or, where none is set, on this machine; a 404 to others. */
export function sendMetrics(
  { read, contentType }: Metrics,
  token: string | undefined,
): Handler<MonitoringEnv> {
  return async (context) => {
    if (!mayRead(context.env.incoming, token)) return context.notFound();
    return context.body(await read(), 200, { 'Content-Type': contentType });
  };
}

/**
 * Answers `?deep` with the problems of the site, and 503 where there are any, to those who may read the metrics; with 404 to
 * others.
 */
export function deepHealth(
  { readState, problemsOf }: Monitoring,
  token: string | undefined,
): Handler<MonitoringEnv> {
  return async (context, next) => {
    if (context.req.query('deep') === undefined) return next();
    if (!mayRead(context.env.incoming, token)) return context.notFound();
    const problems = problemsOf(await readState());
    return context.json(
      { status: problems.length === 0 ? 'ok' : 'problems', problems },
      problems.length === 0 ? 200 : 503,
    );
  };
}
