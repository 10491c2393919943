import { randomBytes } from 'node:crypto';
import { type Algorithm, hash, verify } from '@node-rs/argon2';

let passwords: Promise<Set<string>> | null = null;

async function load(): Promise<Set<string>> {
  const { default: text } = await import('./common-passwords.txt?raw');
  return new Set(text.trimEnd().split('\n'));
}

/**
 * Whether a password is one of the 17,950 most common ones of eight characters or more, whatever its case. The
 * list is read when it is first needed.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  passwords ??= load();
  return (await passwords).has(password.toLowerCase());
}

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const strength = {
  algorithm: 2 satisfies Algorithm.Argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};

/** One password typed on two keyboards may differ in bytes: NIST 800-63B asks for one form before hashing. */
function normalised(password: string): string {
  return password.normalize('NFKC');
}

let dummyHash: Promise<string> | null = null;

/** Passwords as argon2id hashes in PHC format. */
export const argon2id = {
  /** The hash of a password, with a salt of its own. */
  hash: (password: string): Promise<string> => hash(normalised(password), strength),

  /** Whether a password is the one that was hashed. Takes about as long as hashing it, for null (no account) as well. */
  async verify(stored: string | null, password: string): Promise<boolean> {
    dummyHash ??= argon2id.hash(randomBytes(16).toString('hex'));
    const isRight = await verify(stored ?? (await dummyHash), normalised(password));
    return isRight && stored !== null;
  },
};
