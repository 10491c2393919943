import type { ErasureCounts } from '../../contract/erasure.ts';
import type { Db } from '../db/open-database.ts';
import { deleteFiles } from '../files/stored-file.ts';

type Erased = Pick<ErasureCounts, 'kycCases' | 'documents'> & { caseId: string | null };

/** What an erasure of an account's case would delete; changes nothing. */
export async function countErasableDocuments(db: Db, accountId: string): Promise<Erased> {
  const row = await db
    .selectFrom('kyc_cases')
    .select(['id'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!row) return { caseId: null, kycCases: 0, documents: 0 };
  const { count } = await db
    .selectFrom('files')
    .select((document) => document.fn.countAll<number>().as('count'))
    .where('kyc_case_id', '=', row.id)
    .executeTakeFirstOrThrow();
  return { caseId: row.id, kycCases: 1, documents: Number(count) };
}

/**
 * Deletes an account's case with its answers, its documents and the access log; call it in the transaction of the
 * erasure. Unlike `leaveCase`, it does not wait for the time of keeping.
 */
export async function eraseCase(transaction: Db, accountId: string): Promise<Erased> {
  // Locks the case before its documents, as whoever adds one does.
  await transaction
    .updateTable('kyc_cases')
    .set({ account_id: accountId })
    .where('account_id', '=', accountId)
    .execute();
  const counted = await countErasableDocuments(transaction, accountId);
  const { caseId } = counted;
  if (caseId === null) return counted;
  const documents = await transaction
    .selectFrom('files')
    .select('id')
    .where('kyc_case_id', '=', caseId)
    .execute();
  await deleteFiles(
    transaction,
    documents.map(({ id }) => id),
  );
  await transaction.deleteFrom('kyc_access_log').where('case_id', '=', caseId).execute();
  await transaction.deleteFrom('kyc_cases').where('id', '=', caseId).execute();
  return counted;
}
