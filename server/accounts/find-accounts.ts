import type { Db } from '../db/open-database.ts';

/** An account, as staff see it. */
export interface KnownAccount {
  id: string;
  name: string;
  /** In lower case. */
  email: string;
  verified: boolean;
  /** Milliseconds since 1970. */
  createdAt: number;
}

function accounts(db: Db) {
  return db.selectFrom('accounts').select(['id', 'name', 'email', 'email_verified', 'created_at']);
}

function accountOf(
  row: Awaited<ReturnType<ReturnType<typeof accounts>['executeTakeFirstOrThrow']>>,
): KnownAccount {
  const { id, name, email, email_verified, created_at } = row;
  return { id, name, email, verified: email_verified === 1, createdAt: Number(created_at) };
}

/** The accounts of some addresses, which are in lower case. */
export async function findAccounts(db: Db, emails: string[]): Promise<KnownAccount[]> {
  if (emails.length === 0) return [];
  return (await accounts(db).where('email', 'in', emails).execute()).map(accountOf);
}

/** The account of an id, or null. */
export async function findAccount(db: Db, id: string): Promise<KnownAccount | null> {
  const row = await accounts(db).where('id', '=', id).executeTakeFirst();
  return row ? accountOf(row) : null;
}

/** Accounts, the newest first, before the one with the id `before` if it is given. */
export async function listAccounts(
  db: Db,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<KnownAccount[]> {
  const newest = accounts(db).orderBy('id', 'desc').limit(limit);
  return (await (before ? newest.where('id', '<', before) : newest).execute()).map(accountOf);
}

/** How many devices an account is signed in on. */
export async function countSessions(db: Db, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('sessions')
    .select((session) => session.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
