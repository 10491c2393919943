import type { Db } from '../db/open-database.ts';
import { deletePapers } from './delete-papers.ts';

/**
 * Parts a case from an account that is being deleted; call it in that transaction. What was never sent is deleted. What
 * was sent stays with the company until its time of keeping is over, as requests do; the customer is written to no more.
 */
export async function leaveCase(transaction: Db, accountId: string, now: number): Promise<void> {
  const row = await transaction
    .updateTable('kyc_cases')
    .set({ changed_at: now, customer_email: '' })
    .where('account_id', '=', accountId)
    .returning(['id', 'sent_at'])
    .executeTakeFirst();
  if (!row || row.sent_at !== null) return;
  const papers = await transaction
    .selectFrom('kyc_papers')
    .select('id')
    .where('case_id', '=', row.id)
    .execute();
  const actor = { by: 'customer', id: accountId } as const;
  await deletePapers(
    transaction,
    row.id,
    papers.map(({ id }) => id),
    { actor, at: now },
  );
  await transaction.updateTable('kyc_cases').set({ answers: null }).where('id', '=', row.id).execute();
}
