import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../db/open-database.ts';
import type { FileTable } from '../db/tables.ts';
import { type Cipher, pinKey } from '../secrets/cipher.ts';
import { type CheckedFile, checkFile, type FileProblem, type SentFile } from './sent-file.ts';

/** Bytes of a chunk before it is encrypted, the last one aside. */
const chunkSize = 256 * 1024;

/** Whose a file is: its own id, and that of its owner. Its content opens for no other file and no other owner. */
interface FileOwnership {
  fileId: string;
  ownerId: string;
}

/** A file that can be stored: checked, and its content encrypted. */
interface SealedFile extends CheckedFile {
  id: string;
  chunks: Buffer[];
}

/** Encrypts content in chunks, each of which opens at its own place alone, and none without all others. */
export function sealChunks(
  cipher: Cipher,
  { fileId: file, ownerId: owner }: FileOwnership,
  content: Uint8Array,
): Buffer[] {
  const of = Math.ceil(content.length / chunkSize);
  return Array.from({ length: of }, (_, chunk) => {
    const part = content.subarray(chunk * chunkSize, (chunk + 1) * chunkSize);
    return cipher.seal(part, { file, owner, chunk, of });
  });
}

/** Decrypts the chunks of a file. Throws when one was changed or is missing, or belongs to another file or owner. */
export function openChunks(
  cipher: Cipher,
  { fileId: file, ownerId: owner }: FileOwnership,
  chunks: Uint8Array[],
): Buffer {
  if (chunks.length === 0) throw new Error('Nothing is stored of this file.');
  const of = chunks.length;
  return Buffer.concat(chunks.map((sealed, chunk) => cipher.open(sealed, { file, owner, chunk, of })));
}

/**
 * Checks a file (`checkFile`) and encrypts it for its owner. Call it outside of the transaction that stores it: SQLite's
 * other writers would wait for it.
 */
export function sealFile(
  cipher: Cipher,
  sent: SentFile,
  { ownerId, largest }: { ownerId: string; largest: number },
): { ok: true; file: SealedFile } | { ok: false; reason: FileProblem } {
  const checked = checkFile(sent, { largest });
  if (!checked.ok) return checked;
  const id = uuidv7();
  const chunks = sealChunks(cipher, { fileId: id, ownerId }, sent.content);
  return { ok: true, file: { ...checked.file, id, chunks } };
}

/** Stores a sealed file in the transaction of what it belongs to; returns its row. */
export async function insertFile(
  transaction: Db,
  cipher: Cipher,
  { chunks, ...file }: SealedFile,
  of: Pick<FileTable, 'kyc_case_id' | 'added_at' | 'added_by'>,
): Promise<FileTable> {
  const row: FileTable = { ...file, ...of };
  await pinKey(transaction, cipher);
  await transaction.insertInto('files').values(row).execute();
  const rows = chunks.map((sealed, number) => ({ file_id: row.id, number, sealed }));
  await transaction.insertInto('file_chunks').values(rows).execute();
  return row;
}

/** The encrypted chunks of a file, for `openChunks`; none for an unknown id. */
export async function readChunks(db: Db, fileId: string): Promise<Uint8Array[]> {
  const chunks = await db
    .selectFrom('file_chunks')
    .select('sealed')
    .where('file_id', '=', fileId)
    .orderBy('number')
    .execute();
  return chunks.map(({ sealed }) => sealed);
}

/** Deletes files with their contents, in the transaction of what they belong to. */
export async function deleteFiles(transaction: Db, fileIds: string[]): Promise<void> {
  if (fileIds.length === 0) return;
  await transaction.deleteFrom('file_chunks').where('file_id', 'in', fileIds).execute();
  await transaction.deleteFrom('files').where('id', 'in', fileIds).execute();
}
