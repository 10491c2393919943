import type { Db } from '../../db/open-database.ts';
import { lockLeads } from './lock-lead.ts';

/** Takes the link to an account off its leads; they stay, with everything that was sent. */
export async function unlinkLeads(transaction: Db, accountId: string): Promise<void> {
  const rows = await transaction
    .selectFrom('leads')
    .select('id')
    .where('account_id', '=', accountId)
    .execute();
  await lockLeads(
    transaction,
    rows.map(({ id }) => id),
  );
  await transaction
    .updateTable('leads')
    .set({ account_id: null })
    .where('account_id', '=', accountId)
    .execute();
}
