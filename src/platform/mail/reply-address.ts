import { createHmac, timingSafeEqual } from 'node:crypto';
import type { MailAddress, MailContext } from './composed-email.ts';

/** Digits and letters that survive a mail server which changes their case. */
const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';

/** 100 bits. */
const tokenLength = 20;

const tag = /^((?:rr|cm)-[a-z\d]{6})-([a-z2-7]{20})$/;

function tokenOf(reference: string, key: string): string {
  const digest = createHmac('sha256', key).update(`reply to ${reference.toLowerCase()}`).digest();
  return Array.from(digest.subarray(0, tokenLength), (byte) => alphabet.charAt(byte % 32)).join('');
}

/**
 * The company's address with what makes an answer to it land in a request, `rates+rr-7k3m9q-…@example.com`: nobody can
 * guess it without the key.
 */
export function replyAddress(address: string, reference: string, key: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, at)}+${reference.toLowerCase()}-${tokenOf(reference, key)}${address.slice(at)}`;
}

/** The reference that follows “+” in an address that `replyAddress` made; null for anything else. */
export function referenceOfTag(text: string, key: string): string | null {
  const [, reference, token] = tag.exec(text.toLowerCase()) ?? [];
  if (!reference || !token) return null;
  const isOurs = timingSafeEqual(Buffer.from(token), Buffer.from(tokenOf(reference, key)));
  return isOurs ? reference.toUpperCase() : null;
}

/** Reply-To of a mail about a request: the company's mailbox with the request's token. */
export function replyToOf(
  { company, answersByMail }: MailContext,
  { email, reference }: { email: string; reference: string },
): MailAddress {
  const key = answersByMail?.replyKey;
  return { name: company.name, address: key ? replyAddress(email, reference, key) : email };
}
