import type { KycState } from '../../contract/kyc-case.ts';
import type { Db } from '../db/open-database.ts';

/** Where the account's case stands, without opening what is encrypted; null when it has not begun. */
export async function findCaseState(db: Db, accountId: string): Promise<KycState | null> {
  const row = await db
    .selectFrom('kyc_cases')
    .select('state')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.state ?? null;
}
