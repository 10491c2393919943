import { v7 as uuidv7 } from 'uuid';
import type { Db } from '#platform/db/open-database.ts';
import type { Actor } from './kyc-dependencies.ts';
import type { KycAction } from './tables.ts';

/** An action on a case or on one of its documents. */
interface NewAccess {
  caseId: string;
  /** Absent for what was done with the case. */
  documentId?: string;
  action: KycAction;
  /** Absent when the system did it. */
  actor?: Actor;
  at: number;
}

/** Adds a row to the access log. Call it in the transaction that does the action. */
export async function recordAccess(
  transaction: Db,
  { caseId, documentId, action, actor, at }: NewAccess,
): Promise<void> {
  await transaction
    .insertInto('kyc_access_log')
    .values({
      id: uuidv7(),
      case_id: caseId,
      document_id: documentId ?? null,
      by: actor?.by ?? 'system',
      by_id: actor?.id ?? '',
      action,
      at,
    })
    .execute();
}

/** A line of a case's log: who did what, when. Times are milliseconds since 1970. */
export interface KycAccess {
  id: string;
  by: 'customer' | 'staff' | 'system';
  /** The account's or the staff member's id; empty for the system. */
  byId: string;
  action: KycAction;
  /** The document's name; null for what was done with the case, and once the document is gone. */
  document: string | null;
  at: number;
}

/** The log of a case, the newest first, at most 200 lines. */
export async function listAccessLog(db: Db, caseId: string): Promise<KycAccess[]> {
  const rows = await db
    .selectFrom('kyc_access_log')
    .leftJoin('files', 'files.id', 'kyc_access_log.document_id')
    .select(['kyc_access_log.id', 'by', 'by_id', 'action', 'at', 'files.name as document'])
    .where('kyc_access_log.case_id', '=', caseId)
    .orderBy('kyc_access_log.id', 'desc')
    .limit(200)
    .execute();
  return rows.map(({ by_id: byId, at, ...access }) => ({ ...access, byId, at }));
}

/** A staff member's access to a customer's document. */
export interface StaffAccess {
  staffId: string;
  /** Null once the document is gone. */
  document: string | null;
  at: number;
}

/** Returns the staff members who have viewed the documents of an account, the oldest access first. */
export async function listStaffAccess(db: Db, accountId: string): Promise<StaffAccess[]> {
  const rows = await db
    .selectFrom('kyc_access_log')
    .innerJoin('kyc_cases', 'kyc_cases.id', 'kyc_access_log.case_id')
    .leftJoin('files', 'files.id', 'kyc_access_log.document_id')
    .select(['kyc_access_log.by_id', 'files.name', 'kyc_access_log.at'])
    .where('kyc_cases.account_id', '=', accountId)
    .where('kyc_access_log.by', '=', 'staff')
    .where('kyc_access_log.action', '=', 'viewed')
    .orderBy('kyc_access_log.id')
    .execute();
  return rows.map(({ by_id: staffId, name: document, at }) => ({ staffId, document, at }));
}
