import { paperField } from '../../contract/kyc-case.ts';
import type { SentFile } from './add-paper.ts';

/** The file that a form carries; null when none was chosen. */
export async function paperInForm(form: FormData): Promise<SentFile | null> {
  const file = form.get(paperField);
  // A file input that is left empty sends a file without name and content.
  if (!(file instanceof File) || (file.name === '' && file.size === 0)) return null;
  return { name: file.name, content: new Uint8Array(await file.arrayBuffer()) };
}
