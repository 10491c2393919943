import { createHash } from 'node:crypto';
import type { Db } from '../db/open-database.ts';
import type { Tables } from '../db/tables.ts';
import { type Cipher, pinKey } from '../secrets/cipher.ts';
import { fileNameOf } from './file-name.ts';
import { createTypeReader, type FileType, type TypeProblem } from './file-type.ts';
import type { VirusScanner } from './virus-scan.ts';

/** Bytes of a chunk before it is encrypted, the last one aside. */
export const chunkSize = 256 * 1024;

/** Checks that run while a file is received. */
export interface FileChecks {
  /** Null where the owner has set none. */
  virusScanner: VirusScanner | null;
  /** Called when a scanner finds something, with its name for it. */
  onInfected: (signature: string) => void;
}

/** Metadata stored with a file's encrypted content. */
export interface CheckedFile<Type extends FileType = FileType> {
  name: string;
  type: Type;
  size: number;
  /** SHA-256 of the content, in hex. */
  digest: string;
}

export type FileProblem = TypeProblem | 'empty' | 'too-large' | 'infected';

/** A file as it arrives. The name is what the sender calls it. */
interface ArrivingFile<Type extends FileType> {
  stream: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  name: string;
  /** Bytes that it may have. */
  largest: number;
  /** Without it, all types are. */
  accepted?: readonly Type[];
}

/** Gathers what arrives into chunks of one size; the last is shorter. */
async function* inChunks(stream: ArrivingFile<FileType>['stream']): AsyncGenerator<Buffer, void> {
  let parts: Uint8Array[] = [];
  let length = 0;
  for await (let part of stream) {
    while (length + part.length >= chunkSize) {
      const rest = chunkSize - length;
      yield Buffer.concat([...parts, part.subarray(0, rest)]);
      part = part.subarray(rest);
      parts = [];
      length = 0;
    }
    // A copy: the parser reads the next bytes into the same memory.
    parts.push(Buffer.from(part));
    length += part.length;
  }
  if (length > 0) yield Buffer.concat(parts);
}

/**
 * Checks a file while it arrives, and hands over its chunks to be stored; returns what is known of it at its end. Refuses
 * what is empty, larger than `largest`, of no accepted type, cut off or infected. Throws what the stream and `store` throw.
 */
export async function receiveFile<Type extends FileType = FileType>(
  { virusScanner, onInfected }: FileChecks,
  { stream, name, largest, accepted }: ArrivingFile<Type>,
  store: (chunk: Buffer, place: { number: number; last: boolean }) => Promise<void> = async () => {},
): Promise<
  | { ok: true; file: CheckedFile<Type>; scan: 'clean' | 'unscanned' | 'off' }
  | { ok: false; reason: FileProblem }
> {
  const types = createTypeReader(name, accepted);
  const hash = createHash('sha256');
  const scan = virusScanner?.begin();
  let size = 0;
  let number = 0;
  try {
    let held: Buffer | null = null;
    for await (const chunk of inChunks(stream)) {
      size += chunk.length;
      if (size > largest) return { ok: false, reason: 'too-large' };
      types.push(chunk);
      hash.update(chunk);
      await scan?.write(chunk);
      // The last chunk is sealed as such, so that a file that lacks its end does not open.
      if (held) {
        await store(held, { number, last: false });
        number += 1;
      }
      held = chunk;
    }
    if (!held) return { ok: false, reason: 'empty' };
    await store(held, { number, last: true });
    const known = await types.end();
    if (!known.ok) return known;
    const verdict = await scan?.end();
    if (verdict?.result === 'infected') {
      onInfected(verdict.signature);
      return { ok: false, reason: 'infected' };
    }
    const type = known.type as Type;
    const file = { name: fileNameOf(name, type), type, size, digest: hash.digest('hex') };
    return { ok: true, file, scan: verdict?.result ?? 'off' };
  } finally {
    scan?.abort();
  }
}

/** The ids of a file and its owner. Its content opens for no other file and no other owner. */
interface FileOwnership {
  fileId: string;
  ownerId: string;
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

/**
 * Decrypts the chunks of a file, or `of` all some that begin with the one numbered `first`. Throws when one was changed or is
 * missing, or belongs to another file or owner.
 */
export function openChunks(
  cipher: Cipher,
  { fileId: file, ownerId: owner }: FileOwnership,
  chunks: Uint8Array[],
  { first = 0, of = chunks.length } = {},
): Buffer {
  if (chunks.length === 0) throw new Error('Nothing is stored of this file.');
  return Buffer.concat(
    chunks.map((sealed, index) => cipher.open(sealed, { file, owner, chunk: first + index, of })),
  );
}

/**
 * Stores a file with its sealed chunks in the transaction of what it belongs to. Seal them outside of it: SQLite's other
 * writers would wait.
 */
export async function insertFile(
  transaction: Db,
  cipher: Cipher,
  { row, chunks }: { row: Tables['files']; chunks: Buffer[] },
): Promise<void> {
  await pinKey(transaction, cipher);
  await transaction.insertInto('files').values(row).execute();
  const rows = chunks.map((sealed, number) => ({ file_id: row.id, number, sealed }));
  await transaction.insertInto('file_chunks').values(rows).execute();
}

/** The encrypted chunks of a file, or those between two numbers, for `openChunks`; none for an unknown id. */
export async function readChunks(
  db: Db,
  fileId: string,
  { first, last }: { first: number; last: number } = { first: 0, last: 2 ** 31 - 1 },
): Promise<Uint8Array[]> {
  const chunks = await db
    .selectFrom('file_chunks')
    .select('sealed')
    .where('file_id', '=', fileId)
    .where('number', '>=', first)
    .where('number', '<=', last)
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
