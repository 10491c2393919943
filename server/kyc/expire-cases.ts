import { transact } from '../db/transact.ts';
import { recordAccess } from './access-log.ts';
import type { KycDependencies } from './kyc-dependencies.ts';
import { enqueueReviewMail } from './review-mail.ts';

/**
 * Ends the acceptances whose date has come and tells their customers by mail, in one transaction. Answers how many.
 * Throws when the database fails.
 */
export async function expireCases({
  db,
  clock,
  outboxIsWaiting,
}: Pick<KycDependencies, 'db' | 'clock' | 'outboxIsWaiting'>): Promise<number> {
  const now = clock();
  const expired = await transact(db, async (transaction) => {
    const rows = await transaction
      .updateTable('kyc_cases')
      .set((row) => ({ state: 'expired' as const, changed_at: row.ref('expires_at').$notNull() }))
      .where('state', '=', 'accepted')
      .where('expires_at', '<=', now)
      .returningAll()
      .execute();
    for (const row of rows) {
      await recordAccess(transaction, { caseId: row.id, action: 'expired', at: now });
      await enqueueReviewMail(transaction, row, now);
    }
    return rows.length;
  });
  if (expired > 0) outboxIsWaiting();
  return expired;
}
