import type { Db } from '#platform/db/open-database.ts';

/** Returns true when an account has an accepted KYC case. An address that somebody typed is no account: null is false. */
export async function hasAcceptedCase(db: Db, accountId: string | null): Promise<boolean> {
  if (accountId === null) return false;
  const found = await db
    .selectFrom('kyc_cases')
    .select('id')
    .where('account_id', '=', accountId)
    .where('state', '=', 'accepted')
    .executeTakeFirst();
  return found !== undefined;
}
