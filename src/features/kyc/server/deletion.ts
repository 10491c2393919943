import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { lockAccount } from '#features/identity/server/customers/account.ts';
import type { ErasureCounts } from '#features/requests/erasure.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import { countRows } from '#platform/db/count-rows.ts';
import type { Db } from '#platform/db/open-database.ts';
import type { Tables } from '#platform/db/tables.ts';
import { transact } from '#platform/db/transact.ts';
import { deleteFiles } from '#platform/files/stored-file.ts';
import { deleteMailsAbout } from '#platform/mail/delete-mails.ts';
import { day } from '#platform/values/durations.ts';
import { recordAccess } from './access-log.ts';
import { addMonths } from './case-rows.ts';
import { deleteDocuments } from './documents.ts';
import type { KycDependencies } from './kyc-dependencies.ts';

/** Retention of an unsent draft after its last change while its account's address is not confirmed. */
const unconfirmedDraftRetention = 30 * day;

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
 * Deletes documents and answers of cases that have not changed for the retention period of the settings, and logs it; after
 * twice that time the case goes too, with its log. Answers how many documents were deleted. Throws when the database fails.
 */
export async function deleteOldDocuments({
  db,
  clock,
}: Pick<KycDependencies, 'db' | 'clock'>): Promise<number> {
  const now = clock();
  const months = currentSettings().company.kyc.keepDocumentsForMonths;
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

/**
 * Detaches a case from an account that is being deleted; call it in that transaction. What was never sent is deleted: all
 * of it, or the documents added since. What was sent stays with the company until its retention period is over, as requests
 * do, with the answers as they were last saved. The case keeps neither name nor address, and mails about it go.
 */
export async function detachCase(transaction: Db, accountId: string, now: number): Promise<void> {
  const row = await transaction
    .updateTable('kyc_cases')
    .set({ changed_at: now, customer_name: '', customer_email: '' })
    .where('account_id', '=', accountId)
    .returning(['id', 'sent_at'])
    .executeTakeFirst();
  if (!row) return;
  const { id, sent_at } = row;
  await deleteMailsAbout(transaction, id);
  const documents = transaction.selectFrom('files').select('id').where('kyc_case_id', '=', id);
  const unsent = await (sent_at === null ? documents : documents.where('added_at', '>', sent_at)).execute();
  const actor = { by: 'customer', id: accountId } as const;
  const documentIds = unsent.map((document) => document.id);
  await deleteDocuments(transaction, id, documentIds, { actor, at: now });
  if (sent_at !== null) return;
  await transaction.updateTable('kyc_cases').set({ answers: null }).where('id', '=', id).execute();
}

type Erased = Pick<ErasureCounts, 'kycCases' | 'documents'> & { caseId: string | null };

/** Counts what an erasure of an account's case would delete; changes nothing. */
export async function countErasableDocuments(db: Db, accountId: string): Promise<Erased> {
  const row = await db
    .selectFrom('kyc_cases')
    .select(['id'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!row) return { caseId: null, kycCases: 0, documents: 0 };
  const count = await countRows(db.selectFrom('files').where('kyc_case_id', '=', row.id));
  return { caseId: row.id, kycCases: 1, documents: count };
}

/**
 * Deletes an account's case with its answers, its documents and the access log; call it in the transaction of the
 * erasure. Unlike `detachCase`, it does not wait for the end of the retention period.
 */
export async function eraseCase(transaction: Db, accountId: string): Promise<Erased> {
  // Locks the case before its documents, as adding a document does.
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
