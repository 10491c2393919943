import { referencesIn } from '#features/requests/references.ts';
import { domainOf } from '#platform/values/email-address.ts';
import { digestOf, filesOf, type MailFile } from './attached-files.ts';
import { type BulkKind, bulkKindOf, isAbsenceReply, isAutoReply, isFromProgram } from './automatic-mail.ts';
import { type Bounce, bounceOf, isBounce } from './bounce.ts';
import { addressesIn, type MailAddress } from './mail-addresses.ts';
import { charsetNamedIn } from './mail-charset.ts';
import { type Headers, headerReader } from './mail-headers.ts';
import { MailParser } from './mail-parser.ts';
import { addressesOf, type Forwarded, formSenderOf, forwardedIn, sendersOf } from './mail-senders.ts';
import { lineOf, tidy } from './mail-text.ts';
import { isInternal, type OwnMail } from './own-mail.ts';
import { splitQuoted } from './quoted-text.ts';
import { type SenderVerification, verifySender } from './sender-verification.ts';

export type MailKind = 'reply' | 'new' | 'auto-reply' | 'bounce' | 'own' | 'unparsable';

export interface ParsedMail extends Forwarded {
  kind: MailKind;
  /**
   * Equal for every copy of a mail, regardless of its delivery: its Message-ID and a digest of its content, or a digest
   * of its bytes when it has none. Another mail with the same Message-ID has another key.
   */
  key: string;
  /** The key of older releases, without the time at which the mail was written. */
  formerKey: string;
  messageId: string | null;
  inReplyTo: string[];
  references: string[];
  /** Outbox ids of the mails that it replies to, the newest first. */
  outboxIds: string[];
  /** Text after “+” in the addresses of its recipients. */
  plusTags: string[];
  /** References of requests in its subject. */
  requestReferences: string[];
  /**
   * Reply-To when a list or a form sends with the company's address in From; Sender or Return-Path when From has no
   * address; empty without any.
   */
  from: MailAddress;
  /** The Reply-To header, or who filled in the form that a website's program sends without one. */
  replyTo: MailAddress | null;
  /** The Sender header, when it names another address than From. */
  sender: MailAddress | null;
  /** The envelope's sender, by the mailbox's mail server. */
  returnPath: string | null;
  to: MailAddress[];
  cc: MailAddress[];
  subject: string;
  /** Milliseconds since 1970, by the sender's clock. */
  date: number | null;
  text: string;
  quoted: string;
  /** HTML as it came, for a sandbox; empty when the mail has none. */
  html: string;
  /** False when the mail has more text than is read. */
  isTextWhole: boolean;
  attachments: MailFile[];
  /** Sent by a program: it must not be acknowledged. */
  isAutomatic: boolean;
  /** Sent to many or by a program, not as an answer. */
  bulk: BulkKind | null;
  /** Marked as spam by the mail server. */
  isMarkedSpam: boolean;
  senderVerification: SenderVerification;
  bounce: Bounce | null;
  /** True when the subject or the type says that it is an automatic reply, as of an absence. */
  isAbsence: boolean;
  /** Sent by a person at one of the company's addresses. */
  isFromCompany: boolean;
  /** The subject says that it forwards another mail. */
  isForward: boolean;
}

/** Limit of characters that are read of a mail's text. */
const longestText = 200_000;
const longestSubject = 500;

/** Limit of characters of HTML that is shown. */
const longestHtml = 1_000_000;
const mostIds = 50;
const mostRecipients = 100;

/** Limit of files of a mail. */
const mostFiles = 500;

function idsIn(value: string): string[] {
  return value
    .slice(0, 20_000)
    .split(/[\s<>,]+/)
    .filter((id) => id.includes('@'))
    .slice(-mostIds);
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

/** Repairs the start and the line ends of a mail that was passed on as a file. */
function sourceOf(raw: Uint8Array): Uint8Array {
  const start = raw.findIndex((byte) => ![0x0a, 0x0d, 0xef, 0xbb, 0xbf].includes(byte));
  const source = start > 0 ? raw.subarray(start) : raw;
  if (source.includes(0x0a)) return source;
  return source.map((byte) => (byte === 0x0d ? 0x0a : byte));
}

/** Returns true for a mail that this application sent: one of its addresses in From proves nothing. */
function isOwnMail(messageId: string | null, own: OwnMail): boolean {
  return messageId !== null && outboxIdOf(messageId, own) !== null;
}

/** Excludes headers that mail servers add in transit. */
function keysOf({
  messageId,
  date,
  from,
  subject,
  text,
  quoted,
  attachments,
}: Pick<ParsedMail, 'messageId' | 'date' | 'from' | 'subject' | 'text' | 'quoted' | 'attachments'>) {
  const files = attachments.map(({ name, content }) => [name, digestOf(content)]);
  const content = [from.address.toLowerCase(), subject, text, quoted, files];
  const keyOf = (parts: unknown[]) =>
    `<${messageId}> ${digestOf(new TextEncoder().encode(JSON.stringify(parts)))}`;
  return { key: keyOf([...content, date]), formerKey: keyOf(content) };
}

/** Returns the first Message-ID header; null when it is missing or unusable as a key. */
function messageIdOf(header: Headers): string | null {
  const [id] = idsIn(header('message-id'));
  return id && id.length <= 300 ? id : null;
}

async function parse(raw: Uint8Array, own: OwnMail): Promise<ParsedMail> {
  const parser = new MailParser(charsetNamedIn(raw));
  const mail = await parser.parse(sourceOf(raw));
  const header = headerReader(mail);
  const type = header('content-type').toLowerCase().replaceAll('"', '').replaceAll(' ', '');
  const messageId = messageIdOf(header);
  const subject = lineOf(mail.subject ?? '', longestSubject);
  const inReplyTo = idsIn(header('in-reply-to'));
  const references = idsIn(header('references'));
  const senders = sendersOf(mail, own);
  const { from, writtenFrom, sender, returnPath } = senders;
  const to = addressesOf(mail, 'to');
  const cc = addressesOf(mail, 'cc');
  const recipients = [
    ...[...to, ...cc].slice(0, mostRecipients),
    ...['delivered-to', 'x-original-to', 'envelope-to'].flatMap((name) => addressesIn(header(name))),
  ];
  const isForward = /^(?:fwd?|fw|rv|enc|wg|tr)\s?:/i.test(subject);
  const isReport = isBounce(mail, type);
  const passedOn =
    !isReport && (isForward || isInternal(from.address, own)) ? await parser.openForwarded() : [];
  const written = [mail.text ?? '', ...passedOn].join('\n\n');
  const body = tidy(written.slice(0, longestText));
  const formSender = senders.replyTo ? null : formSenderOf(from, body, own);
  const replyTo = senders.replyTo ?? formSender;
  const bounce = isReport ? bounceOf(mail, body, (ids) => outboxIdsOf(idsIn(ids), own)) : null;
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
  const ownKind = isOwnMail(messageId, own) ? 'own' : ordinaryKind;
  const kind = bounce ? 'bounce' : ownKind;
  const writtenAt = Date.parse(mail.date ?? '');
  const date = Number.isNaN(writtenAt) ? null : writtenAt;
  const texts = bounce || isAuto ? { text: body, quoted: '' } : splitQuoted(body, { isForward });
  const attachments = filesOf(mail.attachments.slice(0, mostFiles));
  return {
    kind,
    ...(messageId
      ? keysOf({ messageId, date, from, subject, ...texts, attachments })
      : { key: digestOf(raw), formerKey: digestOf(raw) }),
    messageId,
    inReplyTo,
    references,
    outboxIds,
    plusTags: [...new Set(plusTags)],
    requestReferences,
    from,
    replyTo,
    sender,
    returnPath,
    to,
    cc,
    subject,
    date,
    ...texts,
    html: parser.htmlSource.slice(0, longestHtml),
    isTextWhole: parser.isTextWhole && written.length <= longestText,
    attachments,
    isAutomatic: isAuto || bounce !== null || formSender !== null || isFromProgram(header, own),
    bulk: bulkKindOf(header, {
      domain: own.domain,
      hasOtherReplyTo: replyTo !== null && domainOf(replyTo.address) !== domainOf(writtenFrom.address),
    }),
    isMarkedSpam: /^yes/i.test(header('x-spam-flag')) || /^yes/i.test(header('x-spam-status')),
    senderVerification: verifySender(
      mail.headers.flatMap(({ key, value }) => (key === 'authentication-results' ? [value] : [])),
      {
        from: from === writtenFrom ? from.address : '',
        services: own.authServices,
        hasOneFrom: mail.headers.filter(({ key }) => key === 'from').length === 1,
      },
    ),
    bounce,
    isAbsence: isAuto && isAbsenceReply(header, own, { subject, type }),
    isFromCompany: isInternal(from.address, own),
    isForward,
    ...forwardedIn(mail, body, own),
  };
}

export function unparsableMail(raw: Uint8Array): ParsedMail {
  return {
    kind: 'unparsable',
    key: digestOf(raw),
    formerKey: digestOf(raw),
    messageId: null,
    inReplyTo: [],
    references: [],
    outboxIds: [],
    plusTags: [],
    requestReferences: [],
    from: { name: '', address: '' },
    replyTo: null,
    sender: null,
    returnPath: null,
    to: [],
    cc: [],
    subject: '',
    date: null,
    text: '',
    quoted: '',
    html: '',
    isTextWhole: true,
    attachments: [],
    isAutomatic: true,
    bulk: null,
    isMarkedSpam: false,
    senderVerification: 'unknown',
    bounce: null,
    isAbsence: false,
    isFromCompany: false,
    isForward: false,
    forwardedFrom: null,
    forwardedText: null,
    isForm: false,
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
