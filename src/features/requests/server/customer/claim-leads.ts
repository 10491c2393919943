import { lockAccount } from '#features/identity/server/customers/account.ts';
import type { Db } from '#platform/db/open-database.ts';
import { transact } from '#platform/db/transact.ts';
import { lockLeads } from '../commands/change-lead.ts';

function selectClaimable(db: Db, email: string) {
  return db
    .selectFrom('leads')
    .select('id')
    .where('email_key', '=', email)
    .where('account_id', 'is', null)
    .where('folder', '=', 'inbox')
    .where('erased_at', 'is', null);
}

/**
 * Ties what was sent without signing in from a confirmed address to its account, in one transaction: it is in My requests
 * from then on, and its links keep working. Leaves leads of another account, spam and erased ones; does nothing while the
 * address is not confirmed. Returns how many there were.
 */
export async function claimLeads({ db }: { db: Db }, accountId: string): Promise<number> {
  const account = await db
    .selectFrom('accounts')
    .select(['email', 'email_verified'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  if (account?.email_verified !== 1) return 0;
  const { email } = account;
  // Before a transaction, which takes SQLite's one lock for writing: mostly there is nothing to claim.
  if (!(await selectClaimable(db, email).limit(1).executeTakeFirst())) return 0;
  return transact(db, async (transaction) => {
    if (!(await lockAccount(transaction, accountId))) return 0;
    const rows = await selectClaimable(transaction, email).execute();
    const ids = rows.map(({ id }) => id);
    await lockLeads(transaction, ids);
    // Read again: what was changed while the locks were waited for may be another's now.
    const claimable = (await selectClaimable(transaction, email).where('id', 'in', ids).execute()).map(
      ({ id }) => id,
    );
    if (claimable.length === 0) return 0;
    const leads = transaction.updateTable('leads').set({ account_id: accountId });
    await leads.where('id', 'in', claimable).execute();
    return claimable.length;
  });
}
