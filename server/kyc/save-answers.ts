import { transact } from '../db/transact.ts';
import { pinKey } from '../secrets/open-cipher.ts';
import { sealAnswers } from './answers.ts';
import { holdCase, isChangeable } from './case-rows.ts';
import type { KycDependencies } from './kyc-dependencies.ts';

/**
 * Keeps the answers of the form on the page, in place of those before; they may be incomplete. Refused while the case is
 * with the company. Throws when the database fails.
 */
export async function saveAnswers(
  { db, clock, cipher }: Pick<KycDependencies, 'db' | 'clock' | 'cipher'>,
  accountId: string,
  answers: Record<string, string>,
): Promise<{ ok: true } | { ok: false; reason: 'not-now' }> {
  const now = clock();
  return transact(db, async (transaction) => {
    const held = await holdCase(transaction, accountId, now);
    if (!held || !isChangeable(held)) return { ok: false, reason: 'not-now' };
    await pinKey(transaction, cipher);
    await transaction
      .updateTable('kyc_cases')
      .set({ answers: sealAnswers(cipher, accountId, answers), changed_at: now })
      .where('id', '=', held.id)
      .execute();
    return { ok: true };
  });
}
