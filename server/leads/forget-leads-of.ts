import type { Db } from '../db/open-database.ts';

/** Takes the link to an account off its leads; they stay, with everything that was sent. */
export async function forgetLeadsOf(transaction: Db, accountId: string): Promise<void> {
  await transaction
    .updateTable('leads')
    .set({ account_id: null })
    .where('account_id', '=', accountId)
    .execute();
}
