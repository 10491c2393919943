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

/** Why the server does not start, in a sentence that says what to do. */
export class StartRefusal extends Error {
  override name = 'StartRefusal';
}

const keyBytes = 32;
const written = new RegExp(`^[0-9a-f]{${2 * keyBytes}}\\n?$`);

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}

/**
 * The key in `dataDir`/secret.key, or null when there is no such file. Throws a StartRefusal when it cannot be read or
 * holds no key.
 */
export function findKey(dataDir: string): Buffer | null {
  const path = join(dataDir, 'secret.key');
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

/** Writes it whole under another name first: a link, unlike a rename, never replaces a file that is there. */
function writeKey(dataDir: string, path: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const draft = `${path}.${randomBytes(8).toString('hex')}`;
  try {
    const text = `${randomBytes(keyBytes).toString('hex')}\n`;
    writeFileSync(draft, text, { mode: 0o600, flag: 'wx', flush: true });
    linkSync(draft, path);
    sync(dataDir);
  } catch (error) {
    // Another server that starts on the same folder was first: its key counts.
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * Makes a key in `dataDir`/secret.key with mode 0600, and gives it; when another server has just made one, that one.
 * Throws a StartRefusal when it cannot be written.
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
