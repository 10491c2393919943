import type { Db } from '../db/open-database.ts';
import { transact } from '../db/transact.ts';
import { addMonths } from './add-months.ts';
import { deletePapers } from './delete-papers.ts';
import type { KycDependencies } from './kyc-dependencies.ts';
import { noteLook } from './looks.ts';

/** Cases that have not changed since, of which something is still kept, or all. */
function casesBefore(db: Db, instant: number) {
  return db.selectFrom('kyc_cases').select('id').where('changed_at', '<=', instant);
}

/** Deletes what a case holds; the case and its log stay. An accepted case stays accepted. */
async function emptyCase(transaction: Db, caseId: string, at: number): Promise<number> {
  const papers = await transaction
    .selectFrom('kyc_papers')
    .select('id')
    .where('case_id', '=', caseId)
    .execute();
  const paperIds = papers.map(({ id }) => id);
  await deletePapers(transaction, caseId, paperIds, { at });
  const { numUpdatedRows } = await transaction
    .updateTable('kyc_cases')
    .set({ answers: null })
    .where('id', '=', caseId)
    .where('answers', 'is not', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) await noteLook(transaction, { caseId, action: 'deleted', at });
  return paperIds.length;
}

/**
 * Deletes papers and answers of cases that have not changed for the company file's time of keeping, and notes it; after
 * twice that time the case goes too, with its log. Answers how many papers were deleted. Throws when the database fails.
 */
export async function deleteOldPapers({
  db,
  clock,
  company,
}: Pick<KycDependencies, 'db' | 'clock' | 'company'>): Promise<number> {
  const now = clock();
  const months = company.kyc.keepPapersForMonths;
  const keptSince = addMonths(now, -months);
  let deleted = 0;
  const old = await casesBefore(db, keptSince)
    .where((row) =>
      row.or([
        row('answers', 'is not', null),
        row.exists(
          row.selectFrom('kyc_papers').select('kyc_papers.id').whereRef('case_id', '=', 'kyc_cases.id'),
        ),
      ]),
    )
    .execute();
  for (const { id } of old) {
    deleted += await transact(db, async (transaction) => {
      // Held, and looked at again: another server may be doing the same, or the customer may have come back.
      const { numUpdatedRows } = await transaction
        .updateTable('kyc_cases')
        .set({ id })
        .where('id', '=', id)
        .where('changed_at', '<=', keptSince)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n ? emptyCase(transaction, id, now) : 0;
    });
  }
  await transact(db, async (transaction) => {
    const ended = await casesBefore(transaction, addMonths(now, -2 * months)).execute();
    const ids = ended.map(({ id }) => id);
    if (ids.length === 0) return;
    await transaction.deleteFrom('kyc_looks').where('case_id', 'in', ids).execute();
    await transaction.deleteFrom('kyc_cases').where('id', 'in', ids).execute();
  });
  return deleted;
}
