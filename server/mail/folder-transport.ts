import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Company } from '../../contract/company.ts';
import { createBatch } from '../outbox/batch.ts';
import { mimeOf } from './mime.ts';
import type { MailTransport } from './transport.ts';

interface MailFile {
  name: string;
  bytes: Uint8Array;
  /** Why it could not be written. */
  error?: unknown;
}

/**
 * How long the first mail waits for others, in ms: mails are composed one after the other, and each sync of a file holds
 * up the commits of a database on the same disk.
 */
const maxBatchDelayMs = 50;

/** Writes a file whose bytes are on the disk before it has its name; the name is, once the folder is synced. */
async function writeFile(folder: string, { name, bytes }: MailFile): Promise<void> {
  const unfinished = join(folder, `.${name}.${randomUUID()}`);
  try {
    const file = await open(unfinished, 'wx', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, join(folder, name));
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function syncFolder(folder: string): Promise<void> {
  const directory = await open(folder, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}

/**
 * Keeps mails as `.eml` files (RFC 5322) in a folder, where no mail server is set. The same mail twice is one file. A power
 * cut leaves a file whole or absent, and `deliver` resolves once it is durable: mails that come within 50 ms share a sync
 * of the folder.
 */
export function createFolderTransport(mailDir: string, company: Company): MailTransport {
  let isFolderMade = false;
  let lastWrite: Promise<void> = Promise.resolve();

  /** Writes the files of a batch; rejects when the folder cannot be made or synced. */
  async function write(files: MailFile[]): Promise<void> {
    if (!isFolderMade) await mkdir(mailDir, { recursive: true, mode: 0o700 });
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
    keepsFiles: true,
    async deliver(mail) {
      const file: MailFile = {
        name: `${mail.messageId}.eml`,
        bytes: mail.mime ?? mimeOf(mail, company),
      };
      await batch.add(file);
      if (file.error !== undefined) throw file.error;
    },
    async close() {},
  };
}
