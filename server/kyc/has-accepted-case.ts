import type { Db } from '../db/open-database.ts';

/** Whether a customer has an accepted KYC case: that of an account, or of the confirmed account with an address. */
export async function hasAcceptedCase(
  db: Db,
  { accountId, email }: { accountId: string | null; email: string },
): Promise<boolean> {
  const found = await db
    .selectFrom('kyc_cases')
    .innerJoin('accounts', 'accounts.id', 'kyc_cases.account_id')
    .select('kyc_cases.id')
    .where('kyc_cases.state', '=', 'accepted')
    .where((row) =>
      row.or([
        row('accounts.id', '=', accountId ?? ''),
        row.and([row('accounts.email', '=', email), row('accounts.email_verified', '=', 1)]),
      ]),
    )
    .executeTakeFirst();
  return found !== undefined;
}
