import {
  openProcess,
  openThread,
  type TaskRequest,
  type TaskResult,
  type TaskRunner,
  workStates,
} from './task-runner.ts';

/** The thread ended before the task was done, could not start or is closed; another attempt may succeed. */
export class ThreadEnded extends Error {
  override name = 'ThreadEnded';
  /** True if the task was at work, and may have ended the thread. */
  readonly wasAtWork: boolean;

  constructor(message: string, { cause, wasAtWork = false }: { cause?: unknown; wasAtWork?: boolean } = {}) {
    super(message, { cause });
    this.wasAtWork = wasAtWork;
  }
}

/** A thread that does tasks by name; `serveTasks` (thread-tasks.ts) is its other side. */
export interface Thread {
  /** Rejects when the task fails; with ThreadEnded when another attempt may succeed. */
  run(task: string, input: unknown): Promise<unknown>;
  /** Ends what it runs; tasks that are not done reject. */
  close(): Promise<void>;
}

interface Job {
  request: TaskRequest;
  shared: unknown;
  done: (result: unknown) => void;
  failed: (error: Error) => void;
}

interface ThreadOptions {
  /** The bundle of a script that calls `serveTasks`. */
  script: string | URL;
  name: string;
  /** Data that the thread receives at its start. */
  setup?: object;
  /** Runs the tasks in a process of at most so many MB, one at a time, in place of a thread. */
  processMb?: number;
  /** Returns what a task shares with others. Once it is another object, the thread is sent it with the task. */
  shared?: () => unknown;
  memoryMb: { old: number; young: number };
  /** CPU time limit per kind of task, in ms; a task that waits is ended after ten times as long. */
  limitsMs: Record<string, number>;
  idleMs: number;
  /** Tasks that the thread is sent at once, so that it need not wait for the event loop between two. */
  mostInFlight: number;
  onEnded: (cause: unknown) => void;
}

/** A task on a busy machine takes longer than its CPU time. */
const waitingFactor = 10;

/**
 * Runs tasks in a thread, one after the other in the order of their arrival. It starts with the first task and ends when none
 * has come for `idleMs`. When it ends before, because a task exceeded its limit of time or memory, `onEnded` is
 * called, the task at work rejects, and the next thread does the others.
 */
export function createThread({
  script,
  name,
  setup = {},
  processMb,
  shared = () => undefined,
  memoryMb,
  limitsMs,
  idleMs,
  mostInFlight,
  onEnded,
}: ThreadOptions): Thread {
  const waiting: Job[] = [];
  const inFlight = new Map<number, Job>();
  const current = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  let lastId = 0;
  let thread: TaskRunner | null = null;
  /** The last value of `shared` that the thread was sent. */
  let sent: unknown;
  let idleTimer: NodeJS.Timeout | undefined;
  let watchTimer: NodeJS.Timeout | undefined;
  /** Reason that the thread ends. */
  let cause: unknown;
  let isClosed = false;

  /** Ends the thread once one task has used more of a processor than it may, or has waited for ten times as long. */
  function watch(started: TaskRunner): void {
    let watched = workStates.idle;
    let begunAt = 0;
    /** CPU time of the thread before the task. */
    let usedBefore: number | null = null;
    let isAsking = false;
    const endThread = (problem: string) => {
      cause = new Error(problem);
      started.end();
    };
    const check = async () => {
      const id = Atomics.load(current, 0);
      const task = inFlight.get(id)?.request.task ?? '';
      const limitMs = limitsMs[task] ?? Number.POSITIVE_INFINITY;
      if (id !== watched) {
        watched = id;
        begunAt = performance.now();
        usedBefore = null;
      }
      if (performance.now() - begunAt >= limitMs * waitingFactor)
        return endThread(`The task ${task} was not done within ${limitMs * waitingFactor} ms.`);
      // The answer is late where the thread waits for a processor.
      if (isAsking) return;
      isAsking = true;
      const usedMs = await started.usedMs();
      isAsking = false;
      if (usedMs === null || id !== watched) return;
      usedBefore ??= usedMs;
      if (usedMs - usedBefore >= limitMs)
        endThread(`The task ${task} used more than ${limitMs} ms of a processor.`);
    };
    watchTimer = setInterval(check, Math.min(...Object.values(limitsMs)) / 10).unref();
  }

  function start(): TaskRunner {
    Atomics.store(current, 0, workStates.starting);
    sent = undefined;
    cause = undefined;
    const options = {
      ...{ script, name, setup, memoryMb, limitsMs, current },
      onResults(results: TaskResult[]) {
        for (const result of results) {
          const job = inFlight.get(result.id);
          inFlight.delete(result.id);
          if ('error' in result) job?.failed(new Error(result.error));
          else job?.done(result.result);
        }
        sendNext();
      },
      onError(error: Error) {
        cause ??= error;
      },
      onExit() {
        if (thread !== started) return;
        thread = null;
        clearInterval(watchTimer);
        const atWork = inFlight.get(Atomics.load(current, 0));
        // With no running task the first one fails, so that each attempt ends.
        const ended = atWork ?? inFlight.values().next().value;
        if (!ended) return;
        onEnded(cause);
        waiting.unshift(...[...inFlight.values()].filter((job) => job !== ended));
        inFlight.clear();
        const hasStarted = Atomics.load(current, 0) !== workStates.starting;
        const message = hasStarted ? `The thread ${name} ended.` : `The thread ${name} did not start.`;
        ended.failed(new ThreadEnded(message, { cause, wasAtWork: atWork !== undefined }));
        sendNext();
      },
    };
    const started = processMb === undefined ? openThread(options) : openProcess(options, processMb);
    watch(started);
    return started;
  }

  async function end(): Promise<void> {
    const ending = thread;
    thread = null;
    clearInterval(watchTimer);
    await ending?.end();
  }

  function sendNext(): void {
    clearTimeout(idleTimer);
    while (waiting.length > 0 && inFlight.size < mostInFlight) {
      const job = waiting.shift() as Job;
      inFlight.set(job.request.id, job);
      thread ??= start();
      const isSent = job.shared === sent;
      sent = job.shared;
      thread.post(isSent ? job.request : { ...job.request, shared: sent });
    }
    if (inFlight.size === 0) idleTimer = setTimeout(end, idleMs).unref();
  }

  return {
    run(task, input) {
      if (isClosed) return Promise.reject(new ThreadEnded(`The thread ${name} is closed.`));
      lastId += 1;
      const request = { id: lastId, task, input };
      return new Promise((done, failed) => {
        waiting.push({ request, shared: shared(), done, failed });
        sendNext();
      });
    },
    async close() {
      isClosed = true;
      clearTimeout(idleTimer);
      const left = [...inFlight.values(), ...waiting.splice(0)];
      inFlight.clear();
      for (const { failed } of left) failed(new ThreadEnded(`The thread ${name} is closed.`));
      await end();
    },
  };
}

const usualIdleMs = 10_000;

/**
 * Runs one kind of task in a thread, one at a time. The result of a task that exceeds its limit of time or memory is
 * `exceeded`, so that no hostile input blocks the event loop. Rejects with ThreadEnded when the task is not the cause.
 */
export function createTaskThread<Input, Result>({
  task,
  limitMs,
  exceeded,
  idleMs = usualIdleMs,
  ...options
}: Pick<ThreadOptions, 'script' | 'name' | 'memoryMb' | 'onEnded'> & {
  task: string;
  limitMs: number;
  exceeded: (input: Input) => Result;
  idleMs?: number | undefined;
}): { run(input: Input): Promise<Result>; close(): Promise<void> } {
  const thread = createThread({ ...options, idleMs, limitsMs: { [task]: limitMs }, mostInFlight: 1 });
  return {
    async run(input) {
      try {
        return (await thread.run(task, input)) as Result;
      } catch (error) {
        if (error instanceof ThreadEnded && error.wasAtWork) return exceeded(input);
        throw error;
      }
    },
    close: thread.close,
  };
}
