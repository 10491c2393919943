import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BackupProblem } from './backup-problem.ts';

/* An encrypted file: eight bytes that name the format, a nonce of 12, the content by AES-256-GCM, its tag of 16. */

const algorithm = 'aes-256-gcm';
const format = Buffer.from('FAIRLD1\n');
const nonceLength = 12;
const tagLength = 16;
const headLength = format.length + nonceLength;

async function* sealed(file: string, key: Buffer): AsyncGenerator<Buffer> {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv(algorithm, key, nonce);
  yield Buffer.concat([format, nonce]);
  for await (const chunk of createReadStream(file)) yield cipher.update(chunk);
  yield cipher.final();
  yield cipher.getAuthTag();
}

async function* opened(file: string, key: Buffer): AsyncGenerator<Buffer> {
  const handle = await open(file);
  const head = Buffer.alloc(headLength);
  const tag = Buffer.alloc(tagLength);
  const { size } = await handle.stat();
  try {
    await handle.read(head, 0, headLength, 0);
    if (!head.subarray(0, format.length).equals(format) || size < headLength + tagLength)
      throw new BackupProblem(`${file} is no encrypted backup, or it was cut off.`);
    await handle.read(tag, 0, tagLength, size - tagLength);
  } finally {
    await handle.close();
  }
  const decipher = createDecipheriv(algorithm, key, head.subarray(format.length)).setAuthTag(tag);
  for await (const chunk of createReadStream(file, { start: headLength, end: size - tagLength - 1 }))
    yield decipher.update(chunk);
  try {
    yield decipher.final();
  } catch (cause) {
    throw new BackupProblem(
      `${file} cannot be opened: it was changed, or encrypted with another key. Set the APP_SECRET, or put the secret.key into DATA_DIR, that the site had.`,
      { cause },
    );
  }
}

async function write(content: AsyncGenerator<Buffer>, file: string): Promise<void> {
  const draft = `${file}.part`;
  try {
    await pipeline(Readable.from(content), createWriteStream(draft, { mode: 0o600, flush: true }));
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Writes an encrypted copy of a file, which has its name only when it is whole. */
export function sealFile(file: string, into: string, key: Buffer): Promise<void> {
  return write(sealed(file, key), into);
}

/** Deciphers a file, all or nothing. Throws a BackupProblem when it was changed or another key encrypted it. */
export function openSealedFile(file: string, into: string, key: Buffer): Promise<void> {
  return write(opened(file, key), into);
}
