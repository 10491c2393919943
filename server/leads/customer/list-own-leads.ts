import type { Db } from '../../db/open-database.ts';
import { findHandledWith, type SentLead, selectSentLeads, sentLeadOf } from './sent-lead.ts';

/** A lead of an account, as its owner sees it. */
export interface OwnLead extends SentLead {
  /** The part of the status page's address that cannot be guessed; null where no link works. */
  secret: string | null;
}

/** What was sent from an account, the newest first, at most `limit`. How it was judged is left out. */
export async function listOwnLeads(db: Db, accountId: string, { limit = 500 } = {}): Promise<OwnLead[]> {
  const rows = await selectSentLeads(db)
    .leftJoin('secret_links as link', (link) =>
      link.onRef('link.lead_id', '=', 'leads.id').on('link.revoked_at', 'is', null),
    )
    .select('link.secret')
    .where('leads.account_id', '=', accountId)
    .orderBy('leads.received_at', 'desc')
    .orderBy('leads.number', 'desc')
    .limit(limit)
    .execute();
  const handledWith = await findHandledWith(db, rows);
  return rows.map((row) => ({ ...sentLeadOf(row, handledWith.get(row.id)), secret: row.secret }));
}
