import { createHmac, randomBytes } from 'node:crypto';
import type { Cipher } from '../../../platform/secrets/cipher.ts';
import { day } from '../../../platform/values/durations.ts';
import type { WebhookTable } from './tables.ts';

const secretBytes = 32;

/** How long the secret before signs too, so that a receiver can change over. */
export const bothSecretsFor = day;

/** A new secret: as it is shown this once, and as it is stored. */
export function newSecret(cipher: Cipher, webhookId: string): { shown: string; sealed: Buffer } {
  const secret = randomBytes(secretBytes);
  return {
    shown: `whsec_${secret.toString('base64')}`,
    sealed: cipher.seal(secret, { webhook: webhookId }),
  };
}

type Secrets = Pick<WebhookTable, 'id' | 'secret' | 'previous_secret' | 'previous_until'>;

/** The secrets that sign now, the newest first. Throws, in words for the owner, when they were sealed with another key. */
export function secretsOf(row: Secrets, cipher: Cipher, now: number): Buffer[] {
  const { id, secret, previous_secret: previous, previous_until: until } = row;
  const sealed = previous && until !== null && now < until ? [secret, previous] : [secret];
  try {
    return sealed.map((each) => cipher.open(each, { webhook: id }));
  } catch (error) {
    throw new Error('The secret was encrypted with another key. Make a new one.', { cause: error });
  }
}

/** What is signed: the same on each attempt but for the time. */
interface Signed {
  id: string;
  /** Seconds since 1970. */
  timestamp: number;
  body: string;
}

/** The value of `webhook-signature`: one signature for each secret (https://www.standardwebhooks.com). */
export function signatureOf({ id, timestamp, body }: Signed, secrets: Uint8Array[]): string {
  const sign = (secret: Uint8Array) =>
    createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64');
  return secrets.map((secret) => `v1,${sign(secret)}`).join(' ');
}
