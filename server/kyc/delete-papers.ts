import type { Db } from '../db/open-database.ts';
import type { Actor } from './kyc-dependencies.ts';
import { noteLook } from './looks.ts';

/** Deletes papers of a case with their files, and notes each. Without `actor`, the server does it by itself. */
export async function deletePapers(
  transaction: Db,
  caseId: string,
  paperIds: string[],
  { actor, at }: { actor?: Actor; at: number },
): Promise<void> {
  for (const paperId of paperIds) {
    await transaction.deleteFrom('kyc_paper_contents').where('paper_id', '=', paperId).execute();
    await transaction.deleteFrom('kyc_papers').where('id', '=', paperId).execute();
    const action = actor ? 'removed' : 'deleted';
    await noteLook(transaction, { caseId, paperId, action, at, ...(actor ? { actor } : {}) });
  }
}
