import type { Db } from '../db/open-database.ts';

/** Whether there is an account with this address whose owner has confirmed it by the link of a mail. */
export async function isConfirmedAddress(db: Db, address: string): Promise<boolean> {
  const found = await db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', address.toLowerCase())
    .where('email_verified', '=', 1)
    .executeTakeFirst();
  return found !== undefined;
}
