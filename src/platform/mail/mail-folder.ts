import { randomUUID } from 'node:crypto';
import { closeSync, fsync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createBatch } from '../outbox/batch.ts';

const sync = promisify(fsync);

interface MailFile {
  name: string;
  bytes: Uint8Array;
  /** Cause of a failed write. */
  error?: unknown;
}

/** A folder of mails that are kept as files. */
export interface MailFolder {
  /** Resolves once the mail is durable under its id; the same id again is the same file. Rejects when it cannot be kept. */
  keep(id: string, mime: Uint8Array): Promise<void>;
}

/**
 * Delay of the first mail so that others join its sync, in ms: mails are composed one after the other, and each sync of a file holds
 * up the commits of a database on the same disk.
 */
const maxBatchDelayMs = 50;

/**
 * Writes a file whose bytes are on the disk before it has its name; the name is, once the folder is synced. Only what waits
 * for the disk is handed to another thread: each other call takes less time here than that would.
 */
async function writeFile(folder: string, { name, bytes }: MailFile): Promise<void> {
  const unfinished = join(folder, `.${name}.${randomUUID()}`);
  try {
    const file = openSync(unfinished, 'wx', 0o600);
    try {
      for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at);
      await sync(file);
    } finally {
      closeSync(file);
    }
    renameSync(unfinished, join(folder, name));
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
}

async function syncFolder(folder: string): Promise<void> {
  const directory = openSync(folder, 'r');
  try {
    await sync(directory);
  } finally {
    closeSync(directory);
  }
}

/**
 * Keeps mails as `.eml` files (RFC 5322) in a folder. A power cut leaves a file whole or absent; mails that come within
 * 50 ms share a sync of the folder. Where the disk is slow the calls block their thread. A thread
 * that ends leaves the files that it had not finished; mailFilesIn finds those too.
 */
export function openMailFolder(mailDir: string): MailFolder {
  let isFolderMade = false;
  let lastWrite: Promise<void> = Promise.resolve();

  /** Writes the files of a batch; rejects when the folder cannot be made or synced. */
  async function write(files: MailFile[]): Promise<void> {
    if (!isFolderMade) mkdirSync(mailDir, { recursive: true, mode: 0o700 });
    const outcomes = await Promise.allSettled(files.map((file) => writeFile(mailDir, file)));
    for (const [index, outcome] of outcomes.entries())
      if (outcome.status === 'rejected') (files[index] as MailFile).error = outcome.reason;
    const failed = files.filter(({ error }) => error !== undefined);
    // A folder that was deleted is made again for the next attempt.
    isFolderMade = failed.length === 0;
    if (failed.length < files.length) await syncFolder(mailDir);
  }

  const batch = createBatch<MailFile>({
    isComplete: () => false,
    longestMs: maxBatchDelayMs,
    // One batch after the other.
    store(files) {
      const written = lastWrite.then(() => write(files));
      lastWrite = written.catch(() => {});
      return written;
    },
  });

  return {
    async keep(id, bytes) {
      const file: MailFile = { name: `${id}.eml`, bytes };
      await batch.add(file);
      if (file.error !== undefined) throw file.error;
    },
  };
}
