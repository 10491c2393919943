import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { MailHeaders } from '#features/requests/lead.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import { findSentBefore, mailLimits } from '#platform/files/attachments.ts';
import { storeAttachment, storeUpload } from '#platform/files/store-upload.ts';
import { logoPictures } from '#platform/mail/logo-pictures.ts';
import { inboundMailStrings } from '#platform/mail/strings/en/mail-problems.ts';
import { emailProblem } from '#platform/values/email-address.ts';
import { lineLimit } from '#platform/values/text.ts';
import type { MailFile } from './attached-files.ts';
import type { InboundDependencies } from './inbound-dependencies.ts';
import type { FetchedMail } from './inbound-records.ts';
import type { ParsedMail } from './parse-mail.ts';

export type StoringDependencies = Omit<InboundDependencies, 'parse' | 'authServices' | 'replyKey'>;

/** A received mail with its record. */
export type Arrived = { id: string; mail: ParsedMail; fetched: FetchedMail };

/** Limit of files that are named because they were not kept. */
const mostNames = 20;

/** Limit of bytes of a picture in a text that is omitted when its sender sent it before: the logo of a signature. */
const mostSignatureBytes = 50_000;

const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1);

/** Truncates a text of the customer to `limit` characters. The notes are for staff. */
export function besideNotes(text: string, notes: string[], limit: number): { text: string; note?: string } {
  const isWhole = text.length <= limit;
  const note = withNotes('', isWhole ? notes : [...notes, inboundMailStrings.continued], limit);
  return { text: isWhole ? text : text.slice(0, limit).toWellFormed(), ...(note ? { note } : {}) };
}

/** Truncates a text to `limit` characters, including the notes at its end. */
export function withNotes(text: string, notes: string[], limit: number): string {
  const end = ['', ...notes].join('\n\n');
  if (text.length + end.length <= limit) return (text + end).trim();
  const whole = ['', ...notes, inboundMailStrings.continued].join('\n\n');
  return (text.slice(0, limit - whole.length).toWellFormed() + whole).trim();
}

function notesOf(notKept: MailFile[], { raw, size }: FetchedMail, isTextWhole: boolean): string[] {
  const { fileNotKept, fileEmpty, furtherFiles, cutOff, continued } = inboundMailStrings;
  return [
    ...notKept
      .slice(0, mostNames)
      .map(({ name, content: { byteLength } }) =>
        byteLength === 0 ? fileEmpty(name) : fileNotKept(name, megabytes(byteLength)),
      ),
    ...(notKept.length > mostNames ? [furtherFiles(notKept.length - mostNames)] : []),
    ...(isTextWhole ? [] : [continued]),
    ...(size > raw.byteLength ? [cutOff(megabytes(size))] : []),
  ];
}

const digestOf = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');

/** Returns the digests of our logo, which a reply returns. */
async function logoDigests(): Promise<string[]> {
  const pictures = await logoPictures(currentSettings().company.brand).catch(() => []);
  return pictures.map(({ content }) => digestOf(content));
}

/** Omits pictures of the text that repeat: our logo, and those of the sender's signature after the first time. */
async function withoutRepeatedPictures(
  { db }: StoringDependencies,
  files: readonly MailFile[],
  { email, uploadKey }: { email: string; uploadKey: string },
): Promise<MailFile[]> {
  const digests = new Map(
    files
      .filter(({ isInline, content }) => isInline && content.byteLength <= mostSignatureBytes)
      .map((file) => [file, digestOf(file.content)]),
  );
  if (digests.size === 0) return [...files];
  const repeated = await findSentBefore(db, { digests: [...digests.values()], email, uploadKey });
  for (const digest of await logoDigests()) repeated.add(digest);
  return files.filter((file) => !repeated.has(digests.get(file) ?? ''));
}

/** Returns the files of a mail, pictures of its text last; the last file of a truncated mail is incomplete and omitted. */
function filesOf({ attachments }: ParsedMail, { raw, size }: FetchedMail): MailFile[] {
  const complete = size > raw.byteLength ? attachments.slice(0, -1) : attachments;
  return [...complete].sort((one, other) => Number(one.isInline) - Number(other.isInline));
}

/** Stores the files of a mail, for a lead or before it exists. */
export async function keepFilesOf(
  deps: StoringDependencies,
  {
    mail,
    fetched,
    leadId,
    isInternal = false,
  }: { mail: ParsedMail; fetched: FetchedMail; leadId: string | null; isInternal?: boolean },
) {
  const uploadKey = deps.cipher.hash(`files of ${mail.key}`);
  const email = mail.from.address;
  const files = await withoutRepeatedPictures(deps, filesOf(mail, fetched), { email, uploadKey });
  const fileIds: string[] = [];
  const notKept = files.slice(mailLimits.mostFiles);
  for (const file of files.slice(0, mailLimits.mostFiles)) {
    const upload = { stream: Readable.from([file.content]), name: file.name, uploadKey, limits: mailLimits };
    const stored = await (leadId === null
      ? storeUpload(deps, upload)
      : storeAttachment(deps, { ...upload, leadId, isInternal }));
    if (stored.ok) fileIds.push(stored.file.fileId);
    else notKept.push(file);
  }
  const notes = notesOf(notKept, fetched, mail.isTextWhole);
  return { uploads: { fileIds: [...new Set(fileIds)], uploadKey }, notes };
}

/** Limit of addresses that are stored of a header. */
const mostAddresses = 50;

/**
 * Returns what staff see of the headers. Reply-To of a sender that is not verified counts in a thread alone, where it
 * cannot divert replies to a stranger.
 */
export function headersOf(
  { from, replyTo, sender, to, cc, subject, senderVerification }: ParsedMail,
  { isInThread }: { isInThread: boolean },
): MailHeaders {
  const isTrusted = isInThread || senderVerification === 'verified';
  const answered = isTrusted && replyTo && emailProblem(replyTo.address) === null ? { replyTo } : {};
  return {
    from,
    ...(answered.replyTo?.address.toLowerCase() === from.address.toLowerCase() ? {} : answered),
    ...(sender ? { sender } : {}),
    to: to.slice(0, mostAddresses),
    cc: cc.slice(0, mostAddresses),
    subject: subject.slice(0, lineLimit).toWellFormed(),
  };
}
