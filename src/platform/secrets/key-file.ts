import { randomBytes } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { StartRefusal } from '../start-refusal.ts';

const keyBytes = 32;
const written = new RegExp(`^[0-9a-f]{${2 * keyBytes}}\\n?$`);

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}

/**
 * Returns the key in a file of `dataDir`, or null when there is no such file. Throws StartRefusal when it cannot be
 * read or holds no key.
 */
export function findKey(dataDir: string, name = 'secret.key'): Buffer | null {
  const path = join(dataDir, name);
  let text: string;
  try {
    text = readFileSync(path, 'latin1');
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(codeOf(error) ?? '')) return null;
    throw new StartRefusal(
      `The key in ${resolve(path)} cannot be read (${codeOf(error)}). Make it readable for this user, or put it back from a backup. It is not replaced: what it encrypted would be lost.`,
      { cause: error },
    );
  }
  if (!written.test(text)) {
    throw new StartRefusal(
      `The file ${resolve(path)} holds no key: it should be ${2 * keyBytes} hexadecimal digits. Put it back from a backup. It is not replaced: what it encrypted would be lost.`,
    );
  }
  return Buffer.from(text.trim(), 'hex');
}

function sync(path: string): void {
  const descriptor = openSync(path, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}

/** Writes a complete file under another name first: a link, unlike a rename, never replaces an existing file. */
function writeKey(dataDir: string, path: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const draft = `${path}.${randomBytes(8).toString('hex')}`;
  try {
    const text = `${randomBytes(keyBytes).toString('hex')}\n`;
    writeFileSync(draft, text, { mode: 0o600, flag: 'wx', flush: true });
    linkSync(draft, path);
    sync(dataDir);
  } catch (error) {
    // Another server on the same folder was first: its key is used.
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * Creates a key in `dataDir`/secret.key with mode 0600 and returns it, or the key that another server created first.
 * Throws StartRefusal when it cannot be written.
 */
export function makeKey(dataDir: string): Buffer {
  const path = join(dataDir, 'secret.key');
  try {
    writeKey(dataDir, path);
  } catch (error) {
    throw new StartRefusal(
      `No key for KYC documents can be made in ${resolve(dataDir)} (${codeOf(error)}). Make the folder writable for this user, set DATA_DIR to another, or set APP_SECRET.`,
      { cause: error },
    );
  }
  const made = findKey(dataDir);
  if (!made) throw new StartRefusal(`The key in ${resolve(path)} went away while it was made.`);
  return made;
}
