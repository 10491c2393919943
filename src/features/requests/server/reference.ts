import { randomInt } from 'node:crypto';

/** Digits and capitals without look-alikes when written by hand or read out: no 0 O, 1 I L, 2 Z, 5 S, 8 B, U V. */
const alphabet = '34679ACDEFGHJKMNPQRTWXY';

const prefixes = { 'rate-request': 'RR', 'contact-message': 'CM', feedback: 'FB' } as const;

/**
 * A short name for a submission such as RR-7K3M9Q, for people to say to each other: 148 million of each kind, drawn at
 * random. The caller stores it under a unique constraint and draws again when it is taken.
 */
export function newReference(kind: keyof typeof prefixes): string {
  let code = '';
  while (code.length < 6) code += alphabet.charAt(randomInt(alphabet.length));
  return `${prefixes[kind]}-${code}`;
}
