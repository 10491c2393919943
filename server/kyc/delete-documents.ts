import type { Db } from '../db/open-database.ts';
import { deleteFiles } from '../files/stored-file.ts';
import { recordAccess } from './access-log.ts';
import type { Actor } from './kyc-dependencies.ts';

/** Deletes documents of a case with their files, and notes each. Without `actor`, the server does it by itself. */
export async function deleteDocuments(
  transaction: Db,
  caseId: string,
  documentIds: string[],
  { actor, at }: { actor?: Actor; at: number },
): Promise<void> {
  await deleteFiles(transaction, documentIds);
  const action = actor ? 'removed' : 'deleted';
  for (const documentId of documentIds)
    await recordAccess(transaction, { caseId, documentId, action, at, ...(actor ? { actor } : {}) });
}
