import { argon2id } from '../auth/password-hash.ts';
import type { Db } from '../db/open-database.ts';

/** The stored hash of an account's password when it is this one, else null. */
export async function checkPassword(db: Db, accountId: string, password: string): Promise<string | null> {
  const credential = await db
    .selectFrom('credentials')
    .select('password')
    .where('account_id', '=', accountId)
    .where('provider', '=', 'credential')
    .executeTakeFirst();
  if (!credential?.password) return null;
  return (await argon2id.verify({ hash: credential.password, password })) ? credential.password : null;
}
