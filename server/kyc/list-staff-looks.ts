import type { Db } from '../db/open-database.ts';

/** A look of a member of staff at a customer's paper. */
export interface StaffLook {
  staffId: string;
  /** Null once the paper is gone. */
  paper: string | null;
  at: number;
}

/** Who of the staff looked at the papers of an account, the oldest first. */
export async function listStaffLooks(db: Db, accountId: string): Promise<StaffLook[]> {
  const rows = await db
    .selectFrom('kyc_looks')
    .innerJoin('kyc_cases', 'kyc_cases.id', 'kyc_looks.case_id')
    .leftJoin('kyc_papers', 'kyc_papers.id', 'kyc_looks.paper_id')
    .select(['kyc_looks.by_id', 'kyc_papers.name', 'kyc_looks.at'])
    .where('kyc_cases.account_id', '=', accountId)
    .where('kyc_looks.by', '=', 'staff')
    .where('kyc_looks.action', '=', 'looked')
    .orderBy('kyc_looks.id')
    .execute();
  return rows.map(({ by_id: staffId, name: paper, at }) => ({ staffId, paper, at: Number(at) }));
}
