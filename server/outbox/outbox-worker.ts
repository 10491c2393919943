import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { MailProblem } from '../../contract/mail-problem.ts';
import type { Database, Db } from '../db/open-database.ts';
import type { OutboxChannel } from '../db/tables.ts';
import { transact } from '../db/transact.ts';
import {
  claimDue,
  markDropped,
  markFailed,
  markHeld,
  markSent,
  type OutboxRow,
  usualLeaseMs,
} from './outbox-rows.ts';
import { isGivenUp, reasonOf } from './retry-policy.ts';

/** How one attempt ended; `permanent` where another is useless, `held` where it is not to be made before `until`. */
export type Attempt =
  | { outcome: 'sent'; keptAsFile?: boolean }
  | { outcome: 'dropped' }
  | { outcome: 'held'; until: number }
  | { outcome: 'failed'; reason: string; permanent: boolean; problem?: MailProblem };

/** What the worker needs of the house. */
export interface OutboxDependencies extends Pick<Database, 'db' | 'engine'> {
  channel: OutboxChannel;
  /** Makes one attempt, which `signal` gives up; what it throws is a failure that another attempt may mend. */
  deliver: (row: OutboxRow, signal: AbortSignal) => Promise<Attempt>;
  /** Whether a row holds a secret: its content is deleted once it is sent, dropped or given up. */
  holdsSecret?: (row: OutboxRow) => boolean;
  /** Locks the rows that `givenUp` changes, before the outbox row is locked: docs/architecture.md has the order. */
  lockForGivenUp?: (transaction: Db, row: OutboxRow) => Promise<void>;
  /** Does what follows from a row that is given up, in the transaction that gives it up. */
  givenUp?: (transaction: Db, row: OutboxRow) => Promise<void>;
  /** Told of every attempt whose outcome is stored. */
  settled?: (row: OutboxRow, attempt: Attempt) => Promise<void>;
  /** Milliseconds since 1970. */
  clock: () => number;
  log: Logger;
  /** How long a row is held while it is delivered; an attempt that takes nearly as long is given up, and left behind if need be. */
  leaseMs?: number;
  /** How often to look for due rows without being woken. */
  pollMs?: number;
  /** Deliveries at once. */
  concurrency?: number;
  /** Whether requests have the event loop busy: then the worker pauses between two claims, and what waits leaves later. */
  isBusy?: () => boolean;
  /** How long a delivery may go on once the worker is stopped; without it, until it ends. One cut off is made again. */
  graceMs?: number;
}

/** Delivers one channel of the outbox. Several may work on one database. */
export interface OutboxWorker {
  start(): void;
  /** Looks for due rows now. */
  wake(): void;
  /** Delivers everything that is due now, then resolves. Rejects when the database fails. */
  drain(): Promise<void>;
  /** Finishes the deliveries in hand, then resolves; takes no new ones. What they leave by stays open. */
  stop(): Promise<void>;
}

/**
 * Waits for work that a signal should end, and for a moment more once it has. Work that goes on even so is left behind:
 * it must not take up the worker's room for good.
 */
function unlessStuck<T>(work: Promise<T>, signal: AbortSignal, patienceMs: number): Promise<T> {
  return new Promise((done, failed) => {
    let timer: ReturnType<typeof setTimeout>;
    const leave = () => {
      timer = setTimeout(() => failed(new Error('The attempt did not end in time.')), patienceMs);
    };
    signal.addEventListener('abort', leave, { once: true });
    work.then(done, failed).finally(() => {
      signal.removeEventListener('abort', leave);
      clearTimeout(timer);
    });
  });
}

/** How long the worker pauses between two claims while requests have the event loop busy. */
const busyPauseMs = 100;

/** Makes the worker; it does nothing before `start` or `drain`. */
export function createOutboxWorker(dependencies: OutboxDependencies): OutboxWorker {
  const {
    db,
    channel,
    clock,
    log,
    leaseMs = usualLeaseMs,
    pollMs = 5_000,
    concurrency = 5,
    isBusy = () => false,
    graceMs,
  } = dependencies;
  const inHand = new Set<Promise<void>>();
  const cutOff = new AbortController();
  let stopping = false;
  let running: Promise<void> | null = null;
  let wakeUp = () => {};
  let woken = false;
  let lastClaim: Promise<void> = Promise.resolve();

  async function attemptOf(row: OutboxRow): Promise<Attempt> {
    const signal = AbortSignal.any([AbortSignal.timeout(leaseMs * 0.9), cutOff.signal]);
    try {
      const made = await unlessStuck(dependencies.deliver(row, signal), signal, leaseMs * 0.05);
      const isCutOff = made.outcome === 'failed' && cutOff.signal.aborted;
      return isCutOff ? { outcome: 'held', until: clock() } : made;
    } catch (error) {
      return { outcome: 'failed', reason: reasonOf(error), permanent: false };
    }
  }

  /** Stores how an attempt ended, and says it in the log. */
  async function note(row: OutboxRow, attempt: Attempt): Promise<void> {
    const blank = dependencies.holdsSecret?.(row) ?? false;
    const facts = { outboxId: row.id, channel, email: row.email, attempts: row.attempts };
    switch (attempt.outcome) {
      case 'sent':
        await markSent(db, row, { now: clock(), blank, keptAsFile: attempt.keptAsFile === true });
        log.info(facts, 'delivered');
        break;
      case 'dropped':
        await markDropped(db, row, { now: clock(), blank });
        log.info(facts, 'dropped, as there is no more reason to deliver it');
        break;
      case 'held':
        await markHeld(db, row, attempt.until);
        break;
      case 'failed': {
        const { reason, permanent, problem = null } = attempt;
        const wasLast = await transact(db, async (transaction) => {
          const now = clock();
          if (permanent || isGivenUp(row, now)) await dependencies.lockForGivenUp?.(transaction, row);
          const isLast = await markFailed(transaction, row, { reason, permanent, problem, now, blank });
          if (isLast) await dependencies.givenUp?.(transaction, row);
          return isLast;
        });
        if (wasLast) log.error({ ...facts, reason }, 'not delivered and given up');
        else log.warn({ ...facts, reason }, 'not delivered; it will be tried again');
      }
    }
  }

  /** One attempt, whose outcome is in the row when this resolves; rejects only when the database fails. */
  async function attempt(row: OutboxRow): Promise<void> {
    const made = await attemptOf(row);
    await note(row, made);
    await dependencies.settled?.(row, made);
  }

  function reportDatabase(error: unknown): void {
    log.error({ reason: reasonOf(error) }, 'the outbox could not reach the database and will try again');
  }

  function wake(): void {
    woken = true;
    wakeUp();
  }

  function beginDelivery(row: OutboxRow): void {
    const delivery = attempt(row).finally(() => inHand.delete(delivery));
    inHand.add(delivery);
    // A delivery makes room for the next; a row whose outcome could not be stored waits for its lease to end.
    delivery.then(wake, reportDatabase);
  }

  /** Begins as many deliveries as there is room for. */
  async function claimAndBegin(): Promise<void> {
    const limit = concurrency - inHand.size;
    if (limit === 0) return;
    for (const row of await claimDue(dependencies, { channel, now: clock(), leaseMs, limit }))
      beginDelivery(row);
  }

  /** Claims follow one another, so that the room is counted right and `drain` misses no row that the loop takes. */
  function begin(): Promise<void> {
    const begun = lastClaim.then(claimAndBegin);
    lastClaim = begun.catch(() => {});
    return begun;
  }

  async function untilWokenOrDue(): Promise<void> {
    if (!woken && !stopping) {
      await new Promise<void>((done) => {
        const timer = setTimeout(done, pollMs);
        wakeUp = () => {
          clearTimeout(timer);
          done();
        };
      });
    }
    woken = false;
  }

  async function run(): Promise<void> {
    while (!stopping) {
      try {
        await begin();
      } catch (error) {
        // Not woken: without the database, the pause until the next look is the poll's.
        reportDatabase(error);
      }
      await untilWokenOrDue();
      if (!stopping && isBusy()) await pause(busyPauseMs);
    }
  }

  return {
    start() {
      running ??= run();
    },
    wake,
    async drain() {
      await begin();
      while (inHand.size > 0) {
        await Promise.all(inHand);
        await begin();
      }
    },
    async stop() {
      stopping = true;
      wake();
      await running;
      const timer = graceMs === undefined ? undefined : setTimeout(() => cutOff.abort(), graceMs);
      await Promise.allSettled(inHand);
      clearTimeout(timer);
    },
  };
}
