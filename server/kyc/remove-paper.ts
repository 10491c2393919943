import { transact } from '../db/transact.ts';
import { holdCase, isChangeable, isSettled, touchCase } from './case-rows.ts';
import { deletePapers } from './delete-papers.ts';
import type { KycDependencies } from './kyc-dependencies.ts';

export type RemovePaperOutcome = { ok: true } | { ok: false; reason: 'no-such-paper' | 'not-now' };

/**
 * Deletes one of the account's papers with its file. Refused while the case is with the company, and for a paper on
 * which an acceptance rests. Throws when the database fails.
 */
export async function removePaper(
  { db, clock }: Pick<KycDependencies, 'db' | 'clock'>,
  accountId: string,
  paperId: string,
): Promise<RemovePaperOutcome> {
  const now = clock();
  return transact(db, async (transaction): Promise<RemovePaperOutcome> => {
    const owned = () =>
      transaction
        .selectFrom('kyc_documents')
        .select('added_at')
        .where('id', '=', paperId)
        .where('account_id', '=', accountId)
        .executeTakeFirst();
    if (!(await owned())) return { ok: false, reason: 'no-such-paper' };
    const held = await holdCase(transaction, accountId, now);
    const paper = await owned();
    if (!held || !paper) return { ok: false, reason: 'no-such-paper' };
    if (!isChangeable(held) || isSettled(held, paper)) return { ok: false, reason: 'not-now' };
    const actor = { by: 'customer', id: accountId } as const;
    await deletePapers(transaction, held.id, [paperId], { actor, at: now });
    await touchCase(transaction, held.id, now);
    return { ok: true };
  });
}
