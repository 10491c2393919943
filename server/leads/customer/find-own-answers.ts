import type { Answers } from '../../../contract/answers.ts';
import type { Db } from '../../db/open-database.ts';
import type { LeadKind } from '../../db/tables.ts';

/** The answers of a lead of this kind and reference that was sent from the account, by field; null when there is none. */
export async function findOwnAnswers(
  db: Db,
  accountId: string,
  { kind, reference }: { kind: LeadKind; reference: string },
): Promise<Answers | null> {
  const row = await db
    .selectFrom('leads')
    .select('payload')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row ? JSON.parse(row.payload) : null;
}
