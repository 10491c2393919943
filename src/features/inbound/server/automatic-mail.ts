import { isAbsenceSubject, isAutoReplySubject } from './auto-reply-subjects.ts';
import type { Headers } from './mail-headers.ts';
import type { OwnMail } from './own-mail.ts';

/** Headers that only automatic replies have. */
const autoReplyHeaders = [
  'x-autoreply',
  'x-autoreply-from',
  'x-autorespond',
  'x-autoresponder',
  'x-mail-autoreply',
];

export function isAutoReply(
  header: Headers,
  own: OwnMail,
  { subject, type }: { subject: string; type: string },
): boolean {
  if (header('auto-submitted').toLowerCase().startsWith('auto-replied')) return true;
  if (autoReplyHeaders.some((name) => header(name) !== '')) return true;
  if (header('precedence').toLowerCase().replace('-', '_') === 'auto_reply') return true;
  return isAbsenceReply(header, own, { subject, type });
}

/** Returns true for a receipt, and when the subject says that a program answers for an absent person. */
export function isAbsenceReply(
  header: Headers,
  own: OwnMail,
  { subject, type }: { subject: string; type: string },
): boolean {
  if (type.includes('report-type=disposition-notification')) return true;
  if (isAutoReplySubject(subject)) return true;
  return isFromProgram(header, own) && isAbsenceSubject(subject);
}

/** Returns true for what a program says that it has sent: Auto-Submitted of RFC 3834, an empty Return-Path. */
function isSubmittedByProgram(header: Headers): boolean {
  const submitted = header('auto-submitted').toLowerCase();
  return (submitted !== '' && submitted !== 'no') || header('return-path') === '<>';
}

const isMassMail = (header: Headers) => ['bulk', 'list', 'junk'].includes(header('precedence').toLowerCase());

const isOfList = (header: Headers) => header('list-id') + header('list-unsubscribe') !== '';

/** Returns true where the company's address is a mailing list: then every mail to it has these headers. */
const isOfOwnList = (header: Headers, domain: string) =>
  header('list-id').toLowerCase().includes(domain.toLowerCase());

/** Checks RFC 3834 and the headers of mailing lists and Exchange. */
export function isFromProgram(header: Headers, own: OwnMail): boolean {
  if (isSubmittedByProgram(header)) return true;
  if (/\b(?:all|oof|autoreply)\b/i.test(header('x-auto-response-suppress').slice(0, 200))) return true;
  return !isOfOwnList(header, own.domain) && (isMassMail(header) || isOfList(header));
}

/** Kind of a mail that was not written by a person to us alone; null for any other. */
export type BulkKind = 'list' | 'automatic';

/**
 * Returns `list` for a newsletter and other mailings (List-Id, List-Unsubscribe, Precedence), and `automatic` for what a
 * program says that it has sent (Auto-Submitted of RFC 3834, an empty Return-Path). Null where people write to people: a
 * group with an address to post to (List-Post of RFC 2369), such as a customer's purchasing group, a mailing list of the
 * company itself, by which every mail to it comes, and a form of a website, which names its sender by Reply-To.
 */
export function bulkKindOf(
  header: Headers,
  { domain, hasOtherReplyTo }: { domain: string; hasOtherReplyTo: boolean },
): BulkKind | null {
  if (isOfOwnList(header, domain)) return null;
  if (/mailto:/i.test(header('list-post').slice(0, 500))) return null;
  if (isOfList(header)) return 'list';
  if (hasOtherReplyTo) return null;
  if (isMassMail(header)) return 'list';
  return isSubmittedByProgram(header) ? 'automatic' : null;
}
