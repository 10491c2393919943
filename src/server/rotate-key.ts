import type { Db } from '#platform/db/open-database.ts';
import { transact } from '#platform/db/transact.ts';
import type { Job } from '#platform/jobs.ts';
import type { Log } from '#platform/log/logger.ts';
import { type Cipher, replacePinnedKey } from '#platform/secrets/cipher.ts';
import { hour } from '#platform/values/durations.ts';
import { readSealed, sealedColumns } from './sealed-columns.ts';

interface KeyDependencies {
  db: Db;
  cipher: Cipher;
  log: Pick<Log, 'info'>;
}

/** Ciphers after which nothing is left that the previous key has sealed. */
const rotated = new WeakSet<Cipher>();

/**
 * Seals with the current key what the previous one has sealed, some rows at a time, and returns how many there were. What is
 * interrupted goes on at the next run. Throws for a value that neither key opens.
 */
export async function resealRows({ db, cipher }: Pick<KeyDependencies, 'db' | 'cipher'>): Promise<number> {
  let count = 0;
  for (const column of sealedColumns)
    for await (const values of readSealed(db, column)) {
      const changes = values.flatMap(({ sealed, context, replace }) => {
        const resealed = cipher.reseal(sealed, context);
        return resealed ? [(transaction: Db) => replace(transaction, resealed)] : [];
      });
      if (changes.length === 0) continue;
      await transact(db, async (transaction) => {
        for (const change of changes) await change(transaction);
      });
      count += changes.length;
    }
  return count;
}

/**
 * While there is a previous key, seals everything with the current one. Once a run an hour later finds nothing more (another
 * instance may have had the previous key until then), the log says that it can be removed.
 */
export async function rotateKey({ db, cipher, log }: KeyDependencies): Promise<void> {
  if (cipher.previousCheckValue === null || rotated.has(cipher)) return;
  const count = await resealRows({ db, cipher });
  if (count > 0) {
    log.info({ event: 'key.resealed', count }, 'values were encrypted with the new key');
    return;
  }
  await replacePinnedKey(db, cipher);
  rotated.add(cipher);
  log.info(
    { event: 'key.rotated' },
    'nothing is encrypted with the previous key any more: remove APP_SECRET_PREVIOUS or secret.key.previous',
  );
}

export const keyJobs: Job<KeyDependencies>[] = [{ name: 'rotate-key', everyMs: hour, run: rotateKey }];
