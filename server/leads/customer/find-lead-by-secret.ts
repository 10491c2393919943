import { findAccount } from '../../accounts/account.ts';
import type { Db } from '../../db/open-database.ts';
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

/** How a lead's sender is reached, for the sender. */
export interface OwnContact {
  email: string;
  phone: string;
  /** The confirmed address of the account that the lead belongs to, which it can be corrected to; null without one. */
  accountEmail: string | null;
  /** False once the lead was merged into another: that one is answered. */
  isCorrectable: boolean;
}

/** How the sender of a lead is reached, by the secret in its address, or null. */
export async function findOwnContact(db: Db, secret: string): Promise<OwnContact | null> {
  if (!secretPattern.test(secret)) return null;
  const row = await db
    .selectFrom('leads')
    .select(['email', 'phone', 'account_id', 'merged_into'])
    .where('secret', '=', secret)
    .executeTakeFirst();
  if (!row) return null;
  const account = row.account_id ? await findAccount(db, row.account_id) : null;
  const { email, phone } = row;
  const accountEmail = account?.verified ? account.email : null;
  return { email, phone, accountEmail, isCorrectable: row.merged_into === null };
}
