import { createHash, randomBytes } from 'node:crypto';

/** What is kept of a token or a link in a mail: enough to know it again, of no use to whoever reads the database. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** 256 random bits, for a link in a mail. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}
