import type { Db } from '../db/open-database.ts';
import { type Cipher, createCipher } from './cipher.ts';
import { findKey, makeKey, StartRefusal } from './key-file.ts';

const anotherKey =
  'The KYC documents or secrets (of two-factor, of webhooks) in the database were encrypted with another key than this server has. Start it with the APP_SECRET, or the secret.key in DATA_DIR, that it had before. Nothing was changed.';

function findCheckValue(db: Db) {
  return db.selectFrom('kyc_key').select('check_value').executeTakeFirst();
}

/**
 * The cipher of this installation: from APP_SECRET or, without it, from a key file in `dataDir` that is made when there
 * is none. Throws a StartRefusal when what is stored was encrypted with another key, or the key file cannot be used.
 */
export async function openCipher(
  db: Db,
  { appSecret, dataDir }: { appSecret: string | undefined; dataDir: string },
): Promise<Cipher> {
  const stored = await findCheckValue(db);
  const secret = appSecret ?? findKey(dataDir);
  if (!stored) return createCipher(secret ?? makeKey(dataDir));
  // A lost key file is not replaced: it would only stand in the way of the right one.
  const cipher = secret ? createCipher(secret) : null;
  if (!cipher || cipher.checkValue !== stored.check_value) throw new StartRefusal(anotherKey);
  return cipher;
}

/**
 * Notes with the first thing that is encrypted which key it was. Call it in the transaction that stores something.
 * Throws when another server has meanwhile begun with another key.
 */
export async function pinKey(transaction: Db, cipher: Cipher): Promise<void> {
  await transaction
    .insertInto('kyc_key')
    .values({ id: 1, check_value: cipher.checkValue })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const stored = await findCheckValue(transaction);
  if (stored?.check_value !== cipher.checkValue) throw new Error(anotherKey);
}
