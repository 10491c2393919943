import { createHash } from 'node:crypto';
import { type AttachmentType, attachmentEndings } from './attachment-type.ts';
import { type FileType, fileTypeOf } from './file-type.ts';

const longest = 200;

/** Characters of the given name that are read at all; the last ones, where its ending is. */
const mostRead = 1000;

/** The text without dots and spaces at its ends; linear, where an expression would be quadratic. */
function trimDots(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && '. '.includes(text.charAt(start))) start += 1;
  while (end > start && '. '.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/**
 * A file's name as text to show, never a path: the last part of what the sender gave, without control and invisible
 * characters, at most 200 characters, ending as files of its type do.
 */
export function fileNameOf(given: string, type: AttachmentType): string {
  const last = given.slice(-mostRead).toWellFormed().split(/[/\\]/).at(-1) ?? '';
  const visible = trimDots(last.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' '));
  const ending = visible.match(/\.([^.]{1,8})$/)?.[1] ?? '';
  const endings: readonly string[] = attachmentEndings[type];
  const known = endings.includes(ending.toLowerCase());
  const suffix = `.${known ? ending : endings[0]}`;
  const stem = known ? visible.slice(0, -suffix.length) : visible;
  return `${Array.from(stem || 'document')
    .slice(0, longest - suffix.length)
    .join('')
    .trim()}${suffix}`;
}

/** A file as it was sent. The name is what the sender calls it. */
export interface SentFile {
  name: string;
  content: Uint8Array;
}

/** What is stored of a file beside its encrypted content. */
export interface CheckedFile {
  name: string;
  type: FileType;
  size: number;
  /** SHA-256 of the content, in hex. */
  digest: string;
}

export type FileProblem = 'empty' | 'too-large' | 'unknown-type' | 'cut-off';

/** The file in a field of a form; null when none was chosen. */
export async function fileInForm(form: FormData, field: string): Promise<SentFile | null> {
  const file = form.get(field);
  // A file input that is left empty sends a file without name and content.
  if (!(file instanceof File) || (file.name === '' && file.size === 0)) return null;
  return { name: file.name, content: new Uint8Array(await file.arrayBuffer()) };
}

/** Checks a file before it is stored: refuses an empty one, one of more than `largest` bytes, and a type that is not taken. */
export function checkFile(
  { name, content }: SentFile,
  { largest }: { largest: number },
): { ok: true; file: CheckedFile } | { ok: false; reason: FileProblem } {
  if (content.length === 0) return { ok: false, reason: 'empty' };
  if (content.length > largest) return { ok: false, reason: 'too-large' };
  const known = fileTypeOf(content);
  if (!known.ok) return known;
  const digest = createHash('sha256').update(content).digest('hex');
  const { type } = known;
  return { ok: true, file: { name: fileNameOf(name, type), type, size: content.length, digest } };
}
