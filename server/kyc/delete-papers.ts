import type { Db } from '../db/open-database.ts';
import { recordAccess } from './access-log.ts';
import type { Actor } from './kyc-dependencies.ts';

/** Deletes papers of a case with their files, and notes each. Without `actor`, the server does it by itself. */
export async function deletePapers(
  transaction: Db,
  caseId: string,
  paperIds: string[],
  { actor, at }: { actor?: Actor; at: number },
): Promise<void> {
  for (const paperId of paperIds) {
    await transaction.deleteFrom('kyc_document_contents').where('document_id', '=', paperId).execute();
    await transaction.deleteFrom('kyc_documents').where('id', '=', paperId).execute();
    const action = actor ? 'removed' : 'deleted';
    await recordAccess(transaction, { caseId, paperId, action, at, ...(actor ? { actor } : {}) });
  }
}
