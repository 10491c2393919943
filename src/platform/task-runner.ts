import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

/** A task for a thread or process. The id is a positive integer. */
export interface TaskRequest {
  id: number;
  task: string;
  input: unknown;
  /** Shared by the tasks from this one on; absent where those before had the same. */
  shared?: unknown;
}

/** Messages of a thread or process to its owner, several at once. */
export type TaskResult = { id: number } & ({ result: unknown } | { error: string });

/** Values of the shared task id while no task runs. */
export const workStates = { starting: 0, idle: -1 };

/** A started thread or process that does tasks. */
export interface TaskRunner {
  post(request: TaskRequest): void;
  /** Returns the CPU time in ms; null before it runs, after its end, and for a process, which watches its own. */
  usedMs(): Promise<number | null>;
  end(): Promise<unknown>;
}

export interface RunnerOptions {
  /** The bundle of a script that calls `serveTasks`. */
  script: string | URL;
  name: string;
  /** Data that a thread receives at its start. */
  setup: object;
  memoryMb: { old: number; young: number };
  limitsMs: Record<string, number>;
  /** The id of the task at work. */
  current: Int32Array;
  onResults: (results: TaskResult[]) => void;
  onError: (error: Error) => void;
  onExit: () => void;
}

export function openThread(options: RunnerOptions): TaskRunner {
  const { script, name, setup, memoryMb, current } = options;
  const worker = new Worker(script, {
    name,
    workerData: { ...setup, current },
    resourceLimits: { maxOldGenerationSizeMb: memoryMb.old, maxYoungGenerationSizeMb: memoryMb.young },
  });
  worker.unref();
  worker.on('message', options.onResults).on('error', options.onError).on('exit', options.onExit);
  return {
    post: (request) => worker.postMessage(request),
    async usedMs() {
      const usage = await worker.cpuUsage().catch(() => null);
      return usage && (usage.user + usage.system) / 1000;
    },
    end: () => worker.terminate(),
  };
}

/** Limits that a process applies to itself (serveTasks of thread-tasks.ts). */
export interface ProcessLimits {
  residentMb: number;
  limitsMs: Record<string, number>;
  /** The process that ends with this one. */
  parent: number;
}

/**
 * Starts a process in place of a thread: native code cannot be ended in a thread, and its memory has no limit there. The
 * process ends itself beyond `residentMb`. It does one task at a time.
 */
export function openProcess(options: RunnerOptions, residentMb: number): TaskRunner {
  const { script, memoryMb, limitsMs, current } = options;
  const limits: ProcessLimits = { residentMb, limitsMs, parent: process.pid };
  const child = fork(script instanceof URL ? fileURLToPath(script) : script, [JSON.stringify(limits)], {
    execArgv: [`--max-old-space-size=${memoryMb.old}`, `--max-semi-space-size=${memoryMb.young}`],
    // None of the site's, some of which are secrets; glibc keeps memory apart for each thread.
    env: { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  child.unref();
  child.channel?.unref();
  let isReady = false;
  let sentId = workStates.idle;
  const ended = new Promise((done) => child.once('exit', done).once('error', done));
  // The first message, without results, is that it has started.
  child.on('message', (results: TaskResult[]) => {
    isReady = true;
    if (results.length > 0) sentId = workStates.idle;
    Atomics.store(current, 0, sentId);
    options.onResults(results);
  });
  child.on('error', (error) => {
    options.onError(error);
    // It was not started.
    if (child.pid === undefined) options.onExit();
  });
  child.once('exit', (code, signal) => {
    options.onError(new Error(`The process ended with ${signal ?? `code ${code}`}.`));
    options.onExit();
  });
  return {
    post(request) {
      sentId = request.id;
      if (isReady) Atomics.store(current, 0, sentId);
      child.send(request);
    },
    usedMs: async () => null,
    end() {
      child.kill('SIGKILL');
      return ended;
    },
  };
}
