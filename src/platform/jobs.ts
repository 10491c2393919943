import { setTimeout as delay } from 'node:timers/promises';
import type { Log } from './log/logger.ts';

/** Work that the server does when it starts and then at every interval. */
export interface Job<Deps> {
  /** Names it in the log; kebab-case. */
  name: string;
  everyMs: number;
  run: (deps: Deps) => Promise<unknown>;
}

export interface JobRunner {
  start(): void;
  /** Begins no further job; resolves once those that have begun are over. */
  stop(): Promise<void>;
  /** Names of the jobs whose last run failed. */
  failed(): string[];
}

/**
 * Makes the runner of jobs. Jobs of one interval run one after another, in their order, so that all together take few
 * connections; those of different intervals do not wait for each other. A round that takes longer than its interval is
 * followed by a single next one. A job that fails is logged as `job.failed`, keeps no other from running, and runs again
 * after five seconds or its interval, whichever is longer: a failure that stays does not fill the log.
 */
export function createJobRunner<Deps>(
  jobs: readonly Job<Deps>[],
  deps: Deps,
  log: Pick<Log, 'error'>,
  { retryMs = 5_000 } = {},
): JobRunner {
  const ending = new AbortController();
  const { signal } = ending;
  let running: Promise<unknown> | null = null;
  /** By the name of a job whose last run failed, the time by `performance.now()` at which it may run again. */
  const retriesAt = new Map<string, number>();

  async function run(job: Job<Deps>): Promise<void> {
    if (performance.now() < (retriesAt.get(job.name) ?? 0)) return;
    try {
      await job.run(deps);
      retriesAt.delete(job.name);
    } catch (error) {
      retriesAt.set(job.name, performance.now() + retryMs);
      log.error({ event: 'job.failed', job: job.name, err: error }, 'a job failed');
    }
  }

  async function repeat(everyMs: number): Promise<void> {
    while (!signal.aborted) {
      const interval = delay(everyMs, undefined, { ref: false, signal }).catch(() => {});
      for (const job of jobs) if (job.everyMs === everyMs && !signal.aborted) await run(job);
      await interval;
    }
  }

  return {
    start() {
      running ??= Promise.all([...new Set(jobs.map(({ everyMs }) => everyMs))].map(repeat));
    },
    async stop() {
      ending.abort();
      await running;
    },
    failed: () => [...retriesAt.keys()],
  };
}
