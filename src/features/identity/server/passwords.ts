import { randomBytes } from 'node:crypto';
import { type Algorithm, hash, verify } from '@node-rs/argon2';
import { currentSettings } from '#features/settings/server/current-settings.ts';

let passwords: Promise<{ whole: Set<string>; stems: Set<string> }> | null = null;

/** Terms of this trade, which no list of passwords has. */
const tradeTerms =
  'logistics logistica logistic freight forwarder forwarding shipping shipment cargo export import customs aduana aduanas carga flete fletes embarque embarques transporte transportes frete fretes despacho comercio';

/** Letters that look like the digits and signs of "p@ssw0rd". */
const lookalikes: Record<string, string> = Object.fromEntries(
  ['0o', '1i', '3e', '4a', '5s', '7t', '@a', '$s', '!i'].map(([sign = '', letter = '']) => [sign, letter]),
);

const withoutLookalikes = (word: string) => word.replace(/[013457@$!]/g, (sign) => lookalikes[sign] ?? sign);

/** A shorter word is no common password with digits, but a part of many. */
const shortestStem = 5;

/** Returns the words that a password is without up to six digits and signs at its ends, as typed and as they are meant. */
function stemsOf(password: string): string[] {
  const [, word = ''] = password.match(/^[\d!?.#*_-]{0,6}(.*?)[\d!?.#*_-]{0,6}$/s) ?? [];
  return [word, withoutLookalikes(word)].filter((stem) => stem.length >= shortestStem);
}

async function load() {
  const { default: text } = await import('./common-passwords.txt?raw');
  const lines = text.trimEnd().split('\n');
  const stems = lines.flatMap(stemsOf).filter((stem) => /^\p{L}+$/u.test(stem));
  return { whole: new Set(lines), stems: new Set([...stems, ...tradeTerms.split(' ')]) };
}

/** Returns letters and digits alone, without case and accents: "Puente-Már 2026" is puentemar2026. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** A shorter name is refused alone or with digits, since it lies in many words. */
const shortestInside = 4;

/** Returns true for a password with the company's name or domain in it, or of the first word of the name and digits. */
function hasCompanyName(password: string): boolean {
  const { name, website } = currentSettings().company;
  const typed = plain(password);
  const letters = typed.replace(/\p{N}/gu, '');
  const [firstWord = ''] = name.trim().split(/\s+/);
  const [domain = ''] = new URL(website).hostname.replace(/^www\./, '').split('.');
  const names = [name, domain].map(plain).filter((text) => text.length >= shortestInside);
  if (names.some((text) => typed.includes(text))) return true;
  return letters !== '' && [name, firstWord, domain].map(plain).includes(letters);
}

/** Returns true for text that repeats its first one to four characters until its end, as aaaaaaaa and abcabcab do. */
function isRepetition(password: string): boolean {
  const characters = [...password.toLowerCase()];
  return [1, 2, 3, 4].some((length) =>
    characters.every((character, index) => character === characters[index % length]),
  );
}

/** Returns true for a password that is the person's address, or its part before the @ with digits. */
function isAddress(password: string, email: string): boolean {
  const typed = plain(password);
  const [mailbox = ''] = email.split('@');
  const letters = (text: string) => plain(text).replace(/\p{N}/gu, '');
  const isMailbox = letters(mailbox).length >= shortestInside && letters(password) === letters(mailbox);
  return isMailbox || typed === plain(email);
}

/**
 * Returns true for a password that is guessed first: one of the 17,950 most common ones of eight characters or more,
 * whatever its case; the word of one, or of this trade, with other digits and signs; one with the company's name in it; the
 * person's address; one short pattern repeated. The list is read when it is first needed.
 */
export async function isGuessablePassword(password: string, email: string): Promise<boolean> {
  if (isRepetition(password) || hasCompanyName(password) || isAddress(password, email)) return true;
  passwords ??= load();
  const { whole, stems } = await passwords;
  const lower = password.toLowerCase();
  return whole.has(lower) || stemsOf(lower).some((stem) => stems.has(stem) || whole.has(stem));
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

  /** True if a password is the one that was hashed. Takes about as long as hashing it, for null (no account) as well. */
  async verify(stored: string | null, password: string): Promise<boolean> {
    dummyHash ??= argon2id.hash(randomBytes(16).toString('hex'));
    const isRight = await verify(stored ?? (await dummyHash), normalised(password));
    return isRight && stored !== null;
  },
};
