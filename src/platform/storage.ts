import { statfs } from 'node:fs/promises';
import type { Job } from './jobs.ts';
import type { Log } from './log/logger.ts';
import { minute } from './values/durations.ts';

const mega = 1_000_000;

/** Free space on the disk: `low` warns the owner; when `full`, documents are refused. */
export type StorageState = 'ok' | 'low' | 'full';

/** Bytes of a disk: those that this user may still write, and all. */
export interface DiskSpace {
  free: number;
  total: number;
}

/**
 * The state of a disk: full below 200 MB; low below 1 GB or a tenth of the disk, whichever is less, but below 400 MB at
 * the latest, so that low always comes before full.
 */
export function storageStateOf({ free, total }: DiskSpace): StorageState {
  if (free < 200 * mega) return 'full';
  return free < Math.max(400 * mega, Math.min(1000 * mega, total / 10)) ? 'low' : 'ok';
}

/** Reads the space of the disk that holds a folder. Rejects when the folder cannot be read. */
export async function readDiskSpace(folder: string): Promise<DiskSpace> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, total: blocks * bsize };
}

/** State of the disk at its last measurement. */
export interface StorageWatch {
  state(): StorageState;
  /**
   * Measures the disk, logs a state that is new, and calls `onShortage` while there is too little room. Rejects when the
   * disk cannot be measured, whose state then stays, or when `onShortage` does.
   */
  check(): Promise<void>;
}

/** Makes the watch; its state is `ok` until it is first checked. `holds` says in the log what lies on the disk. */
export function createStorageWatch({
  read,
  holds,
  log,
  onShortage,
}: {
  read: () => Promise<DiskSpace>;
  holds: 'database and mails' | 'mails';
  log: Pick<Log, 'warn' | 'info'>;
  onShortage: (storage: { state: 'low' | 'full'; freeMegabytes: number }) => Promise<void>;
}): StorageWatch {
  let state: StorageState = 'ok';
  return {
    state: () => state,
    async check() {
      const space = await read();
      const next = storageStateOf(space);
      const freeMegabytes = Math.floor(space.free / mega);
      if (next !== state) {
        state = next;
        const fields = { event: `storage.${next}`, holds, freeMegabytes } as const;
        if (next === 'ok') log.info(fields, 'the disk of DATA_DIR had enough space again');
        else log.warn(fields, 'the disk of DATA_DIR ran low on space: please free some');
      }
      if (next !== 'ok') await onShortage({ state: next, freeMegabytes });
    },
  };
}

export const storageJobs: Job<{ storage: StorageWatch }>[] = [
  { name: 'check-storage', everyMs: 10 * minute, run: ({ storage }) => storage.check() },
];
