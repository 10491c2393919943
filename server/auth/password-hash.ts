import { type Algorithm, hash, verify } from '@node-rs/argon2';

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

/** The argon2id hash of a password, in PHC format, with a salt of its own. */
function hashPassword(password: string): Promise<string> {
  return hash(normalised(password), strength);
}

/** Tells whether a password is the one that was hashed; takes about as long as hashing it. */
function verifyPassword({ hash: stored, password }: { hash: string; password: string }): Promise<boolean> {
  return verify(stored, normalised(password));
}

/** How passwords become what is stored, and are known again. */
export interface PasswordHash {
  hash: (password: string) => Promise<string>;
  verify: (attempt: { hash: string; password: string }) => Promise<boolean>;
}

export const argon2id: PasswordHash = { hash: hashPassword, verify: verifyPassword };
