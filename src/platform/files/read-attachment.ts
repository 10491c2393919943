import { type AttachmentDependencies, openContent } from './attachments.ts';

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
