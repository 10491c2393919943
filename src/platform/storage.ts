import { statfs } from 'node:fs/promises';
import { PostgresAdapter, sql } from 'kysely';
import type { Db } from './db/open-database.ts';
import type { Job } from './jobs.ts';
import type { Log } from './log/logger.ts';
import { minute } from './values/durations.ts';

const mega = 1_000_000;

/**
 * Free space on the disk. When `low`, the owner is warned and files of visitors and customers are refused; when `full`, all
 * files are. The rest is left for requests, replies and sign-ins.
 */
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

/** Free bytes of the disk without which SQLite cannot reuse its deleted pages: they are written to its log first. */
const leastForLog = 100 * mega;

/** Returns the bytes of deleted rows that a SQLite file reuses before it grows; 0 on PostgreSQL, which has its own disk. */
export async function readReusableBytes(db: Db): Promise<number> {
  if (db.getExecutor().adapter instanceof PostgresAdapter) return 0;
  const pages = sql<{ bytes: number }>`
    select freelist_count * page_size as bytes from pragma_freelist_count(), pragma_page_size()`;
  const { rows } = await pages.execute(db);
  return Number(rows[0]?.bytes ?? 0);
}

/**
 * Reads the space of the disk that holds a folder, with what the database's file in it may reuse. Rejects when either cannot
 * be read.
 */
export async function readDiskSpace(folder: string, db: Db): Promise<DiskSpace> {
  const { bavail, blocks, bsize } = await statfs(folder);
  const free = bavail * bsize;
  const reusable = free >= leastForLog ? await readReusableBytes(db) : 0;
  return { free: free + reusable, total: blocks * bsize };
}

/** State of the disk at its last measurement. */
export interface StorageWatch {
  state(): StorageState;
  /** Measures the disk and logs a state that is new. Returns the last state when the disk cannot be measured. */
  measure(): Promise<StorageState>;
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
  async function readState() {
    const space = await read();
    const next = storageStateOf(space);
    const freeMegabytes = Math.floor(space.free / mega);
    if (next !== state) {
      state = next;
      const fields = { event: `storage.${next}`, holds, freeMegabytes } as const;
      if (next === 'ok') log.info(fields, 'the disk of DATA_DIR had enough space again');
      else log.warn(fields, 'the disk of DATA_DIR ran low on space: please free some');
    }
    return { state: next, freeMegabytes };
  }
  return {
    state: () => state,
    measure: () =>
      readState().then(
        (measured) => measured.state,
        () => state,
      ),
    async check() {
      const measured = await readState();
      if (measured.state !== 'ok')
        await onShortage({ state: measured.state, freeMegabytes: measured.freeMegabytes });
    },
  };
}

export const storageJobs: Job<{ storage: StorageWatch }>[] = [
  { name: 'check-storage', everyMs: 10 * minute, run: ({ storage }) => storage.check() },
];
