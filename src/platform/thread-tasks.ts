import { setPriority } from 'node:os';
import { parentPort, type Transferable, workerData } from 'node:worker_threads';
import { type TaskRequest, type TaskResult, workStates } from './threads.ts';

/** Result of a task. A `result` that is a promise waits for the disk, for example, while the next task is at work. */
interface TaskOutcome {
  result: unknown;
  /** Buffers of the result that are handed over in place of a copy. */
  transfer?: Transferable[];
}

/** Does the tasks that `createThread` (threads.ts) sends to this thread, each with what it shares with others. */
export function serveTasks(
  tasks: Record<string, (input: never, shared: never) => Promise<TaskOutcome>>,
): void {
  const { current } = workerData;
  // Of this thread alone, on Linux; elsewhere it would be the whole server's. Requests go before mails.
  if (process.platform === 'linux') {
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
    if (results.length === 1) setImmediate(() => parentPort?.postMessage(results.splice(0)));
  }

  async function run({ id, task, input, shared = lastShared }: TaskRequest): Promise<void> {
    const failed = (error: unknown) =>
      send({ id, error: error instanceof Error ? error.message : String(error) });
    Atomics.store(current, 0, id);
    lastShared = shared;
    try {
      const outcome = await tasks[task]?.(input as never, shared as never);
      if (!outcome) throw new Error(`There is no task ${task}.`);
      const { result, transfer } = outcome;
      if (result instanceof Promise) result.then((late) => send({ id, result: late }), failed);
      // Still at work: copying a large result may take the memory of the thread.
      else parentPort?.postMessage([{ id, result }] satisfies TaskResult[], transfer);
    } catch (error) {
      failed(error);
    } finally {
      Atomics.store(current, 0, workStates.idle);
    }
  }

  // One after the other, so that the server knows which of them ended the thread.
  let last = Promise.resolve();
  parentPort?.on('message', (request: TaskRequest) => {
    last = last.then(() => run(request));
  });
  Atomics.store(current, 0, workStates.idle);
}
