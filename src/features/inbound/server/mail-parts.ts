import type { Attachment } from 'postal-mime';
import { extendedNameIn } from './encoded-headers.ts';

/** A part of the mail in the package's tree, which it does not declare. */
export interface Part {
  state: 'header' | 'body' | 'finished';
  headerLines: string[];
  rawHeaderLines: { key: string; line: string }[];
  contentType: { value: string; parsed: StructuredHeader; multipart: string | false };
  contentDisposition: { value: string; parsed: StructuredHeader };
  contentTransferEncoding: { encoding: string };
  contentId?: string;
  content: ArrayBuffer | null;
  parentNode?: Part;
  childNodes: Part[];
  processHeaders(): void;
  setupContentDecoder(encoding: string): void;
}

interface StructuredHeader {
  value: string;
  params: Record<string, string>;
}

/** Undeclared internals of the package. */
export interface Internals {
  currentNode: Part;
  root: Part;
  attachments: Attachment[];
  textContent: { plain?: string };
  processLine(line: Uint8Array, isFinal: boolean): Promise<void>;
  collectAttachment(part: Part, content: ArrayBuffer, related: boolean, depthExceeded: boolean): void;
}

const listedTypes = new Set(['text/csv', 'text/calendar', 'text/vcard', 'text/x-vcard', 'text/directory']);
const dataTypes = new Set([
  'text/xml',
  'text/css',
  'text/rtf',
  'text/tab-separated-values',
  'text/rfc822-headers',
]);

/** Copies of the HTML for programs that few people use; the mail also has the text and the HTML. */
export const rareTypes = new Set(['text/x-amp-html', 'text/watch-html']);

export function isText({ contentType, contentDisposition }: Part): boolean {
  if (contentDisposition.parsed.value === 'attachment') return false;
  const type = contentType.parsed.value;
  if (type === 'text/plain' || type === 'text/html') return true;
  const isNamed = Boolean(contentDisposition.parsed.params.filename || contentType.parsed.params.name);
  if (isNamed || listedTypes.has(type) || dataTypes.has(type)) return false;
  return type.startsWith('text/') || ['', 'text', 'plain', 'html', 'application/text'].includes(type);
}

export function nameOf({ contentDisposition, contentType }: Part): string {
  const name = contentDisposition.parsed.params.filename || contentType.parsed.params.name || '';
  if (!name.includes('\ufffd')) return name;
  return extendedNameIn(contentDisposition.value) ?? extendedNameIn(contentType.value) ?? name;
}

const signatureTypes = new Set([
  'application/pkcs7-signature',
  'application/x-pkcs7-signature',
  'application/pgp-signature',
]);

/** Returns true for the signature of a signed mail and the version of an encrypted one (RFC 1847), which no person reads. */
export function isFrame({ contentType, parentNode }: Part): boolean {
  const type = contentType.parsed.value;
  const multipart = parentNode?.contentType.multipart;
  return (
    (multipart === 'signed' && signatureTypes.has(type)) ||
    (multipart === 'encrypted' && type === 'application/pgp-encrypted')
  );
}
