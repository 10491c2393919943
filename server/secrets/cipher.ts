import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceLength = 12;
const tagLength = 16;

/** What is sealed belongs to something: a chunk to its place in a file and to the file's owner, KYC answers to an account, secrets to a staff member or a webhook. */
export type SealContext =
  | { file: string; owner: string; chunk: number; of: number }
  | { answers: string }
  | { twoFactor: string }
  | { webhook: string };

/** Encrypts with AES-256-GCM. */
export interface Cipher {
  /** Nonce, ciphertext and tag in one. */
  seal(plain: Uint8Array, context: SealContext): Buffer;
  /** Throws when the bytes were changed, belong to something else, or were sealed with another key. */
  open(sealed: Uint8Array, context: SealContext): Buffer;
  /** HMAC-SHA256 of a text, by which it can be recognized but not read or guessed. */
  hash(text: string): string;
  /** Equal for equal keys; tells nothing about the key. */
  checkValue: string;
}

function derive(secret: string | Uint8Array, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `llanomar ${purpose}`, 32));
}

/** Makes the cipher from a secret of at least 256 bits: HKDF-SHA256 gives the key. */
export function createCipher(secret: string | Uint8Array): Cipher {
  const key = derive(secret, 'encryption');
  const hashKey = derive(secret, 'keyed hash');
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
