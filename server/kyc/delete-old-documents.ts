import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { lockAccount } from '../accounts/account.ts';
import type { Db } from '../db/open-database.ts';
import type { Tables } from '../db/tables.ts';
import { transact } from '../db/transact.ts';
import { recordAccess } from './access-log.ts';
import { addMonths } from './add-months.ts';
import { deleteDocuments } from './delete-documents.ts';
import type { KycDependencies } from './kyc-dependencies.ts';

const oneDay = 24 * 60 * 60 * 1000;

/** How long a draft that was never sent is kept after its last change, while its account's address is not confirmed. */
const unconfirmedDraftRetention = 30 * oneDay;

type CaseCondition = (row: ExpressionBuilder<Tables, 'kyc_cases'>) => Expression<SqlBool>;

/** Deletes what a case holds; the case and its log stay. An accepted case stays accepted. */
async function emptyCase(transaction: Db, caseId: string, at: number): Promise<number> {
  const documents = await transaction
    .selectFrom('files')
    .select('id')
    .where('kyc_case_id', '=', caseId)
    .execute();
  const documentIds = documents.map(({ id }) => id);
  await deleteDocuments(transaction, caseId, documentIds, { at });
  const { numUpdatedRows } = await transaction
    .updateTable('kyc_cases')
    .set({ answers: null })
    .where('id', '=', caseId)
    .where('answers', 'is not', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) await recordAccess(transaction, { caseId, action: 'deleted', at });
  return documentIds.length;
}

/** Empties the cases on which the condition holds and of which something is kept. Returns the number of documents. */
async function emptyCases(db: Db, condition: CaseCondition, at: number): Promise<number> {
  let deleted = 0;
  const found = await db
    .selectFrom('kyc_cases')
    .select(['id', 'account_id'])
    .where(condition)
    .where((row) =>
      row.or([
        row('answers', 'is not', null),
        row.exists(row.selectFrom('files').select('files.id').whereRef('kyc_case_id', '=', 'kyc_cases.id')),
      ]),
    )
    .execute();
  for (const { id, account_id } of found) {
    deleted += await transact(db, async (transaction) => {
      // The account may be deleted, or confirm its address just now.
      await lockAccount(transaction, account_id);
      // Held, and looked at again: another server may be doing the same, or the customer may have come back.
      const { numUpdatedRows } = await transaction
        .updateTable('kyc_cases')
        .set({ id })
        .where('id', '=', id)
        .where(condition)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n ? emptyCase(transaction, id, at) : 0;
    });
  }
  return deleted;
}

/**
 * Deletes documents and answers of cases that have not changed for the company file's time of keeping, and notes it; after
 * twice that time the case goes too, with its log. Answers how many documents were deleted. Throws when the database fails.
 */
export async function deleteOldDocuments({
  db,
  clock,
  company,
}: Pick<KycDependencies, 'db' | 'clock' | 'company'>): Promise<number> {
  const now = clock();
  const months = company.kyc.keepDocumentsForMonths;
  const deleted = await emptyCases(db, (row) => row('changed_at', '<=', addMonths(now, -months)), now);
  await transact(db, async (transaction) => {
    const ended = await transaction
      .selectFrom('kyc_cases')
      .select('id')
      .where('changed_at', '<=', addMonths(now, -2 * months))
      .execute();
    const ids = ended.map(({ id }) => id);
    if (ids.length === 0) return;
    await transaction.deleteFrom('kyc_access_log').where('case_id', 'in', ids).execute();
    await transaction.deleteFrom('kyc_cases').where('id', 'in', ids).execute();
  });
  return deleted;
}

/**
 * Deletes documents and answers of drafts that were never sent and have not changed for 30 days, where the account's
 * address was never confirmed, and logs it. Returns the number of documents. Throws when the database fails.
 */
export function deleteUnconfirmedDrafts({
  db,
  clock,
}: Pick<KycDependencies, 'db' | 'clock'>): Promise<number> {
  const now = clock();
  return emptyCases(
    db,
    (row) =>
      row.and([
        row('state', '=', 'draft'),
        row('sent_at', 'is', null),
        row('changed_at', '<=', now - unconfirmedDraftRetention),
        row.exists(
          row
            .selectFrom('accounts')
            .select('accounts.id')
            .whereRef('accounts.id', '=', 'kyc_cases.account_id')
            .where('email_verified', '=', 0),
        ),
      ]),
    now,
  );
}
