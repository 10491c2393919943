import type { Db } from '../db/open-database.ts';
import { recordAccess } from './access-log.ts';
import type { Actor } from './kyc-dependencies.ts';

/** Deletes documents of a case with their files, and notes each. Without `actor`, the server does it by itself. */
export async function deleteDocuments(
  transaction: Db,
  caseId: string,
  documentIds: string[],
  { actor, at }: { actor?: Actor; at: number },
): Promise<void> {
  for (const documentId of documentIds) {
    await transaction.deleteFrom('kyc_document_contents').where('document_id', '=', documentId).execute();
    await transaction.deleteFrom('kyc_documents').where('id', '=', documentId).execute();
    const action = actor ? 'removed' : 'deleted';
    await recordAccess(transaction, { caseId, documentId, action, at, ...(actor ? { actor } : {}) });
  }
}
