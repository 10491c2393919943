import { transact } from '../db/transact.ts';
import { mediaTypes } from '../files/file-type.ts';
import { openFile } from '../files/sent-file.ts';
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
      .selectFrom('kyc_documents')
      .innerJoin('kyc_document_contents', 'kyc_document_contents.document_id', 'kyc_documents.id')
      .innerJoin('kyc_cases', 'kyc_cases.id', 'kyc_documents.case_id')
      .select(['kyc_documents.id', 'case_id', 'kyc_documents.account_id', 'name', 'type', 'sealed', 'state'])
      .where('kyc_documents.id', '=', documentId)
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
    return row;
  });
  if (!found) return null;
  return {
    name: found.name,
    mediaType: mediaTypes[found.type],
    content: openFile(cipher, { fileId: documentId, ownerId: found.account_id }, found.sealed),
  };
}
