import type { Email } from 'postal-mime';
import { headerReader, longestPart, startOf } from './mail-headers.ts';

export interface Bounce {
  /** Id of the undelivered mail; null when the report does not name it. */
  outboxId: string | null;
  /** The unreachable address; empty when the report does not name it. */
  recipient: string;
  /** Status code such as 5.1.1 (RFC 3463); empty without one. */
  status: string;
  /** True when the mail server will not retry. */
  isPermanent: boolean;
}

const senders = ['mailer-daemon', 'postmaster', 'mail-daemon', 'microsoftexchange'];

const subjects = [
  'undeliverable',
  'undelivered mail',
  'delivery status notification',
  'delivery failure',
  'delivery failed',
  'mail delivery failed',
  'mail delivery system',
  'failure notice',
  'returned mail',
  'no se puede entregar',
  'no entregado',
  'não é possível entregar',
  'unzustellbar',
];

/** Returns true when a mail server sent the mail: its reports have no return address, so that none answers another. */
function isFromServer(mail: Email): boolean {
  const sender = mail.from?.address?.toLowerCase().split('@')[0] ?? '';
  return senders.some((name) => sender.startsWith(name)) || headerReader(mail)('return-path') === '<>';
}

/**
 * Returns true for a delivery report in the format of RFC 3464 or older mail servers. A mail of a person that has a report
 * attached is none.
 */
export function isBounce(mail: Email, contentType: string): boolean {
  const header = headerReader(mail);
  const isFromPerson = !isFromServer(mail) && header('return-path') !== '';
  if (contentType.includes('report-type=delivery-status')) return !isFromPerson;
  if (!isFromServer(mail)) return false;
  if (mail.attachments.some(({ mimeType }) => mimeType === 'message/delivery-status')) return true;
  if (header('x-failed-recipients') !== '') return true;
  const subject = mail.subject?.toLowerCase() ?? '';
  return subjects.some((part) => subject.includes(part));
}

/** Returns the values of a repeated field of a report. */
function fieldsOf(report: string, name: string): string[] {
  return report.split('\n').flatMap((line) => {
    const end = line.indexOf(':');
    return line.slice(0, end).trim().toLowerCase() === name ? [line.slice(end + 1).trim()] : [];
  });
}

/** Parses `rfc822; a@example.com`, `<a@example.com>` and `a@example.com`. */
function addressIn(value: string): string {
  const address = value.slice(value.indexOf(';') + 1).split(/[<>\s,]+/);
  return address.find((part) => part.includes('@')) ?? '';
}

/**
 * Finds the address in a report without fields, in the format of qmail: `<a@example.com>:` at the beginning of a line.
 */
function addressInText(text: string): string {
  const line = text
    .split('\n')
    .find((candidate) => candidate.trimStart().startsWith('<') && candidate.includes('@'));
  return addressIn(line ?? '');
}

/**
 * Parses a report. `outboxIdsIn` finds outbox ids in a list of Message-IDs: those of the returned mail, or of the mails
 * that the report replies to.
 */
export function bounceOf(mail: Email, text: string, outboxIdsIn: (ids: string) => string[]): Bounce {
  const header = headerReader(mail);
  const parts = mail.attachments.slice(0, 20);
  const report = parts
    .filter(({ mimeType }) => mimeType === 'message/delivery-status')
    .map(startOf)
    .join('\n');
  const returned = parts
    .filter(({ mimeType }) => mimeType === 'message/rfc822' || mimeType === 'text/rfc822-headers')
    .map(startOf)
    .join('\n');
  const readable = text.slice(0, longestPart);
  const ids = [
    ...fieldsOf(returned, 'message-id'),
    ...fieldsOf(readable, 'message-id'),
    header('in-reply-to'),
    header('references'),
  ];
  const [action = ''] = fieldsOf(report, 'action').map((value) => value.toLowerCase());
  const statusInText = /\b[45]\.\d{1,3}\.\d{1,3}\b/.exec(readable)?.[0] ?? '';
  const [status = statusInText] = fieldsOf(report, 'status').map((value) => value.split(' ')[0] ?? '');
  const recipients = [
    ...fieldsOf(report, 'final-recipient'),
    ...fieldsOf(report, 'original-recipient'),
    header('x-failed-recipients'),
  ].map(addressIn);
  return {
    outboxId: outboxIdsIn(ids.join(' '))[0] ?? null,
    recipient: recipients.find(Boolean) ?? addressInText(readable),
    status,
    isPermanent: action === '' ? !status.startsWith('4') : action === 'failed',
  };
}
