import { transact } from '../db/transact.ts';
import { mediaTypes } from '../files/file-type.ts';
import { openChunks, readChunks } from '../files/stored-file.ts';
import { recordAccess } from './access-log.ts';
import type { Actor, KycDependencies } from './kyc-dependencies.ts';

/** A document with its file. */
export interface ReadDocument {
  name: string;
  mediaType: string;
  content: Buffer;
}

/**
 * The file of a document, decrypted, for its owner or staff; null when there is none, it is another customer's, or staff ask
 * for one of a draft, which is the customer's alone. Notes who looked before the content is given. Throws when what is
 * stored was changed.
 */
export async function readDocument(
  { db, clock, cipher }: Pick<KycDependencies, 'db' | 'clock' | 'cipher'>,
  documentId: string,
  actor: Actor,
): Promise<ReadDocument | null> {
  const found = await transact(db, async (transaction) => {
    const row = await transaction
      .selectFrom('files')
      .innerJoin('kyc_cases', 'kyc_cases.id', 'files.kyc_case_id')
      .select(['kyc_cases.id as case_id', 'account_id', 'name', 'type', 'state'])
      .where('files.id', '=', documentId)
      .executeTakeFirst();
    if (!row || (actor.by === 'customer' && row.account_id !== actor.id)) return null;
    if (actor.by === 'staff' && row.state === 'draft') return null;
    await recordAccess(transaction, {
      caseId: row.case_id,
      documentId,
      action: 'viewed',
      actor,
      at: clock(),
    });
    return { ...row, chunks: await readChunks(transaction, documentId) };
  });
  if (!found) return null;
  return {
    name: found.name,
    mediaType: mediaTypes[found.type],
    content: openChunks(cipher, { fileId: documentId, ownerId: found.account_id }, found.chunks),
  };
}
