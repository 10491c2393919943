import { createHash, randomBytes } from 'node:crypto';

/** Hash of a token or of a mailed link: enough to recognize it, useless to a reader of the database. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** 256 random bits, for a link in a mail. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}
