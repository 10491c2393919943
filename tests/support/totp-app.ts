import { totpCode, totpStep } from '#features/identity/server/totp.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The bytes of a secret as people type it. */
export function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from(bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? []);
}

/** The code that an authenticator app shows for a secret; `ahead` of the present one by so many thirty seconds. */
export function codeOf(secret: string, ahead = 0): string {
  return totpCode(fromBase32(secret.replace(/\s/g, '')), totpStep(Date.now()) + ahead);
}
