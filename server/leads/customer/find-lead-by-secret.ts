import { findAccount } from '../../accounts/account.ts';
import type { Db } from '../../db/open-database.ts';
import { findLeadIdBySecret } from '../secret-links.ts';
import { findHandledWith, type SentLead, selectSentLeads, sentLeadOf } from './sent-lead.ts';

/** What a customer may see of their own request: by the secret in its address, or null. How it was judged is left out. */
export async function findLeadBySecret(db: Db, secret: string): Promise<SentLead | null> {
  const id = await findLeadIdBySecret(db, secret);
  const row = id && (await selectSentLeads(db).where('leads.id', '=', id).executeTakeFirst());
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
  const id = await findLeadIdBySecret(db, secret);
  if (!id) return null;
  const row = await db
    .selectFrom('leads')
    .select(['email', 'phone', 'account_id', 'merged_into'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const account = row.account_id ? await findAccount(db, row.account_id) : null;
  const { email, phone } = row;
  const accountEmail = account?.verified ? account.email : null;
  return { email, phone, accountEmail, isCorrectable: row.merged_into === null };
}
