import type { Cipher } from '../secrets/cipher.ts';

type Answers = Record<string, string>;

/** The answers as they are stored; null when there are none. */
export function sealAnswers(cipher: Cipher, accountId: string, answers: Answers): Buffer | null {
  if (Object.keys(answers).length === 0) return null;
  return cipher.seal(Buffer.from(JSON.stringify(answers)), { answers: accountId });
}

/** The answers that were stored. Throws when they were changed. */
export function openAnswers(cipher: Cipher, accountId: string, sealed: Uint8Array | null): Answers {
  return sealed ? JSON.parse(cipher.open(sealed, { answers: accountId }).toString()) : {};
}
