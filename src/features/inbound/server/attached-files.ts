import { createHash } from 'node:crypto';
import type { Attachment } from 'postal-mime';
import { lineOf } from './mail-text.ts';

export interface MailFile {
  name: string;
  type: string;
  content: Uint8Array;
  /** A picture within the text, such as a logo or a pasted label. */
  isInline: boolean;
}

/** Pixels: a picture that is not larger in one direction is a spacer, a line or a counter of readers. */
const spacerPixels = 4;

export function digestOf(raw: Uint8Array): string {
  return `sha256:${createHash('sha256').update(raw).digest('base64url')}`;
}

function sizeOfPicture(bytes: Buffer): { width: number; height: number } | null {
  const start = bytes.toString('latin1', 0, 4);
  if (start === '\x89PNG' && bytes.length > 24)
    return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  if (start === 'GIF8' && bytes.length > 10)
    return { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) };
  return null;
}

function isSpacer(bytes: Uint8Array): boolean {
  const size = sizeOfPicture(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  return size !== null && Math.min(size.width, size.height) <= spacerPixels;
}

const endings: Readonly<Record<string, string>> = {
  'message/rfc822': '.eml',
  'text/calendar': '.ics',
  'text/html': '.html',
  'text/csv': '.csv',
  'text/vcard': '.vcf',
  'text/xml': '.xml',
  'application/xml': '.xml',
  'application/rtf': '.rtf',
};

function fileOf(
  { filename, mimeType, content, related, disposition, contentId }: Attachment,
  index: number,
): MailFile[] {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
  const isShown = related === true || (disposition === 'inline' && contentId !== undefined);
  const isInline = isShown && mimeType.startsWith('image/');
  if (isInline && isSpacer(bytes)) return [];
  const ending = endings[mimeType] ?? '';
  const usual = mimeType === 'message/rfc822' ? 'mail.eml' : `file-${index + 1}${ending}`;
  const name = lineOf(filename ?? '', 200).normalize() || usual;
  return [{ name, type: mimeType.slice(0, 100), content: bytes, isInline }];
}

/** Omits copies: an invitation is often sent as a part and as a file. */
export function filesOf(attachments: readonly Attachment[]): MailFile[] {
  // Large files have no digest without a calendar to compare them with.
  if (!attachments.some(({ mimeType }) => mimeType === 'text/calendar')) return attachments.flatMap(fileOf);
  const digests = attachments.map(({ content }) =>
    typeof content === 'string' ? '' : digestOf(new Uint8Array(content)),
  );
  const single = attachments.filter(({ filename, mimeType }, index) => {
    if (mimeType !== 'text/calendar') return true;
    const copies = attachments.filter(
      (_attachment, other) => other !== index && digests[other] === digests[index],
    );
    return filename !== null || !copies.some((copy) => copy.filename !== null);
  });
  return single.flatMap(fileOf);
}
