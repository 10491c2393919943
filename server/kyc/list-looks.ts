import type { Db } from '../db/open-database.ts';
import type { KycAction } from '../db/tables.ts';

/** A line of a case's log: who did what, when. Times are milliseconds since 1970. */
export interface KycLook {
  id: string;
  by: 'customer' | 'staff' | 'house';
  /** The account's or the staff member's id; empty for the house. */
  byId: string;
  action: KycAction;
  /** The paper's name; null for what was done with the case, and once the paper is gone. */
  paper: string | null;
  at: number;
}

/** The log of a case, the newest first, at most `limit` lines. */
export async function listLooks(db: Db, caseId: string, limit = 200): Promise<KycLook[]> {
  const rows = await db
    .selectFrom('kyc_looks')
    .leftJoin('kyc_papers', 'kyc_papers.id', 'kyc_looks.paper_id')
    .select(['kyc_looks.id', 'by', 'by_id', 'action', 'at', 'kyc_papers.name as paper'])
    .where('kyc_looks.case_id', '=', caseId)
    .orderBy('kyc_looks.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ by_id: byId, at, ...look }) => ({ ...look, byId, at: Number(at) }));
}
