/** A job that is repeated until it is stopped. */
export interface Repeated {
  start(): void;
  /** Ends the repetition; resolves once the run that has begun is over. */
  stop(): Promise<void>;
}

/**
 * Runs a job when it is started and then every `ms` milliseconds. Runs never overlap: one that takes longer than that is
 * followed by a single next one. What a run throws goes to `report`, and the next one runs all the same.
 */
export function every(ms: number, job: () => Promise<unknown>, report: (error: unknown) => void): Repeated {
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<unknown> = Promise.resolve();
  let isNextWaiting = false;
  let isStopped = false;
  const run = () => {
    if (isNextWaiting) return;
    isNextWaiting = true;
    running = running
      .then(() => {
        isNextWaiting = false;
        return isStopped ? undefined : job();
      })
      .catch(report);
  };
  return {
    start() {
      if (timer) return;
      run();
      timer = setInterval(run, ms);
      timer.unref();
    },
    async stop() {
      if (timer) clearInterval(timer);
      // Started a moment ago, the first run has not begun yet; it is not a repetition.
      await Promise.resolve();
      isStopped = true;
      await running;
    },
  };
}
