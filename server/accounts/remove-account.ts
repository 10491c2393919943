import type { Db } from '../db/open-database.ts';

/** Deletes an account with its sessions, passwords and links; call it in a transaction. Gives how many sessions there were. */
export async function removeAccount(transaction: Db, accountId: string): Promise<{ sessions: number }> {
  await transaction.deleteFrom('one_time_tokens').where('account_id', '=', accountId).execute();
  const sessions = await transaction
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  await transaction.deleteFrom('accounts').where('id', '=', accountId).execute();
  return { sessions: Number(sessions.numDeletedRows) };
}
