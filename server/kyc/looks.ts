import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../db/open-database.ts';
import type { KycAction } from '../db/tables.ts';
import type { Actor } from './kyc-dependencies.ts';

/** Something that was done with a case or with a paper of it. */
interface Look {
  caseId: string;
  /** Absent for what was done with the case. */
  paperId?: string;
  action: KycAction;
  /** Absent when the server did it by itself. */
  actor?: Actor;
  at: number;
}

/** Adds a line to the log of looks. Call it in the transaction that does what it tells. */
export async function noteLook(transaction: Db, { caseId, paperId, action, actor, at }: Look): Promise<void> {
  await transaction
    .insertInto('kyc_looks')
    .values({
      id: uuidv7(),
      case_id: caseId,
      paper_id: paperId ?? null,
      by: actor?.by ?? 'house',
      by_id: actor?.id ?? '',
      action,
      at,
    })
    .execute();
}
