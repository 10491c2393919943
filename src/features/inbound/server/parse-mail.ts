import { createHash } from 'node:crypto';
import { type Address, type Attachment, addressParser, type Email } from 'postal-mime';
import { mostLogoBytes } from '../../../platform/mail/logo-pictures.ts';
import { referencesIn } from '../../requests/references.ts';
import { type Bounce, bounceOf, isBounce } from './bounce.ts';
import { MailParser } from './mail-parser.ts';
import { splitQuoted } from './quoted-text.ts';
import { type AuthServices, type SenderVerification, verifySender } from './sender-verification.ts';

export interface MailFile {
  name: string;
  type: string;
  content: Uint8Array;
}

interface MailSender {
  name: string;
  address: string;
}

export type MailKind = 'reply' | 'new' | 'auto-reply' | 'bounce' | 'own' | 'unparsable';

export interface ParsedMail {
  kind: MailKind;
  /**
   * Equal for every copy of a mail, regardless of its delivery: its Message-ID and a digest of its content, or a digest
   * of its bytes when it has none. Another mail with the same Message-ID has another key.
   */
  key: string;
  messageId: string | null;
  inReplyTo: string[];
  references: string[];
  /** Outbox ids of the mails that it replies to, the newest first. */
  outboxIds: string[];
  /** Text after “+” in the addresses of its recipients. */
  plusTags: string[];
  /** References of requests in its subject. */
  requestReferences: string[];
  /** Reply-To when a list or a form sends with the company's address in From; empty without an address. */
  from: MailSender;
  replyTo: MailSender | null;
  subject: string;
  /** Milliseconds since 1970, by the sender's clock. */
  date: number | null;
  text: string;
  quoted: string;
  attachments: MailFile[];
  /** Sent by a program: it must not be acknowledged. */
  isAutomatic: boolean;
  /** Marked as spam by the mail server. */
  isMarkedSpam: boolean;
  senderVerification: SenderVerification;
  bounce: Bounce | null;
}

export interface OwnMail {
  /** Domain of our Message-IDs. */
  domain: string;
  /** Our sender addresses, in lower case. */
  addresses: readonly string[];
  /** Servers whose Authentication-Results are trusted. */
  authServices: AuthServices;
}

/** Limit of characters that are read of a mail's text. */
const longestText = 200_000;
const longestSubject = 500;
const mostIds = 50;

/** A smaller inline picture is the logo of a signature, or that of our mail. */
const leastInlinePicture = mostLogoBytes;

type Headers = (name: string) => string;

function headersOf(mail: Email): Headers {
  return (name) => mail.headers.find(({ key }) => key === name)?.value ?? '';
}

/** Returns one line without control characters and characters that hide or reorder text. */
function lineOf(text: string, longest = longestSubject): string {
  return text
    .slice(0, 4 * longest)
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}]/gu, ' ')
    .split(/\s/)
    .filter(Boolean)
    .join(' ')
    .slice(0, longest)
    .toWellFormed();
}

/** Removes characters that hide or reorder text, trailing spaces, and repeated blank lines. */
function tidy(text: string): string {
  const lines: string[] = [];
  for (const line of text.replaceAll('\r\n', '\n').replaceAll('\r', '\n').split('\n')) {
    const clean = line
      .replace(/[\u00a0\u2007\u202f\t]/g, ' ')
      .replace(/[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu, '')
      .trimEnd();
    if (clean !== '' || lines.at(-1) !== '') lines.push(clean);
  }
  return lines.join('\n').trim().toWellFormed();
}

function idsIn(value: string): string[] {
  return value
    .slice(0, 20_000)
    .split(/[\s<>,]+/)
    .filter((id) => id.includes('@'))
    .slice(-mostIds);
}

function mailboxesOf(addresses: readonly Address[]): MailSender[] {
  return addresses
    .flatMap((address) => address.group ?? [address])
    .map(({ name = '', address = '' }) => ({
      name: lineOf(name, 300),
      address: lineOf(address, 300),
    }));
}

const outboxId = /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/i;

/** Returns the outbox id of one of our Message-IDs, in lower case; null for others. */
function outboxIdOf(messageId: string, { domain }: OwnMail): string | null {
  const at = messageId.lastIndexOf('@');
  const [local, host] = [messageId.slice(0, at), messageId.slice(at + 1)];
  return host.toLowerCase() === domain.toLowerCase() && outboxId.test(local) ? local.toLowerCase() : null;
}

function outboxIdsOf(ids: readonly string[], own: OwnMail): string[] {
  const found = ids.map((id) => outboxIdOf(id, own)).filter((id) => id !== null);
  return [...new Set(found)];
}

/** Prefixes of subjects that autoresponders write. */
const autoReplySubjects = [
  'automatic reply:',
  'auto reply:',
  'auto-reply:',
  'autoreply:',
  'respuesta automática:',
  'resposta automática:',
  'automatische antwort:',
  'réponse automatique :',
  'réponse automatique:',
  'risposta automatica:',
];

/** Out-of-office texts in a subject, which people may write too. */
const absenceSubjects = ['out of office', 'out of the office', 'fuera de la oficina', 'fora do escritório'];

function isAutoReply(
  header: Headers,
  own: OwnMail,
  { subject, type }: { subject: string; type: string },
): boolean {
  const small = subject.toLowerCase();
  if (header('auto-submitted').toLowerCase().startsWith('auto-replied')) return true;
  if (['x-autoreply', 'x-autorespond', 'x-autoresponder'].some((name) => header(name) !== '')) return true;
  if (header('precedence').toLowerCase().replace('-', '_') === 'auto_reply') return true;
  if (type.includes('report-type=disposition-notification')) return true;
  if (autoReplySubjects.some((start) => small.startsWith(start))) return true;
  return isFromProgram(header, own) && absenceSubjects.some((absence) => small.includes(absence));
}

/** Checks RFC 3834 and the headers of mailing lists and Exchange. */
function isFromProgram(header: Headers, own: OwnMail): boolean {
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

function fileOf({ filename, mimeType, content, related }: Attachment, index: number): MailFile[] {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
  if (related && mimeType.startsWith('image/') && bytes.byteLength < leastInlinePicture) return [];
  const name = lineOf(filename ?? '', 200) || (mimeType === 'message/rfc822' ? 'mail.eml' : '');
  const ending = mimeType === 'text/calendar' ? '.ics' : '';
  return [{ name: name || `file-${index + 1}${ending}`, type: mimeType.slice(0, 100), content: bytes }];
}

/** Returns true for a mail of the application or from one of the company's addresses. */
function isOwnMail({ messageId, from }: Pick<ParsedMail, 'messageId' | 'from'>, own: OwnMail): boolean {
  return (messageId !== null && outboxIdOf(messageId, own) !== null) || isOurs(from, own);
}

function isOurs({ address }: MailSender, own: OwnMail): boolean {
  return own.addresses.includes(address.toLowerCase());
}

function digestOf(raw: Uint8Array): string {
  return `sha256:${createHash('sha256').update(raw).digest('base64url')}`;
}

/** Excludes headers that mail servers add in transit. */
function contentDigest({
  from,
  subject,
  text,
  quoted,
  attachments,
}: Pick<ParsedMail, 'from' | 'subject' | 'text' | 'quoted' | 'attachments'>): string {
  const files = attachments.map(({ name, content }) => [name, digestOf(content)]);
  const content = [from.address.toLowerCase(), subject, text, quoted, files];
  return digestOf(new TextEncoder().encode(JSON.stringify(content)));
}

/** Returns the first Message-ID header; null when it is missing or unusable as a key. */
function messageIdOf(header: Headers): string | null {
  const [id] = idsIn(header('message-id'));
  return id && id.length <= 300 ? id : null;
}

async function parse(raw: Uint8Array, own: OwnMail): Promise<ParsedMail> {
  const parser = new MailParser({
    forceRfc822Attachments: true,
    maxNestingDepth: 50,
    maxHeadersSize: 500_000,
  });
  const mail = await parser.parse(raw);
  const header = headersOf(mail);
  const type = header('content-type').toLowerCase().replaceAll('"', '').replaceAll(' ', '');
  const messageId = messageIdOf(header);
  const subject = lineOf(mail.subject ?? '');
  const inReplyTo = idsIn(header('in-reply-to'));
  const references = idsIn(header('references'));
  const [writtenFrom = { name: '', address: '' }] = mailboxesOf(mail.from ? [mail.from] : []);
  const [replyTo = null] = mailboxesOf(mail.replyTo ?? []);
  const from = replyTo && isOurs(writtenFrom, own) ? replyTo : writtenFrom;
  const recipients = [
    ...mailboxesOf([...(mail.to ?? []), ...(mail.cc ?? [])].slice(0, 100)),
    ...['delivered-to', 'x-original-to', 'envelope-to'].flatMap((name) =>
      mailboxesOf(addressParser(header(name).slice(0, 2_000))),
    ),
  ];
  const isForward = /^(?:fwd?|fw|rv|enc|wg|tr)\s?:/i.test(subject);
  const body = tidy((mail.text ?? '').slice(0, longestText));
  const bounce = isBounce(mail, type) ? bounceOf(mail, body, (ids) => outboxIdsOf(idsIn(ids), own)) : null;
  const outboxIds = outboxIdsOf([...inReplyTo, ...[...references].reverse()], own);
  const plusTags = recipients.flatMap(({ address }) => {
    const local = address.slice(0, address.lastIndexOf('@'));
    return local.includes('+') ? [local.slice(local.lastIndexOf('+') + 1).toLowerCase()] : [];
  });
  const requestReferences = referencesIn(subject);
  const isAnswer = inReplyTo.length + references.length + requestReferences.length > 0;
  const isAuto = isAutoReply(header, own, { subject, type });
  const personKind = isAnswer ? 'reply' : 'new';
  const ordinaryKind = isAuto ? 'auto-reply' : personKind;
  const ownKind = isOwnMail({ messageId, from }, own) ? 'own' : ordinaryKind;
  const kind = bounce ? 'bounce' : ownKind;
  const date = Date.parse(mail.date ?? '');
  const texts = bounce || isAuto ? { text: body, quoted: '' } : splitQuoted(body, { isForward });
  const attachments = bounce ? [] : mail.attachments.slice(0, 100).flatMap(fileOf);
  return {
    kind,
    key: messageId
      ? `<${messageId}> ${contentDigest({ from, subject, ...texts, attachments })}`
      : digestOf(raw),
    messageId,
    inReplyTo,
    references,
    outboxIds,
    plusTags: [...new Set(plusTags)],
    requestReferences,
    from,
    replyTo,
    subject,
    date: Number.isNaN(date) ? null : date,
    ...texts,
    attachments,
    isAutomatic: isAuto || bounce !== null || isFromProgram(header, own),
    isMarkedSpam: /^yes/i.test(header('x-spam-flag')) || /^yes/i.test(header('x-spam-status')),
    senderVerification: verifySender(
      mail.headers.flatMap(({ key, value }) => (key === 'authentication-results' ? [value] : [])),
      { from: from === writtenFrom ? writtenFrom.address : '', services: own.authServices },
    ),
    bounce,
  };
}

export function unparsableMail(raw: Uint8Array): ParsedMail {
  return {
    kind: 'unparsable',
    key: digestOf(raw),
    messageId: null,
    inReplyTo: [],
    references: [],
    outboxIds: [],
    plusTags: [],
    requestReferences: [],
    from: { name: '', address: '' },
    replyTo: null,
    subject: '',
    date: null,
    text: '',
    quoted: '',
    attachments: [],
    isAutomatic: true,
    isMarkedSpam: false,
    senderVerification: 'unknown',
    bounce: null,
  };
}

/**
 * Parses a mail (RFC 5322) without side effects, HTML as text. Never rejects: an invalid mail is `unparsable`. The work
 * is limited by the size of the mail.
 */
export async function parseMail(raw: Uint8Array, own: OwnMail): Promise<ParsedMail> {
  try {
    const parsed = await parse(raw, own);
    const isEmpty = parsed.from.address === '' && parsed.text === '' && parsed.subject === '';
    return isEmpty ? unparsableMail(raw) : parsed;
  } catch {
    return unparsableMail(raw);
  }
}
