import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
} from 'node:crypto';
import type { Db } from '../db/open-database.ts';
import { StartRefusal } from '../start-refusal.ts';
import { findKey, makeKey } from './key-file.ts';

const algorithm = 'aes-256-gcm';
const nonceLength = 12;
const tagLength = 16;

/**
 * Binds sealed bytes to their owner, without which they cannot be opened: a chunk to its place in a file and the file's
 * owner, an attachment to its place and its form, KYC answers to an account, secrets to a staff member, a webhook or a
 * link.
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
  /** Returns nonce, ciphertext and tag concatenated. */
  seal(plain: Uint8Array, context: SealContext): Buffer;
  /** Throws when the bytes were changed, belong to another context, or were sealed with another key. */
  open(sealed: Uint8Array, context: SealContext): Buffer;
  /** Returns the HMAC-SHA256 of a text, which can be compared but not reversed or guessed. */
  hash(text: string): string;
  /** Equal for equal keys; reveals nothing about the key. */
  checkValue: string;
}

function derive(secret: string | Uint8Array, purpose: string): Buffer {
  // Part of every key, never to be changed: whatever is stored could not be opened any more.
  return Buffer.from(hkdfSync('sha256', secret, '', `llanomar ${purpose}`, 32));
}

/** Returns the key that encrypts backups before they leave the machine. */
export function backupKey(secret: string | Uint8Array): Buffer {
  return derive(secret, 'backup');
}

/** Derives the keys by HKDF-SHA256 from a secret of at least 256 bits. */
export function createCipher(secret: string | Uint8Array): Cipher {
  const key = derive(secret, 'encryption');
  // Passing bytes would create a key object for each text, which takes five times as long as the hash.
  const hashKey = createSecretKey(derive(secret, 'keyed hash'));
  // The context is authenticated data, so that one customer's file cannot be passed off as another's.
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
 * Opens the cipher of this installation from APP_SECRET or, without it, from a key file in `dataDir`, which is created
 * when missing. Throws StartRefusal when the stored data was encrypted with another key, or the key file cannot be
 * used.
 */
export async function openCipher(
  db: Db,
  { appSecret, dataDir }: { appSecret: string | undefined; dataDir: string },
): Promise<Cipher> {
  const stored = await findCheckValue(db);
  const secret = appSecret ?? findKey(dataDir);
  if (!stored) return createCipher(secret ?? makeKey(dataDir));
  // A lost key file is not replaced: the new key could not open the stored data.
  const cipher = secret ? createCipher(secret) : null;
  if (!cipher || cipher.checkValue !== stored.check_value) throw new StartRefusal(anotherKey);
  return cipher;
}

/**
 * Stores the check value of the key with the first encrypted data. Call it in the transaction that stores the data.
 * Throws when another server has started with another key since.
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
