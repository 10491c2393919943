import { argon2id } from '../auth/password-hash.ts';
import type { Db } from '../db/open-database.ts';

/** The stored hash of an account's password when it is this one, else null. */
export async function checkPassword(db: Db, accountId: string, password: string): Promise<string | null> {
  const stored = await storedPassword(db, accountId);
  return (await argon2id.verify(stored, password)) ? stored : null;
}

/** The hash of an account's password; null when there is no such account. */
export async function storedPassword(db: Db, accountId: string): Promise<string | null> {
  const row = await db
    .selectFrom('accounts')
    .select('password')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return row?.password ?? null;
}
