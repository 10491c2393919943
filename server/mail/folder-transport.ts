import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Company } from '../../contract/company.ts';
import { type MailTransport, mimeOf } from './transport.ts';

/** A mail that waits to be written. */
interface Waiting {
  name: string;
  bytes: Uint8Array;
  written: PromiseWithResolvers<void>;
}

/**
 * How long the first mail waits for others, in ms: mails are composed one after the other, and each sync of a file holds
 * up the commits of a database on the same disk.
 */
const gatheringMs = 50;

/** Writes a file whose bytes are on the disk before it has its name; the name is, once the folder is synced. */
async function writeFile(folder: string, { name, bytes }: Waiting): Promise<void> {
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
 * Keeps mails as `.eml` files (RFC 5322) in a folder, for a context without a mail server. The same mail twice is one file.
 * A power cut leaves a file whole or absent, and `deliver` resolves once it is there for good: mails that come
 * within 50 ms, or while others are written, share a sync of the folder.
 */
export function createFolderTransport(mailDir: string, company: Company): MailTransport {
  let waiting: Waiting[] = [];
  let isWriting = false;
  let isFolderMade = false;

  /** Resolves or rejects each mail of a batch; rejects when the folder cannot be made or synced. */
  async function write(batch: Waiting[]): Promise<void> {
    if (!isFolderMade) await mkdir(mailDir, { recursive: true, mode: 0o700 });
    const outcomes = await Promise.allSettled(batch.map((mail) => writeFile(mailDir, mail)));
    // A folder that was deleted is made again for the next attempt.
    isFolderMade = outcomes.every(({ status }) => status === 'fulfilled');
    if (outcomes.some(({ status }) => status === 'fulfilled')) await syncFolder(mailDir);
    for (const [index, outcome] of outcomes.entries()) {
      const { written } = batch[index] as Waiting;
      if (outcome.status === 'fulfilled') written.resolve();
      else written.reject(outcome.reason);
    }
  }

  async function writeAll(): Promise<void> {
    isWriting = true;
    while (waiting.length > 0) {
      await pause(gatheringMs);
      const batch = waiting;
      waiting = [];
      await write(batch).catch((error) => {
        for (const { written } of batch) written.reject(error);
      });
    }
    isWriting = false;
  }

  return {
    keepsFiles: true,
    async deliver(mail) {
      const bytes = mail.mime ?? (await mimeOf(mail, company));
      const written = Promise.withResolvers<void>();
      waiting.push({ name: `${mail.messageId}.eml`, bytes, written });
      if (!isWriting) writeAll();
      await written.promise;
    },
    async close() {},
  };
}
