import { isAbsenceSubject, isAutoReplySubject } from './auto-reply-subjects.ts';
import type { OwnMail } from './own-mail.ts';

/** Returns the value of a header by its name in lower case; empty without one. */
export type Headers = (name: string) => string;

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

/** Checks RFC 3834 and the headers of mailing lists and Exchange. */
export function isFromProgram(header: Headers, own: OwnMail): boolean {
  const submitted = header('auto-submitted').toLowerCase();
  if (submitted !== '' && submitted !== 'no') return true;
  if (header('return-path').trim() === '<>') return true;
  if (/\b(?:all|oof|autoreply)\b/i.test(header('x-auto-response-suppress').slice(0, 200))) return true;
  // The company's address may be a mailing list: then every mail to it has these headers.
  if (header('list-id').toLowerCase().includes(own.domain.toLowerCase())) return false;
  const precedence = header('precedence').toLowerCase();
  return (
    ['bulk', 'list', 'junk'].includes(precedence) || header('list-id') + header('list-unsubscribe') !== ''
  );
}
