import { createHmac, randomBytes } from 'node:crypto';
import type { Cipher } from '#platform/secrets/cipher.ts';
import { day } from '#platform/values/durations.ts';
import type { WebhookTable } from './tables.ts';

const secretBytes = 32;

/** Period in which the previous secret also signs, so that a receiver can switch. */
export const bothSecretsFor = day;

/** Returns a new secret in its displayed form, and encrypted. */
export function newSecret(cipher: Cipher, webhookId: string): { shown: string; sealed: Buffer } {
  const secret = randomBytes(secretBytes);
  return {
    shown: `whsec_${secret.toString('base64')}`,
    sealed: cipher.seal(secret, { webhook: webhookId }),
  };
}

type Secrets = Pick<WebhookTable, 'id' | 'secret' | 'previous_secret' | 'previous_until'>;

/**
 * Returns the valid secrets, the newest first. Throws an error with a message for the owner when they were encrypted
 * with another key.
 */
export function secretsOf(row: Secrets, cipher: Cipher, now: number): Buffer[] {
  const { id, secret, previous_secret: previous, previous_until: until } = row;
  const sealed = previous && until !== null && now < until ? [secret, previous] : [secret];
  try {
    return sealed.map((bytes) => cipher.open(bytes, { webhook: id }));
  } catch (error) {
    throw new Error('The secret was encrypted with another key. Make a new one.', { cause: error });
  }
}

interface Signed {
  id: string;
  /** Seconds since 1970. */
  timestamp: number;
  body: string;
}

/** Returns the value of `webhook-signature`: one signature for each secret (https://www.standardwebhooks.com). */
export function signatureOf({ id, timestamp, body }: Signed, secrets: Uint8Array[]): string {
  const sign = (secret: Uint8Array) =>
    createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64');
  return secrets.map((secret) => `v1,${sign(secret)}`).join(' ');
}
