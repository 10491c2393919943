import type { KycDocument } from '../../contract/kyc-case.ts';
import type { Db } from '../db/open-database.ts';
import type { FileTable, KycCaseTable } from '../db/tables.ts';
import { isChangeable, isSettled } from './case-rows.ts';

type CaseColumns = Pick<KycCaseTable, 'id' | 'state' | 'accepted_at'>;

/** A document's row, as its owner sees it. */
export function documentOf(ofCase: CaseColumns, row: FileTable): KycDocument {
  const { id, name, type, size, added_at } = row;
  return {
    id,
    name,
    type,
    size,
    addedAt: added_at,
    removable: isChangeable(ofCase) && !isSettled(ofCase, row),
  };
}

/** The documents of a case, the oldest first. */
export async function listDocuments(db: Db, ofCase: CaseColumns): Promise<KycDocument[]> {
  const rows = await db
    .selectFrom('files')
    .selectAll()
    .where('kyc_case_id', '=', ofCase.id)
    .orderBy('id')
    .execute();
  return rows.map((row) => documentOf(ofCase, row));
}
