import type { Db } from '../db/open-database.ts';

/** Whether there is an account with this address, and this id if one is given, whose owner has confirmed it by the link of a mail. */
export async function isConfirmedAddress(db: Db, address: string, accountId?: string): Promise<boolean> {
  const found = await db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', address.toLowerCase())
    .where('email_verified', '=', 1)
    .$if(accountId !== undefined, (query) => query.where('id', '=', String(accountId)))
    .executeTakeFirst();
  return found !== undefined;
}
