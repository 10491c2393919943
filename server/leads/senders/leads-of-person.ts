import type { Db } from '../../db/open-database.ts';

/** By what a person's leads are found: the address in lower case, and the account if there is one. */
export interface Person {
  email: string;
  accountId: string | null;
}

/** Whether a lead is a person's: sent under the address, or from the account. */
export function leadsOf(db: Db, { email, accountId }: Person) {
  const sentUnder = db.selectFrom('leads').where('erased_at', 'is', null);
  if (!accountId) return sentUnder.where('email_key', '=', email);
  return sentUnder.where((lead) =>
    lead.or([lead('email_key', '=', email), lead('account_id', '=', accountId)]),
  );
}
