import type { AttachmentTable } from '../db/tables.ts';
import type { AttachmentDependencies } from './attachments.ts';
import { type FileType, fileTypes } from './file-type.ts';
import { chunkSize } from './stored-file.ts';

/** An attachment that can be sent: its content is read and decrypted while it is. */
export interface OpenAttachment {
  name: string;
  mediaType: string;
  /** Bytes. */
  size: number;
  content: ReadableStream<Uint8Array<ArrayBuffer>>;
}

/**
 * The content of a stored attachment, a chunk at a time. The stream fails when what is stored was changed or is not whole,
 * so that the download is cut off and not taken for the file.
 */
export function openContent(
  { db, cipher }: Pick<AttachmentDependencies, 'db' | 'cipher'>,
  { id, upload_key: uploadKey, name, type, size }: AttachmentTable,
): OpenAttachment {
  const count = Math.ceil(size / chunkSize);
  let number = 0;
  const content = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      const chunk = await db
        .selectFrom('attachment_chunks')
        .select('sealed')
        .where('attachment_id', '=', id)
        .where('number', '=', number)
        .executeTakeFirst();
      if (!chunk) throw new Error('A part of an attachment is missing.');
      const last = number === count - 1;
      const opened = cipher.open(chunk.sealed, { attachment: id, uploadKey, chunk: number, last });
      controller.enqueue(new Uint8Array(opened));
      number += 1;
      if (last) controller.close();
    },
  });
  return { name, mediaType: fileTypes[type as FileType].mediaType, size, content };
}

/** The whole content of a stored file, for a mail; null where it is gone. Throws when what is stored was changed or is not whole. */
export async function readAttachment(
  deps: Pick<AttachmentDependencies, 'db' | 'cipher'>,
  fileId: string,
): Promise<{ name: string; type: string; content: Uint8Array } | null> {
  const row = await deps.db
    .selectFrom('attachments')
    .selectAll()
    .where('id', '=', fileId)
    .where('lead_id', 'is not', null)
    .where('stored_at', 'is not', null)
    .executeTakeFirst();
  if (!row) return null;
  const { name, mediaType, size, content } = openContent(deps, row);
  const whole = new Uint8Array(size);
  let length = 0;
  for await (const chunk of content) {
    whole.set(chunk, length);
    length += chunk.byteLength;
  }
  return { name, type: mediaType, content: whole };
}
