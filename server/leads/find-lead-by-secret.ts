import type { Db } from '../db/open-database.ts';
import { findHandledWith, type SentLead, selectSentLeads, sentLeadOf } from './sent-lead.ts';

/** What newSecret draws: 24 bytes in base64url. Anything else need not reach the database. */
const secretPattern = /^[\w-]{32}$/;

/** What a customer may see of their own request: by the secret in its address, or null. How it was judged is left out. */
export async function findLeadBySecret(db: Db, secret: string): Promise<SentLead | null> {
  if (!secretPattern.test(secret)) return null;
  const row = await selectSentLeads(db).where('leads.secret', '=', secret).executeTakeFirst();
  if (!row) return null;
  return sentLeadOf(row, (await findHandledWith(db, [row])).get(row.id));
}
