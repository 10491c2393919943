import type { Db } from '../db/open-database.ts';

/** Bytes of all documents in cases that were never sent. */
export async function countDraftBytes(db: Db): Promise<number> {
  const { bytes } = await db
    .selectFrom('kyc_papers')
    .innerJoin('kyc_cases', 'kyc_cases.id', 'kyc_papers.case_id')
    .select((paper) => paper.fn.sum<number | string | null>('size').as('bytes'))
    .where('kyc_cases.state', '=', 'draft')
    .where('kyc_cases.sent_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0);
}
