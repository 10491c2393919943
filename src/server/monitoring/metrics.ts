import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, RequestListener } from 'node:http';
import type { Handler } from 'hono';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Problem } from './problems.ts';
import type { SiteState } from './site-state.ts';

/** What metrics and health checks read. */
export interface Monitoring {
  readState: () => Promise<SiteState>;
  problemsOf: (state: SiteState) => Problem[];
  checkAlarms: () => Promise<void>;
}

/** Groups of addresses that are alike in what a request costs; the first that matches. */
const groups: [RegExp, string][] = [
  [/^\/(assets|files|stills|films)\//, 'file'],
  [/^\/api\/v1\/desk\/events$/, 'stream'],
  [/^\/api\//, 'api'],
  [/^\/desk(\/|$)/, 'desk'],
  [/^\/(healthz|readyz|metrics)$/, 'health'],
];

export function routeGroup(path: string): string {
  return groups.find(([pattern]) => pattern.test(path))?.[1] ?? 'page';
}

/** Seconds: what comes from memory takes a tenth of a millisecond, what a person waits for up to some seconds. */
const buckets = [0.001, 0.005, 0.025, 0.1, 0.25, 1, 5];

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
    mailboxConnected: gauge(
      'mailbox_connected',
      '1 while the mailbox of customers is read; absent where none is set.',
    ),
    mailboxLag: gauge('mailbox_last_mail_seconds', 'Time since the last mail of a customer was received.'),
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
    set(gauges.mailboxConnected, state.mailbox && (state.mailbox.connectedAt === null ? 0 : 1));
    set(gauges.mailboxLag, ageOf(state.mailbox?.lastMailAt ?? null, now));
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
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'fairlead_request_seconds',
    help: 'Time from the header of a request to the end of its answer, by group of addresses.',
    labelNames: ['group'],
    buckets,
    registers: [registry],
  });
  const answers = new Counter({
    name: 'fairlead_answers_total',
    help: 'Answers by group of addresses and class of status; 429 and 503 have classes of their own.',
    labelNames: ['group', 'status'],
    registers: [registry],
  });
  const setState = stateGauges(registry);
  const isReadable = new Gauge({
    name: 'fairlead_state_readable',
    help: '1 if the state of the site could be read from its database.',
    registers: [registry],
  });
  return {
    contentType: registry.contentType,
    async read() {
      try {
        const state = await readState();
        setState(state, problemsOf(state), Date.now());
        isReadable.set(1);
      } catch {
        isReadable.set(0);
      }
      return registry.metrics();
    },
    measured: (listener) => (request, response) => {
      const began = performance.now();
      response.once('close', () => {
        const { statusCode } = response;
        const group = routeGroup((request.url ?? '').split('?', 1)[0] ?? '');
        const status = [429, 503].includes(statusCode)
          ? String(statusCode)
          : `${Math.floor(statusCode / 100)}xx`;
        answers.inc({ group, status });
        if (group !== 'stream') seconds.observe({ group }, (performance.now() - began) / 1000);
      });
      listener(request, response);
    },
  };
}

const isLoopback = (address: string | undefined) => /^(::ffff:)?127\.|^::1$/.test(address ?? '');

/** True for a call of this machine that no proxy has forwarded, and for who has the token. */
function mayRead(request: IncomingMessage, token: string | undefined): boolean {
  const { authorization = '', forwarded, via } = request.headers;
  if (token) {
    const [given, expected] = [authorization, `Bearer ${token}`].map((text) => Buffer.from(text));
    if (given && expected && given.length === expected.length && timingSafeEqual(given, expected))
      return true;
  }
  const isForwarded =
    request.headers['x-forwarded-for'] !== undefined || forwarded !== undefined || via !== undefined;
  return isLoopback(request.socket.remoteAddress) && !isForwarded;
}

type MonitoringEnv = { Bindings: { incoming: IncomingMessage } };

/** Sends the metrics to Prometheus, on this machine or with METRICS_TOKEN; a 404 to others. */
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
