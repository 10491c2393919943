import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { MailProblem } from '../../contract/mail-problem.ts';
import type { Database, Db } from '../db/open-database.ts';
import type { OutboxChannel } from '../db/tables.ts';
import { transact } from '../db/transact.ts';
import { createBatch } from './batch.ts';
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

/** A row and how its attempt ended. */
export interface Delivery<Made extends Attempt = Attempt> {
  row: OutboxRow;
  attempt: Made;
}

type Sent = Extract<Attempt, { outcome: 'sent' }>;

/** What the worker needs of the server. */
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
  /** Called after every attempt whose outcome is stored; once for several that were sent together. */
  settled?: (deliveries: Delivery[]) => Promise<void>;
  /** Milliseconds since 1970. */
  clock: () => number;
  log: Logger;
  /** How long a row is held while it is delivered; an attempt that takes nearly as long is given up, and left behind if need be. */
  leaseMs?: number;
  /** How often to look for due rows without a call of wake(). */
  pollMs?: number;
  /** Deliveries at once. */
  concurrency?: number;
  /** The least time between two claims of the running worker: what comes sooner is delivered in one batch. */
  claimIntervalMs?: number;
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

/** How long a row that was delivered waits for others, to be marked with them in one statement. */
const longestUnmarkedMs = 50;

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
    claimIntervalMs = 100,
    graceMs,
  } = dependencies;
  const inHand = new Set<Promise<void>>();
  const cutOff = new AbortController();
  let stopping = false;
  let running: Promise<void> | null = null;
  let wakeUp = () => {};
  let isClaimRequested = false;
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

  const holdsSecret = (row: OutboxRow) => dependencies.holdsSecret?.(row) ?? false;

  const factsOf = ({ id, email, attempts }: OutboxRow) => ({ outboxId: id, channel, email, attempts });

  /** Stores deliveries that are marked alike. */
  async function noteSent(deliveries: Delivery<Sent>[], settlement: { blank: boolean; keptAsFile: boolean }) {
    const ids = deliveries.map(({ row }) => row.id);
    await markSent(db, ids, { now: clock(), ...settlement });
    for (const { row } of deliveries) log.info(factsOf(row), 'delivered');
    await dependencies.settled?.(deliveries);
  }

  const sent = createBatch<Delivery<Sent>>({
    // All that is in hand waits to be marked.
    isComplete: (count) => count >= inHand.size,
    longestMs: longestUnmarkedMs,
    async store(deliveries) {
      const alike = Map.groupBy(
        deliveries,
        ({ row, attempt }) => (holdsSecret(row) ? 2 : 0) + (attempt.keptAsFile ? 1 : 0),
      );
      const noted = [...alike].map(([kind, group]) =>
        noteSent(group, { blank: kind >= 2, keptAsFile: kind % 2 === 1 }),
      );
      await Promise.all(noted);
    },
  });

  /** Stores how an attempt that did not deliver ended, and says it in the log. */
  async function noteUnsent(row: OutboxRow, attempt: Exclude<Attempt, Sent>): Promise<void> {
    const blank = holdsSecret(row);
    const facts = factsOf(row);
    switch (attempt.outcome) {
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
    if (made.outcome === 'sent') return sent.add({ row, attempt: made });
    await noteUnsent(row, made);
    await dependencies.settled?.([{ row, attempt: made }]);
  }

  function reportDatabase(error: unknown): void {
    log.error({ reason: reasonOf(error) }, 'the outbox could not reach the database and will try again');
  }

  function wake(): void {
    isClaimRequested = true;
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
    if (!isClaimRequested && !stopping) {
      await new Promise<void>((done) => {
        const timer = setTimeout(done, pollMs);
        wakeUp = () => {
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
        await begin();
      } catch (error) {
        // Without the database, the next claim waits for the poll interval.
        reportDatabase(error);
      }
      await untilWokenOrDue();
      const rest = claimedAt + claimIntervalMs - performance.now();
      if (!stopping && rest > 0) await pause(rest);
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
