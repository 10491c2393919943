import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/*
 * Codes that change every thirty seconds (TOTP, RFC 6238), as every authenticator app makes them: SHA-1, six digits.
 */

const stepMs = 30_000;
const digits = 6;

/** RFC 4226 asks for at least 128 bits and recommends 160. */
const secretBytes = 20;

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A new secret. */
export function newTotpSecret(): Buffer {
  return randomBytes(secretBytes);
}

/** Bytes in the letters and digits that people type into an app (RFC 4648, base32 without padding). */
export function base32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

/** The number of the thirty seconds that a moment lies in. */
export function totpStep(now: number): number {
  return Math.floor(now / stepMs);
}

/** The code of thirty seconds. */
export function totpCode(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/**
 * The thirty seconds that a code belongs to, now or one before or after, for clocks that differ; null when it belongs
 * to none that comes after `newest`, the last that was taken.
 */
export function matchTotp(
  secret: Uint8Array,
  code: string,
  { now, newest }: { now: number; newest: number | null },
): number | null {
  const given = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(given)) return null;
  const current = totpStep(now);
  const step = [current, current - 1, current + 1].find((candidate) =>
    timingSafeEqual(Buffer.from(totpCode(secret, candidate)), Buffer.from(given)),
  );
  return step !== undefined && (newest === null || step > newest) ? step : null;
}

/** Content of the QR code for an authenticator app: the secret in base32, the account and the issuer. */
export function otpauthUrl(secret: string, { issuer, email }: { issuer: string; email: string }): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`;
  const query = `secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
  return `otpauth://totp/${label}?${query}&algorithm=SHA1&digits=${digits}&period=${stepMs / 1000}`;
}
