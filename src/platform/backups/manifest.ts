import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import type { BackupKeys } from '../secrets/cipher.ts';
import { BackupProblem } from './backup-problem.ts';
import { openSealedFile } from './sealed-file.ts';

const tableDigest = z.object({ rows: z.int(), digest: z.string() });

/** Describes the copy in the same folder: `manifest.json`. */
export const manifest = z.object({
  format: z.literal(1),
  /** The product's version that made it. */
  version: z.string(),
  engine: z.enum(['sqlite', 'postgres']),
  /** ISO 8601, UTC. */
  createdAt: z.iso.datetime(),
  migrations: z.array(z.string()),
  /** Equal to that of the key that opens what is encrypted in it; null where nothing is. */
  keyCheck: z.string().nullable(),
  file: z.object({ name: z.enum(['desk.sqlite', 'desk.dump']), bytes: z.int(), sha256: z.string() }),
  tables: z.record(z.string(), tableDigest),
  /** HMAC-SHA256 of the rest with the key of the site, in hex; absent where the site had none, or an earlier version made it. */
  signature: z.string().optional(),
});

export type Manifest = z.output<typeof manifest>;

function signatureOf(value: Manifest, key: BackupKeys): string {
  // In the order of the schema, whatever the order in the file.
  const { signature: _, ...signed } = manifest.parse(value);
  return createHmac('sha256', key.signature).update(JSON.stringify(signed)).digest('hex');
}

/** Returns a manifest with its signature; unchanged without a key. */
export function signManifest(value: Manifest, key: BackupKeys | null): Manifest {
  return key ? { ...value, signature: signatureOf(value, key) } : value;
}

function isSignedWith(value: Manifest, key: BackupKeys): boolean {
  const [expected, found] = [signatureOf(value, key), value.signature ?? ''].map((text) => Buffer.from(text));
  return expected?.length === found?.length && timingSafeEqual(expected as Buffer, found as Buffer);
}

/** Returns the SHA-256 of a file, in hex. */
export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/** Reads the manifest of a backup. Throws a BackupProblem when there is none. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch((error) => {
    if (error.code === 'EACCES') throw error;
    throw new BackupProblem(`${folder} is no backup: ${(error as Error).message}`);
  });
  try {
    return manifest.parse(JSON.parse(text));
  } catch (cause) {
    throw new BackupProblem(
      `${folder}/manifest.json cannot be read: it was changed, or is of another version.`,
      {
        cause,
      },
    );
  }
}

const isThere = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Keys that a backup may be signed and encrypted with, and a backup without a signature that is restored all the same. */
export interface Trust {
  keys: BackupKeys[];
  /** True for a backup without a valid signature: anyone who can write to its folder may have changed it. */
  isUnsigned?: boolean;
}

const putKey = 'set the APP_SECRET, or put the secret.key into DATA_DIR, that the site had';

/**
 * Returns the keys that a backup was made with. Throws a BackupProblem unless its signature is by one of them, `isUnsigned`
 * is set, or its file is encrypted, which vouches for itself.
 */
function requireOrigin(
  folder: string,
  { found, isSealed }: { found: Manifest; isSealed: boolean },
  { keys, isUnsigned = false }: Trust,
): BackupKeys[] {
  const signer = keys.find((key) => isSignedWith(found, key));
  if (signer) return [signer];
  const risk =
    'With --unsigned it is restored without this check: only if no one else could write to its folder, as it may hold another owner’s password, and on PostgreSQL commands of their own.';
  if (found.signature !== undefined && !isUnsigned)
    throw new BackupProblem(
      keys.length === 0
        ? `${folder} is signed with the key of its site, which is not here: ${putKey}. ${risk}`
        : `${folder} was changed, or was made under another key: ${putKey}. ${risk}`,
    );
  if (found.signature === undefined && !isUnsigned && !isSealed)
    throw new BackupProblem(
      `${folder} has no signature: a version before signatures made it, or its signature was removed. ${risk}`,
    );
  if (
    found.keyCheck !== null &&
    keys.length > 0 &&
    !keys.some(({ checkValue }) => checkValue === found.keyCheck)
  )
    throw new BackupProblem(
      `${folder} is of a site with another key than the one here, and would not start: ${putKey}.`,
    );
  return keys;
}

/** Deciphers a file with the first key that opens it. */
async function openWithAny(sealed: string, into: string, keys: BackupKeys[]): Promise<void> {
  if (keys.length === 0) throw new BackupProblem(`${sealed} is encrypted: ${putKey}.`);
  for (const [index, key] of keys.entries())
    try {
      return await openSealedFile(sealed, into, key.encryption);
    } catch (error) {
      if (index === keys.length - 1) throw error;
    }
}

/**
 * Checks where a backup is from, compares size and SHA-256 of its file, and calls `use` with it. A file from a second place is
 * deciphered for that time alone, also where a plain one lies next to it. Throws a BackupProblem for a backup that is not whole
 * or whose origin is not proven.
 */
export async function withBackup<Result>(
  folder: string,
  trust: Trust,
  use: (backup: { manifest: Manifest; path: string }) => Promise<Result>,
): Promise<Result> {
  const found = await readManifest(folder);
  const { name, bytes, sha256 } = found.file;
  const sealed = join(folder, `${name}.sealed`);
  const isSealed = await isThere(sealed);
  const keys = requireOrigin(folder, { found, isSealed }, trust);
  const around = isSealed ? await mkdtemp(join(dirname(folder), '.copy-')) : null;
  const path = join(around ?? folder, name);
  try {
    if (around) await openWithAny(sealed, path, keys);
    const { size } = await stat(path).catch((error) => {
      throw new BackupProblem(`${folder} is not whole: ${(error as Error).message}`);
    });
    if (size !== bytes || (await hashFile(path)) !== sha256)
      throw new BackupProblem(
        `${isSealed ? sealed : path} was changed or cut off since the backup was made: take another one.`,
      );
    return await use({ manifest: found, path });
  } finally {
    if (around) await rm(around, { recursive: true, force: true });
  }
}
