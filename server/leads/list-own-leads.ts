import type { Db } from '../db/open-database.ts';
import type { SentLead } from './find-lead-by-secret.ts';

/** A lead of an account, as its owner sees it. */
export interface OwnLead extends SentLead {
  /** The part of the status page's address that cannot be guessed. */
  secret: string;
}

/** What was sent from an account, the newest first, at most 500. How it was judged is left out. */
export async function listOwnLeads(db: Db, accountId: string): Promise<OwnLead[]> {
  const rows = await db
    .selectFrom('leads')
    .select(['kind', 'reference', 'secret', 'stage', 'received_at', 'due_at', 'payload'])
    .where('account_id', '=', accountId)
    .orderBy('received_at', 'desc')
    .limit(500)
    .execute();
  return rows.map((row) => ({
    kind: row.kind,
    reference: row.reference,
    secret: row.secret,
    stage: row.stage,
    receivedAt: Number(row.received_at),
    dueAt: Number(row.due_at),
    answers: JSON.parse(row.payload),
  }));
}
