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
 * owner, an attachment to its place and its form, KYC answers to an account, secrets to a staff member, a webhook, a link
 * or the mail connection.
 */
export type SealContext =
  | { file: string; owner: string; chunk: number; of: number }
  | { attachment: string; uploadKey: string; chunk: number; last: boolean }
  | { answers: string }
  | { twoFactor: string }
  | { webhook: string }
  | { secretLink: string }
  | { mailConnection: 'content' | 'tokens' | 'pending' | 'backups' };

/** Encrypts with AES-256-GCM. */
export interface Cipher {
  /** Returns nonce, ciphertext and tag concatenated. */
  seal(plain: Uint8Array, context: SealContext): Buffer;
  /**
   * Throws when the bytes were changed, belong to another context, or were sealed with a key that is neither the current nor
   * the previous one.
   */
  open(sealed: Uint8Array, context: SealContext): Buffer;
  /** Returns a value sealed with the current key; null where it was already. Throws as `open` does. */
  reseal(sealed: Uint8Array, context: SealContext): Buffer | null;
  /** Returns the HMAC-SHA256 of a text, which can be compared but not reversed or guessed. */
  hash(text: string): string;
  /** Equal for equal keys; reveals nothing about the key. */
  checkValue: string;
  /** That of the previous key, while it is still read. */
  previousCheckValue: string | null;
}

function derive(secret: string | Uint8Array, purpose: string): Buffer {
  // The label is part of every key and stays as it was first written, though it names a company. Rotation replaces the secret
  // alone: with another label, backups that were encrypted before could not be opened, and the check of the key would fail.
  return Buffer.from(hkdfSync('sha256', secret, '', `llanomar ${purpose}`, 32));
}

const keyCheckOf = (secret: string | Uint8Array) => derive(secret, 'key check').toString('hex');

/** Keys of backups, derived from the secret of an installation. */
export interface BackupKeys {
  /** Encrypts a copy before it leaves the machine. */
  encryption: Buffer;
  /** Signs a manifest. */
  signature: Buffer;
  /** Cipher.checkValue of the same secret. */
  checkValue: string;
}

export function deriveBackupKeys(secret: string | Uint8Array): BackupKeys {
  return {
    encryption: derive(secret, 'backup'),
    signature: derive(secret, 'backup manifest'),
    checkValue: keyCheckOf(secret),
  };
}

// The context is authenticated data, so that one customer's file cannot be passed off as another's.
const bytesOf = (context: SealContext) => Buffer.from(JSON.stringify(Object.entries(context).sort()));

function openWith(key: Buffer, sealed: Uint8Array, context: SealContext): Buffer {
  const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
  if (bytes.length < nonceLength + tagLength) throw new Error('What was stored is cut off.');
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceLength), {
    authTagLength: tagLength,
  });
  decipher.setAAD(bytesOf(context)).setAuthTag(bytes.subarray(-tagLength));
  return Buffer.concat([decipher.update(bytes.subarray(nonceLength, -tagLength)), decipher.final()]);
}

type Secret = string | Uint8Array;

/** Derives the keys by HKDF-SHA256 from secrets of at least 256 bits. With the previous one, what it sealed is opened too. */
export function createCipher(secret: Secret, previous: Secret | null = null): Cipher {
  const key = derive(secret, 'encryption');
  const previousKey = previous === null ? null : derive(previous, 'encryption');
  // Passing bytes would create a key object for each text, which takes five times as long as the hash.
  const hashKey = createSecretKey(derive(secret, 'keyed hash'));
  function openWithEither(sealed: Uint8Array, context: SealContext): { plain: Buffer; isCurrent: boolean } {
    try {
      return { plain: openWith(key, sealed, context), isCurrent: true };
    } catch (error) {
      if (!previousKey) throw error;
      return { plain: openWith(previousKey, sealed, context), isCurrent: false };
    }
  }
  const cipher: Cipher = {
    seal(plain, context) {
      const nonce = randomBytes(nonceLength);
      const sealing = createCipheriv(algorithm, key, nonce).setAAD(bytesOf(context));
      return Buffer.concat([nonce, sealing.update(plain), sealing.final(), sealing.getAuthTag()]);
    },
    open: (sealed, context) => openWithEither(sealed, context).plain,
    reseal(sealed, context) {
      const { plain, isCurrent } = openWithEither(sealed, context);
      return isCurrent ? null : cipher.seal(plain, context);
    },
    hash: (text) => createHmac('sha256', hashKey).update(text).digest('base64url'),
    checkValue: keyCheckOf(secret),
    previousCheckValue: previous === null ? null : keyCheckOf(previous),
  };
  return cipher;
}

const anotherKey =
  'The KYC documents or secrets (of two-factor, of webhooks) in the database were encrypted with another key than this server has. Start it with the APP_SECRET, or the secret.key in DATA_DIR, that it had before. Nothing was changed.';

function findCheckValue(db: Db) {
  return db.selectFrom('kyc_key').select('check_value').executeTakeFirst();
}

/** True if a stored check value is that of a key which the cipher reads. */
function reads({ checkValue, previousCheckValue }: Cipher, stored: string | undefined): boolean {
  return stored !== undefined && [checkValue, previousCheckValue].includes(stored);
}

/** Sources of the keys of an installation. */
export interface KeySources {
  appSecret: string | undefined;
  appSecretPrevious?: string | undefined;
  dataDir: string;
}

/** Finds the secrets of an installation, without making one; null where there is none. */
export function findSecrets({ appSecret, appSecretPrevious, dataDir }: KeySources): {
  current: Secret | null;
  previous: Secret | null;
} {
  return {
    current: appSecret ?? findKey(dataDir),
    previous: appSecretPrevious ?? findKey(dataDir, 'secret.key.previous'),
  };
}

/** Returns the keys of backups, those of the current secret first; none without a secret. */
export function findBackupKeys(sources: KeySources): BackupKeys[] {
  const { current, previous } = findSecrets(sources);
  return [current, previous].flatMap((secret) => (secret === null ? [] : deriveBackupKeys(secret)));
}

/**
 * Opens the cipher of this installation from APP_SECRET or, without it, from a key file in `dataDir`, which is created
 * when missing. Throws StartRefusal when the stored data was encrypted with a key that is neither the current nor the
 * previous one, or a key file cannot be used.
 */
export async function openCipher(db: Db, sources: KeySources): Promise<Cipher> {
  const stored = await findCheckValue(db);
  const { current, previous } = findSecrets(sources);
  if (!stored) return createCipher(current ?? makeKey(sources.dataDir), previous);
  // A lost key file is not replaced, unless the stored data opens with the previous one.
  const isMadeAnew = !current && previous && createCipher(previous).checkValue === stored.check_value;
  const secret = isMadeAnew ? makeKey(sources.dataDir) : current;
  const cipher = secret ? createCipher(secret, previous) : null;
  if (!cipher || !reads(cipher, stored.check_value)) throw new StartRefusal(anotherKey);
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
  if (!reads(cipher, stored?.check_value)) throw new Error(anotherKey);
}

/** Stores the check value of the current key in place of the previous one's, once nothing is sealed with that. */
export async function replacePinnedKey(db: Db, { checkValue, previousCheckValue }: Cipher): Promise<void> {
  await db
    .updateTable('kyc_key')
    .set({ check_value: checkValue })
    .where('check_value', '=', previousCheckValue ?? '')
    .execute();
}
