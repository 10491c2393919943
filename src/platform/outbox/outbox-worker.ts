import { setTimeout as pause } from 'node:timers/promises';
import { jsonText, parseJson } from '../db/json-text.ts';
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

/** `permanent` means no retry; `deferred` means no attempt before `until`. */
export type Attempt =
  | { outcome: 'sent'; keptAsFile?: boolean; problem?: MailProblem }
  | { outcome: 'dropped' }
  | { outcome: 'deferred'; until: number }
  | { outcome: 'failed'; reason: string; permanent: boolean; problem?: MailProblem };

export interface Delivery<Made extends Attempt = Attempt> {
  row: OutboxRow;
  attempt: Made;
}

type Sent = Extract<Attempt, { outcome: 'sent' }>;

export interface OutboxDependencies extends Pick<Database, 'db' | 'engine'> {
  channel: OutboxChannel;
  /** Makes one attempt, which `signal` aborts; a thrown error is a failure that is retried. */
  deliver: (row: OutboxRow, signal: AbortSignal) => Promise<Attempt>;
  /** Decides if the content of a row is deleted once it is sent, dropped or has failed permanently. */
  deletesContent?: (row: OutboxRow) => boolean;
  /**
   * Locks the rows that `failedPermanently` changes, before the outbox row is locked: docs/architecture.md has the
   * order.
   */
  lockForPermanentFailure?: (transaction: Db, row: OutboxRow) => Promise<void>;
  /** Runs in the transaction that stores the permanent failure. */
  failedPermanently?: (transaction: Db, row: OutboxRow) => Promise<void>;
  /** Called after every attempt with a stored outcome; once for several that were sent together. */
  onAttempt?: (deliveries: Delivery[]) => Promise<void>;
  clock: () => number;
  log: Log;
  /** Lease of a claimed row; an attempt that takes nearly as long is aborted. */
  leaseMs?: number;
  /** Interval of queries for due rows without a call of notify(). */
  pollMs?: number;
  /** Deliveries at once. */
  concurrency?: number | (() => number);
  /** Minimum time between two claims: rows that become due within it are delivered in one batch. */
  claimIntervalMs?: number;
  /** Time that a delivery may continue after stop(); unlimited when missing. An aborted delivery is retried. */
  graceMs?: number;
}

/** Delivers one channel of the outbox. Several workers may share one database. */
export interface OutboxWorker {
  start(): void;
  /** Queries for due rows now. */
  notify(): void;
  /** Delivers everything that is due now, then resolves. Rejects when the database fails. */
  drain(): Promise<void>;
  /** Finishes the deliveries in flight, then resolves; takes no new ones. Connections stay open. */
  stop(): Promise<void>;
}

interface AttemptLimits {
  limitMs: number;
  extraMs: number;
}

/**
 * Runs an attempt with a signal that aborts after `limitMs`, or with `shutdown`. Rejects `extraMs` later, so that work
 * that ignores the signal does not block the worker's concurrency. Clears its timer: `AbortSignal.timeout` would keep
 * one for each of a thousand mails until the limit.
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

/** Delay of a delivered row, so that several are marked in one statement. */
const maxBatchDelayMs = 50;

/** Creates the worker; it is idle until `start` or `drain`. */
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
    // All deliveries in flight wait to be marked.
    isComplete: (count) => count >= inFlight.size,
    longestMs: maxBatchDelayMs,
    async store(deliveries) {
      const settlementOf = ({ row, attempt }: Delivery<Sent>) => ({
        blank: deletesContent(row),
        keptAsFile: attempt.keptAsFile === true,
        problem: attempt.problem ?? null,
      });
      const alike = Map.groupBy(deliveries, (delivery) => jsonText(settlementOf(delivery)));
      await Promise.all([...alike].map(([settlement, group]) => recordSent(group, parseJson(settlement))));
    },
  });

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

  /** Stores the outcome in the row before it resolves; rejects only when the database fails. */
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
    // A finished delivery frees a slot; a row whose outcome could not be stored waits for its lease to end.
    delivery.then(notify, reportDatabase);
  }

  async function claimAndStart(): Promise<void> {
    const most = typeof concurrency === 'function' ? concurrency() : concurrency;
    const limit = most - inFlight.size;
    if (limit <= 0) return;
    for (const row of await claimDue(dependencies, { channel, now: clock(), leaseMs, limit }))
      startDelivery(row);
  }

  /**
   * Claims run one after another, so that free slots are counted correctly and `drain` misses no row that the loop
   * takes.
   */
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
