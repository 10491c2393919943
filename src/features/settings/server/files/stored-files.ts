import { createHash } from 'node:crypto';
import { PostgresAdapter } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '#platform/db/open-database.ts';
import { transact } from '#platform/db/transact.ts';
import type { FileType } from '#platform/files/file-type.ts';
import {
  chunkSize,
  deleteFiles,
  insertFile,
  openChunks,
  readChunks,
  sealChunks,
} from '#platform/files/stored-file.ts';
import type { Cipher } from '#platform/secrets/cipher.ts';
import { day } from '#platform/values/durations.ts';

/*
 * Files of the settings, each named by the SHA-256 of its content. `storeFile` stores bytes that the server made or checked
 * and returns the name, which the settings refer to; `readFile` returns the bytes. Browsers load them at
 * `addressOf(digest, type)`. A file that the settings, their draft and earlier versions no longer name is deleted a day after
 * its upload.
 */

export interface FileDependencies {
  db: Db;
  clock: () => number;
  cipher: Cipher;
}

/** Files are sealed like others, although all of them are public. */
const ownerId = 'settings';

const unusedMs = day;

/** Starts the time of an unused file again; false where there is none of this content. */
async function touchFile(db: Db, digest: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('files')
    .set({ added_at: now })
    .where('digest', '=', digest)
    .where('kyc_case_id', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

/** Stores bytes once, and returns their SHA-256 in hex. The caller has checked that they are of the type, and harmless. */
export async function storeFile(
  { db, clock, cipher }: FileDependencies,
  { content, type, addedBy }: { content: Uint8Array; type: FileType; addedBy: string | null },
): Promise<string> {
  const digest = createHash('sha256').update(content).digest('hex');
  const now = clock();
  if (await touchFile(db, digest, now)) return digest;
  const id = uuidv7();
  const chunks = sealChunks(cipher, { fileId: id, ownerId }, content);
  const of = { kyc_case_id: null, added_at: now, added_by: addedBy };
  const row = { id, name: `${digest}.${type}`, type, size: content.length, digest, ...of };
  try {
    await transact(db, (transaction) => insertFile(transaction, cipher, { row, chunks }));
  } catch (error) {
    // Another process may have stored the same content at the same moment.
    if (!(await touchFile(db, digest, now))) throw error;
  }
  return digest;
}

export interface StoredFile {
  id: string;
  digest: string;
  type: FileType;
  size: number;
}

/** Finds a file of the settings; null where there is none. */
export async function findFile(db: Db, digest: string): Promise<StoredFile | null> {
  const row = await db
    .selectFrom('files')
    .select(['id', 'digest', 'type', 'size'])
    .where('digest', '=', digest)
    .where('kyc_case_id', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** Reads the bytes of a file from `from` up to `to`, both included. Throws when what is stored was changed. */
export async function readBytes(
  { db, cipher }: Pick<FileDependencies, 'db' | 'cipher'>,
  { id, size }: StoredFile,
  { from, to }: { from: number; to: number } = { from: 0, to: size - 1 },
): Promise<Buffer> {
  const [first, last] = [Math.floor(from / chunkSize), Math.floor(to / chunkSize)];
  const chunks = await readChunks(db, id, { first, last });
  const of = Math.ceil(size / chunkSize);
  const content = openChunks(cipher, { fileId: id, ownerId }, chunks, { first, of });
  return content.subarray(from - first * chunkSize, to + 1 - first * chunkSize);
}

/** Reads a file of the settings; null where there is none. */
export async function readFile(
  deps: Pick<FileDependencies, 'db' | 'cipher'>,
  digest: string,
): Promise<{ type: FileType; content: Buffer } | null> {
  const file = await findFile(deps.db, digest);
  return file && { type: file.type, content: await readBytes(deps, file) };
}

/** Names of files in settings as JSON, whatever field holds them. */
export function digestsIn(content: string): Set<string> {
  return new Set(content.match(/\b[0-9a-f]{64}\b/g));
}

/** Returns which of some files are not stored. */
export async function missingFiles(db: Db, digests: ReadonlySet<string>): Promise<string[]> {
  if (digests.size === 0) return [];
  const stored = await db
    .selectFrom('files')
    .select('digest')
    .where('digest', 'in', [...digests])
    .where('kyc_case_id', 'is', null)
    .execute();
  const names = new Set(stored.map(({ digest }) => digest));
  return [...digests].filter((digest) => !names.has(digest));
}

/** Deletes files that no version and no draft of the settings has named for a day. */
export async function deleteUnusedFiles({
  db,
  clock,
}: Pick<FileDependencies, 'db' | 'clock'>): Promise<void> {
  const before = clock() - unusedMs;
  const old = db.selectFrom('files').where('kyc_case_id', 'is', null).where('added_at', '<', before);
  const unused = new Set((await old.select('digest').execute()).map(({ digest }) => digest));
  const drop = (content: string) => {
    for (const digest of digestsIn(content)) unused.delete(digest);
  };
  const versions = db.selectFrom('settings_versions').select(['version', 'content']);
  const numbers = await db
    .selectFrom('settings_versions')
    .select('version')
    .orderBy('version', 'desc')
    .execute();
  // One at a time: together they take much memory.
  for (const { version } of numbers) {
    if (unused.size === 0) return;
    drop((await versions.where('version', '=', version).executeTakeFirstOrThrow()).content);
  }
  await transact(db, async (transaction) => {
    const since = numbers[0]?.version ?? 0;
    const others = [
      ...(await transaction.selectFrom('settings_draft').select('content').execute()),
      ...(await transaction.executeQuery(versions.where('version', '>', since))).rows,
    ];
    for (const { content } of others) drop(content);
    if (unused.size === 0) return;
    // A file that was uploaded again since then stays.
    const locked = await transaction
      .selectFrom('files')
      .select('id')
      .where('kyc_case_id', 'is', null)
      .where('added_at', '<', before)
      .where('digest', 'in', [...unused])
      .$if(transaction.getExecutor().adapter instanceof PostgresAdapter, (files) => files.forUpdate())
      .execute();
    await deleteFiles(
      transaction,
      locked.map(({ id }) => id),
    );
  });
}
