import { transact } from '../db/transact.ts';
import { holdCase, isChangeable, isSettled, touchCase } from './case-rows.ts';
import { deleteDocuments } from './delete-documents.ts';
import type { KycDependencies } from './kyc-dependencies.ts';

export type RemoveDocumentOutcome = { ok: true } | { ok: false; reason: 'no-such-document' | 'not-now' };

/**
 * Deletes one of the account's documents with its file. Refused while the case is with the company, and for a document on
 * which an acceptance rests. Throws when the database fails.
 */
export async function removeDocument(
  { db, clock }: Pick<KycDependencies, 'db' | 'clock'>,
  accountId: string,
  documentId: string,
): Promise<RemoveDocumentOutcome> {
  const now = clock();
  return transact(db, async (transaction): Promise<RemoveDocumentOutcome> => {
    const owned = () =>
      transaction
        .selectFrom('files')
        .innerJoin('kyc_cases', 'kyc_cases.id', 'files.kyc_case_id')
        .select('added_at')
        .where('files.id', '=', documentId)
        .where('account_id', '=', accountId)
        .executeTakeFirst();
    if (!(await owned())) return { ok: false, reason: 'no-such-document' };
    const held = await holdCase(transaction, accountId, now);
    const document = await owned();
    if (!held || !document) return { ok: false, reason: 'no-such-document' };
    if (!isChangeable(held) || isSettled(held, document)) return { ok: false, reason: 'not-now' };
    const actor = { by: 'customer', id: accountId } as const;
    await deleteDocuments(transaction, held.id, [documentId], { actor, at: now });
    await touchCase(transaction, held.id, now);
    return { ok: true };
  });
}
