import { createHash } from 'node:crypto';
import type { Language } from '../../contract/language.ts';

/** An idempotency key, with whose it is. */
export interface SubmissionKey {
  text: string;
  /** The network address that the key belongs to; null for a random key, which nobody else can have. */
  address: string | null;
}

/** How a submission arrived, apart from what it says. */
export interface Circumstances {
  language: Language;
  /** The sender's word that two submissions are the same one; null when it gave none. */
  key: SubmissionKey | null;
  /** Whether the field that people cannot see was filled in. */
  trapFilled: boolean;
  /** How long the form was on the screen; null when unknown. */
  secondsToFill: number | null;
  /** Form posts from the sender's address in the last hour, as a share of what is allowed (1 = all of it). */
  rateLimitUsage: number;
  /** The reference of the sender’s earlier request that this one is a later version of, as they say. */
  follows?: string | null;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/**
 * What makes two submissions the same one: the sender's key, whose it is (the account, else the address of a key that is
 * not random) and every answer. A form that is changed and sent again under its old key is a new submission, because the
 * change must not be lost. Null without a key.
 */
export function dedupeKeyOf(
  kind: string,
  key: SubmissionKey | null,
  answers: object,
  accountId: string | null = null,
): string | null {
  if (key === null) return null;
  return sha256(JSON.stringify([kind, key.text, accountId ?? key.address, answers]));
}

/** Equal for texts that differ only in case and spacing; empty where there is no text, which is like no other. */
export function textHashOf(...texts: string[]): string {
  const text = texts.join(' ').toLowerCase().replace(/\s+/g, ' ').trim();
  return text === '' ? '' : sha256(text);
}
