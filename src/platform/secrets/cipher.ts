import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
} from 'node:crypto';
import type { Db } from '../db/open-database.ts';
import { findKey, makeKey, StartRefusal } from './key-file.ts';

const algorithm = 'aes-256-gcm';
const nonceLength = 12;
const tagLength = 16;

/**
 * The owner of sealed bytes, without which they cannot be opened: a chunk belongs to its place in a file and to the file's
 * owner, that of an attachment to its place and its form, KYC answers to an account, secrets to a staff member, a webhook or
 * a link.
 */
type SealContext =
  | { file: string; owner: string; chunk: number; of: number }
  | { attachment: string; uploadKey: string; chunk: number; last: boolean }
  | { answers: string }
  | { twoFactor: string }
  | { webhook: string }
  | { secretLink: string };

/** Encrypts with AES-256-GCM. */
export interface Cipher {
  /** Nonce, ciphertext and tag in one. */
  seal(plain: Uint8Array, context: SealContext): Buffer;
  /** Throws when the bytes were changed, belong to something else, or were sealed with another key. */
  open(sealed: Uint8Array, context: SealContext): Buffer;
  /** HMAC-SHA256 of a text, by which it can be recognized but not read or guessed. */
  hash(text: string): string;
  /** Equal for equal keys; reveals nothing about the key. */
  checkValue: string;
}

function derive(secret: string | Uint8Array, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `llanomar ${purpose}`, 32));
}

/** Makes the cipher from a secret of at least 256 bits: HKDF-SHA256 gives the key. */
export function createCipher(secret: string | Uint8Array): Cipher {
  const key = derive(secret, 'encryption');
  // As bytes it would be made a key for each text, which takes five times as long as the hash.
  const hashKey = createSecretKey(derive(secret, 'keyed hash'));
  // The context is authenticated with it, so that nobody passes one customer's file off as another's.
  const bytesOf = (context: SealContext) => Buffer.from(JSON.stringify(Object.entries(context).sort()));
  return {
    seal(plain, context) {
      const nonce = randomBytes(nonceLength);
      const cipher = createCipheriv(algorithm, key, nonce).setAAD(bytesOf(context));
      return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
    },
    open(sealed, context) {
      const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
      if (bytes.length < nonceLength + tagLength) throw new Error('What was stored is cut off.');
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceLength), {
        authTagLength: tagLength,
      });
      decipher.setAAD(bytesOf(context)).setAuthTag(bytes.subarray(-tagLength));
      return Buffer.concat([decipher.update(bytes.subarray(nonceLength, -tagLength)), decipher.final()]);
    },
    hash: (text) => createHmac('sha256', hashKey).update(text).digest('base64url'),
    checkValue: derive(secret, 'key check').toString('hex'),
  };
}

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
 * Throws when another server has begun since with another key.
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
