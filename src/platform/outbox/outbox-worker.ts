import { setTimeout as pause } from 'node:timers/promises';
import type { Database, Db } from '../db/open-database.ts';
import type { OutboxChannel } from '../db/tables.ts';
import { transact } from '../db/transact.ts';
import type { Log } from '../log/logger.ts';
import type { MailProblem } from '../mail/mail-problem.ts';
import { createBatch } from './batch.ts';
import {
  claimDue,
  defaultLeaseMs,
  isRetryOver,
  markDeferred,
  markDropped,
  markFailed,
  markSent,
  type OutboxRow,
  reasonOf,
} from './outbox-rows.ts';

/** How one attempt ended; `permanent` where another is useless, `deferred` where it is not to be made before `until`. */
export type Attempt =
  | { outcome: 'sent'; keptAsFile?: boolean; problem?: MailProblem }
  | { outcome: 'dropped' }
  | { outcome: 'deferred'; until: number }
  | { outcome: 'failed'; reason: string; permanent: boolean; problem?: MailProblem };

/** A row and how its attempt ended. */
export interface Delivery<Made extends Attempt = Attempt> {
  row: OutboxRow;
  attempt: Made;
}

type Sent = Extract<Attempt, { outcome: 'sent' }>;

/** What the worker of a channel depends on. */
export interface OutboxDependencies extends Pick<Database, 'db' | 'engine'> {
  channel: OutboxChannel;
  /** Makes one attempt, which `signal` aborts; what it throws is a failure that is retried. */
  deliver: (row: OutboxRow, signal: AbortSignal) => Promise<Attempt>;
  /** Whether the content of a row is deleted once it is sent, dropped or has failed permanently. */
  deletesContent?: (row: OutboxRow) => boolean;
  /** Locks the rows that `failedPermanently` changes, before the outbox row is locked: docs/architecture.md has the order. */
  lockForPermanentFailure?: (transaction: Db, row: OutboxRow) => Promise<void>;
  /** Writes what follows from a permanent failure, in the transaction that stores it. */
  failedPermanently?: (transaction: Db, row: OutboxRow) => Promise<void>;
  /** Called after every attempt whose outcome is stored; once for several that were sent together. */
  onAttempt?: (deliveries: Delivery[]) => Promise<void>;
  /** Milliseconds since 1970. */
  clock: () => number;
  log: Log;
  /** How long a row is held while it is delivered; an attempt that takes nearly as long is aborted. */
  leaseMs?: number;
  /** How often to query for due rows without a call of notify(). */
  pollMs?: number;
  /** Deliveries at once. */
  concurrency?: number;
  /** The least time between two claims of the running worker: what comes sooner is delivered in one batch. */
  claimIntervalMs?: number;
  /** How long a delivery may go on once the worker is stopped; without it, until it ends. An aborted one is retried. */
  graceMs?: number;
}

/** Delivers one channel of the outbox. Several may work on one database. */
export interface OutboxWorker {
  start(): void;
  /** Queries for due rows now. */
  notify(): void;
  /** Delivers everything that is due now, then resolves. Rejects when the database fails. */
  drain(): Promise<void>;
  /** Finishes the deliveries in flight, then resolves; takes no new ones. What they leave by stays open. */
  stop(): Promise<void>;
}

/** How long an attempt may take, and how long after that it is waited for. */
interface AttemptLimits {
  limitMs: number;
  extraMs: number;
}

/**
 * Runs an attempt with a signal that aborts after `limitMs`, or with `shutdown`. Rejects `extraMs` after that: work that
 * ignores the signal must not take up the worker's concurrency for good. Nothing of it is left once it has ended:
 * `AbortSignal.timeout` would keep a timer for each of a thousand mails until its limit.
 */
async function withTimeout<T>(
  work: (signal: AbortSignal) => Promise<T>,
  shutdown: AbortSignal,
  { limitMs, extraMs }: AttemptLimits,
): Promise<T> {
  const ending = new AbortController();
  const late = Promise.withResolvers<never>();
  let timer: NodeJS.Timeout;
  const end = (reason: unknown) => {
    clearTimeout(timer);
    ending.abort(reason);
    timer = setTimeout(() => late.reject(new Error('The attempt did not end in time.')), extraMs);
  };
  const endWithWorker = () => end(shutdown.reason);
  timer = setTimeout(
    () => end(new DOMException('The attempt took too long.', 'TimeoutError')),
    limitMs,
  ).unref();
  if (shutdown.aborted) endWithWorker();
  else shutdown.addEventListener('abort', endWithWorker, { once: true });
  try {
    return await Promise.race([work(ending.signal), late.promise]);
  } finally {
    clearTimeout(timer);
    shutdown.removeEventListener('abort', endWithWorker);
  }
}

/** How long a row that was delivered waits for others, to be marked with them in one statement. */
const maxBatchDelayMs = 50;

/** Makes the worker; it does nothing before `start` or `drain`. */
export function createOutboxWorker(dependencies: OutboxDependencies): OutboxWorker {
  const {
    db,
    channel,
    clock,
    log,
    leaseMs = defaultLeaseMs,
    pollMs = 5_000,
    concurrency = 5,
    claimIntervalMs = 100,
    graceMs,
  } = dependencies;
  const inFlight = new Set<Promise<void>>();
  const shutdown = new AbortController();
  let stopping = false;
  let running: Promise<void> | null = null;
  let endWait = () => {};
  let isClaimRequested = false;
  let lastClaim: Promise<void> = Promise.resolve();

  async function attemptOf(row: OutboxRow): Promise<Attempt> {
    try {
      const made = await withTimeout((signal) => dependencies.deliver(row, signal), shutdown.signal, {
        limitMs: leaseMs * 0.9,
        extraMs: leaseMs * 0.05,
      });
      const isAborted = made.outcome === 'failed' && shutdown.signal.aborted;
      return isAborted ? { outcome: 'deferred', until: clock() } : made;
    } catch (error) {
      return { outcome: 'failed', reason: reasonOf(error), permanent: false };
    }
  }

  const deletesContent = (row: OutboxRow) => dependencies.deletesContent?.(row) ?? false;

  const factsOf = ({ id, type, attempts }: OutboxRow) => ({ outboxId: id, channel, type, attempts });

  /** Stores deliveries that are marked alike. */
  async function recordSent(
    deliveries: Delivery<Sent>[],
    settlement: { blank: boolean; keptAsFile: boolean; problem: MailProblem | null },
  ) {
    const ids = deliveries.map(({ row }) => row.id);
    await markSent(db, ids, { now: clock(), ...settlement });
    for (const { row } of deliveries) log.info({ event: 'outbox.delivered', ...factsOf(row) }, 'delivered');
    await dependencies.onAttempt?.(deliveries);
  }

  const sent = createBatch<Delivery<Sent>>({
    // All that is in flight waits to be marked.
    isComplete: (count) => count >= inFlight.size,
    longestMs: maxBatchDelayMs,
    async store(deliveries) {
      const settlementOf = ({ row, attempt }: Delivery<Sent>) => ({
        blank: deletesContent(row),
        keptAsFile: attempt.keptAsFile === true,
        problem: attempt.problem ?? null,
      });
      const alike = Map.groupBy(deliveries, (delivery) => JSON.stringify(settlementOf(delivery)));
      await Promise.all([...alike].map(([settlement, group]) => recordSent(group, JSON.parse(settlement))));
    },
  });

  /** Stores how an attempt that did not deliver ended, and says it in the log. */
  async function recordUnsent(row: OutboxRow, attempt: Exclude<Attempt, Sent>): Promise<void> {
    const blank = deletesContent(row);
    const facts = factsOf(row);
    switch (attempt.outcome) {
      case 'dropped':
        await markDropped(db, row, { now: clock(), blank });
        log.info({ event: 'outbox.dropped', ...facts }, 'dropped, as there was no more reason to deliver it');
        break;
      case 'deferred':
        await markDeferred(db, row, attempt.until);
        break;
      case 'failed': {
        const { reason, permanent, problem = null } = attempt;
        const isPermanent = await transact(db, async (transaction) => {
          const now = clock();
          if (permanent || isRetryOver(row, now))
            await dependencies.lockForPermanentFailure?.(transaction, row);
          const isLast = await markFailed(transaction, row, { reason, permanent, problem, now, blank });
          if (isLast) await dependencies.failedPermanently?.(transaction, row);
          return isLast;
        });
        if (isPermanent)
          log.error({ event: 'outbox.failed_permanently', ...facts, reason }, 'delivery failed permanently');
        else
          log.warn({ event: 'outbox.delivery_failed', ...facts, reason }, 'delivery failed and was deferred');
      }
    }
  }

  /** One attempt, whose outcome is in the row when this resolves; rejects only when the database fails. */
  async function attempt(row: OutboxRow): Promise<void> {
    const made = await attemptOf(row);
    if (made.outcome === 'sent') return sent.add({ row, attempt: made });
    await recordUnsent(row, made);
    await dependencies.onAttempt?.([{ row, attempt: made }]);
  }

  function reportDatabase(error: unknown): void {
    log.error(
      { event: 'outbox.database_unreachable', reason: reasonOf(error) },
      'the outbox could not reach the database',
    );
  }

  function notify(): void {
    isClaimRequested = true;
    endWait();
  }

  function startDelivery(row: OutboxRow): void {
    const delivery = attempt(row).finally(() => inFlight.delete(delivery));
    inFlight.add(delivery);
    // A delivery that ends makes room for the next; a row whose outcome could not be stored waits for its lease to end.
    delivery.then(notify, reportDatabase);
  }

  /** Starts as many deliveries as the concurrency allows. */
  async function claimAndStart(): Promise<void> {
    const limit = concurrency - inFlight.size;
    if (limit === 0) return;
    for (const row of await claimDue(dependencies, { channel, now: clock(), leaseMs, limit }))
      startDelivery(row);
  }

  /** Claims follow one another, so that the room is counted right and `drain` misses no row that the loop takes. */
  function claimDueRows(): Promise<void> {
    const claim = lastClaim.then(claimAndStart);
    lastClaim = claim.catch(() => {});
    return claim;
  }

  async function waitForWork(): Promise<void> {
    if (!isClaimRequested && !stopping) {
      await new Promise<void>((done) => {
        const timer = setTimeout(done, pollMs);
        endWait = () => {
          clearTimeout(timer);
          done();
        };
      });
    }
  }

  async function run(): Promise<void> {
    while (!stopping) {
      const claimedAt = performance.now();
      isClaimRequested = false;
      try {
        await claimDueRows();
      } catch (error) {
        // Without the database, the next claim waits for the poll interval.
        reportDatabase(error);
      }
      await waitForWork();
      const rest = claimedAt + claimIntervalMs - performance.now();
      if (!stopping && rest > 0) await pause(rest);
    }
  }

  return {
    start() {
      running ??= run();
    },
    notify,
    async drain() {
      await claimDueRows();
      while (inFlight.size > 0) {
        await Promise.all(inFlight);
        await claimDueRows();
      }
    },
    async stop() {
      stopping = true;
      notify();
      await running;
      const timer = graceMs === undefined ? undefined : setTimeout(() => shutdown.abort(), graceMs);
      await Promise.allSettled(inFlight);
      clearTimeout(timer);
    },
  };
}
