import { type FileHandle, open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../db/open-database.ts';
import type { Log } from '../log/logger.ts';
import type { Delivery } from '../outbox/outbox-worker.ts';

/** Mails that are kept as files (src/platform/mail/mail-folder.ts), each by its outbox id; also those that were not finished. */
export interface MailFiles {
  /** The ids of those that were written to an address, in lower case. Throws when one cannot be read. */
  findTo(address: string): Promise<string[]>;
  /** Deletes mails; one that is not there is no error. Throws when one cannot be deleted. */
  delete(ids: string[]): Promise<void>;
}

/** The header of a mail ends at its first empty line, and is shorter than this. */
const longestHeader = 8 * 1024;

/** Resolves with null where the file does not exist. */
async function openIfThere(path: string): Promise<FileHandle | null> {
  try {
    return await open(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** The addresses that a mail was written to; none where another deletion took it after the folder was listed. */
async function recipientsOf(path: string): Promise<string[]> {
  const file = await openIfThere(path);
  if (!file) return [];
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(longestHeader), 0, longestHeader, 0);
    const header = buffer.toString('latin1', 0, bytesRead).split('\r\n\r\n')[0] ?? '';
    const unfolded = header.replace(/\r\n[ \t]+/g, ' ');
    const lines = unfolded.match(/^(to|cc|reply-to):.*$/gim) ?? [];
    return lines.flatMap(
      (line) => line.toLowerCase().match(/(?<![^\s<>,:;"])[^\s<>,:;"]+@[^\s<>,;"]+/g) ?? [],
    );
  } finally {
    await file.close();
  }
}

/** A file of a mail: whole, or what the end of a thread left of one. */
interface KeptFile {
  id: string;
  path: string;
}

/** `ID.eml`, or `.ID.eml.UUID` while it is written. */
const fileName = /^\.?([^.]+)\.eml(?:\.[^.]+)?$/;

async function filesIn(folder: string): Promise<KeptFile[]> {
  try {
    return (await readdir(folder)).flatMap((name) => {
      const [, id] = name.match(fileName) ?? [];
      return id ? [{ id, path: join(folder, name) }] : [];
    });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** The mails of a folder, which need not be there; without a folder none are kept. */
export function mailFilesIn(folder: string | null): MailFiles {
  if (folder === null) return { findTo: async () => [], delete: async () => {} };
  return {
    async findTo(address) {
      const found = new Set<string>();
      for (const { id, path } of await filesIn(folder))
        if ((await recipientsOf(path)).includes(address)) found.add(id);
      return [...found];
    },
    async delete(ids) {
      const wanted = new Set(ids);
      for (const { id, path } of await filesIn(folder)) if (wanted.has(id)) await rm(path, { force: true });
    },
  };
}

/**
 * Deletes kept mails whose rows are gone: they were being written while everything about their person was deleted. The
 * log names one that cannot be deleted. Rejects when the database fails.
 */
export function purgeErased({ db, mailFiles, log }: { db: Db; mailFiles: MailFiles; log: Log }) {
  return async (deliveries: Delivery[]): Promise<void> => {
    const ids = deliveries.map(({ row }) => row.id);
    const rows = await db.selectFrom('outbox').select('id').where('id', 'in', ids).execute();
    const left = new Set(rows.map(({ id }) => id));
    for (const id of ids.filter((each) => !left.has(each)))
      await mailFiles.delete([id]).catch((error) => {
        log.error(
          { event: 'mail.purge_failed', err: error, outboxId: id },
          'a mail to a person whose data was deleted could not be deleted',
        );
      });
  };
}
