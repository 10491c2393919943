import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { BackupProblem } from './backup-problem.ts';
import { openSealedFile } from './sealed-file.ts';

const tableDigest = z.object({ rows: z.int(), digest: z.string() });

/** Describes the copy beside it: `manifest.json`. */
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
});

export type Manifest = z.output<typeof manifest>;

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

/**
 * Reads the manifest of a backup, and compares size and SHA-256 of its file, which is deciphered first where it comes from a
 * second place. Throws a BackupProblem when it is not whole, or `key` did not encrypt it.
 */
export async function readBackup(
  folder: string,
  key?: Buffer,
): Promise<{ manifest: Manifest; path: string }> {
  const found = await readManifest(folder);
  const { name, bytes, sha256 } = found.file;
  const path = join(folder, name);
  const sealed = `${path}.sealed`;
  if (!(await isThere(path)) && (await isThere(sealed))) {
    if (!key)
      throw new BackupProblem(
        `${sealed} is encrypted: set the APP_SECRET, or put the secret.key into DATA_DIR, that the site had.`,
      );
    await openSealedFile(sealed, path, key);
  }
  const { size } = await stat(path).catch((error) => {
    throw new BackupProblem(`${folder} is not whole: ${(error as Error).message}`);
  });
  if (size !== bytes || (await hashFile(path)) !== sha256)
    throw new BackupProblem(`${path} was changed or cut off since the backup was made: take another one.`);
  return { manifest: found, path };
}
