import { createTaskThread } from '#platform/threads.ts';
import type { RateFile, ReadRates } from './read-rate-file.ts';

/** Some ten times what a sheet of 100,000 lines takes. */
const limitMs = 120_000;

/** The fullest workbook that is accepted, 100,000 lines with 50 million characters of shared texts, needs between 96 and 160. */
const heapMb = 256;

export interface RateReader {
  /** Runs `readRateFile`; a file that exceeds the limits of time or memory is too large. */
  read(file: RateFile): Promise<ReadRates>;
  close(): Promise<void>;
}

/** Creates a reader in a thread, so that no file holds the event loop. `script` is the bundle of rates-worker.ts. */
export function createThreadReader({
  script,
  log,
}: {
  script: string | URL;
  log: { error(fields: object, message: string): void };
}): RateReader {
  const thread = createTaskThread<RateFile, ReadRates>({
    script,
    name: 'files of rates',
    task: 'read',
    memoryMb: { old: heapMb, young: 32 },
    limitMs,
    exceeded: () => ({
      kind: 'problems',
      count: 1,
      problems: [{ line: 1, column: '', problem: 'too-large', value: '' }],
    }),
    onEnded: (err) =>
      log.error({ event: 'rates.reader_ended', err }, 'the thread that reads files of rates was ended'),
  });
  return { read: thread.run, close: thread.close };
}
