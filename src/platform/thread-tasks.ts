import { setPriority } from 'node:os';
import { isMainThread, parentPort, type Transferable, Worker, workerData } from 'node:worker_threads';
import { type ProcessLimits, type TaskRequest, type TaskResult, workStates } from './task-runner.ts';

/** Result of a task. A `result` that is a promise waits for the disk, for example, while the next task is at work. */
interface TaskOutcome {
  result: unknown;
  /** Buffers of the result that are handed over in place of a copy. */
  transfer?: Transferable[];
}

/** A process and the thread that watches it: the id of its task, and the CPU time that the task may take. */
interface WatchedProcess extends Omit<ProcessLimits, 'limitsMs'> {
  current: Int32Array;
}

const watchMs = 50;

/** Ends this process at once. `process.exit` waits for native code that is at work. */
const endProcess = () => process.kill(process.pid, 'SIGKILL');

/** Ends this process beyond its limits and after its parent, from a second thread: native code may hold the main one. */
function watchProcess({ current, residentMb, parent }: WatchedProcess): void {
  let watched = workStates.idle;
  let usedBefore = 0;
  setInterval(() => {
    const id = Atomics.load(current, 0);
    const { user, system } = process.cpuUsage();
    const usedMs = (user + system) / 1000;
    if (id !== watched) [watched, usedBefore] = [id, usedMs];
    const isLate = id !== workStates.idle && usedMs - usedBefore >= Atomics.load(current, 1);
    const isLarge = process.memoryUsage.rss() > residentMb * 1024 * 1024;
    if (isLate || isLarge || process.ppid !== parent) endProcess();
  }, watchMs);
}

interface Owner {
  /** Marks the task at work, or the state in which none is. */
  mark(id: number, task?: string): void;
  send(results: TaskResult[], transfer?: Transferable[]): void;
  receive(handle: (request: TaskRequest) => void): void;
}

function ownerOfThread(): Owner {
  return {
    mark: (id) => Atomics.store(workerData.current, 0, id),
    send: (results, transfer) => parentPort?.postMessage(results, transfer),
    receive: (handle) => parentPort?.on('message', handle),
  };
}

function ownerOfProcess(): Owner {
  const { limitsMs, ...limits }: ProcessLimits = JSON.parse(process.argv[2] ?? '');
  const current = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
  const watched: WatchedProcess = { ...limits, current };
  new Worker(process.argv[1] ?? '', { workerData: { watched }, execArgv: [] }).unref();
  process.on('disconnect', endProcess);
  return {
    mark(id, task) {
      // The limit of a task stays at its end: the thread that watches may have read its id just before.
      if (task !== undefined) Atomics.store(current, 1, limitsMs[task] ?? 0);
      Atomics.store(current, 0, id);
    },
    // Its parent is gone where a message cannot be sent.
    send: (results) => process.send?.(results, undefined, undefined, (error) => error && endProcess()),
    receive(handle) {
      process.on('message', handle);
      process.send?.([]);
    },
  };
}

/** Does the tasks that `createThread` (threads.ts) sends to this thread or process, each with what it shares with others. */
export function serveTasks(
  tasks: Record<string, (input: never, shared: never) => Promise<TaskOutcome>>,
): void {
  if (workerData?.watched) {
    watchProcess(workerData.watched);
    return;
  }
  const owner = isMainThread ? ownerOfProcess() : ownerOfThread();
  // Of this thread alone, on Linux; elsewhere it would be the whole server's. Requests go before mails.
  if (process.platform === 'linux' || isMainThread) {
    try {
      setPriority(10);
    } catch {
      // A container may deny it.
    }
  }

  let lastShared: unknown;
  const results: TaskResult[] = [];

  /** Sends a result with the others of the same moment: those of a batch of files, for example. */
  function send(result: TaskResult): void {
    results.push(result);
    if (results.length === 1) setImmediate(() => owner.send(results.splice(0)));
  }

  async function run({ id, task, input, shared = lastShared }: TaskRequest): Promise<void> {
    const failed = (error: unknown) =>
      send({ id, error: error instanceof Error ? error.message : String(error) });
    owner.mark(id, task);
    lastShared = shared;
    try {
      const outcome = await tasks[task]?.(input as never, shared as never);
      if (!outcome) throw new Error(`There is no task ${task}.`);
      const { result, transfer } = outcome;
      if (result instanceof Promise) result.then((late) => send({ id, result: late }), failed);
      // Still at work: copying a large result may take the memory of the thread.
      else owner.send([{ id, result }], transfer);
    } catch (error) {
      failed(error);
    } finally {
      owner.mark(workStates.idle);
    }
  }

  // One after the other, so that the server knows which of them ended the thread.
  let last = Promise.resolve();
  owner.mark(workStates.idle);
  owner.receive((request) => {
    last = last.then(() => run(request));
  });
}
