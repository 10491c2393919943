import { createHmac } from 'node:crypto';

/** What is signed: the same on each attempt but for the time. */
export interface Signed {
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
