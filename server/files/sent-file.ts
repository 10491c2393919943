import { createHash } from 'node:crypto';
import { fileNameOf } from './file-name.ts';
import { type FileType, fileTypeOf } from './file-type.ts';

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
