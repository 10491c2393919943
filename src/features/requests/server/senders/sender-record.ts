import { type JsonText, parseJson } from '#platform/db/json-text.ts';
import type { Db } from '#platform/db/open-database.ts';
import type { Folder } from '#platform/db/tables.ts';
import type { LeadStage } from '../../lead.ts';

/** Earlier mails and requests of the address of a sender. */
export interface SenderRecord {
  /** The folder that staff last moved a mail of this address to; null without one. */
  choice: Folder | null;
  /** They have sent a rate request, or were answered. */
  isCustomer: boolean;
}

/** The newest leads of an address that are looked through: a vendor may have sent thousands. */
const mostRead = 50;

/** The folder that a move by staff chose, of a mail that goes there or comes from there. */
function folderOf({ from, to }: { from: LeadStage; to: LeadStage }): Folder | null {
  if (to === 'notice') return 'notices';
  if (to === 'spam') return 'spam';
  return from === 'notice' || from === 'spam' ? 'inbox' : null;
}

/**
 * Reads what staff did with the mails of an address, from the timelines: no list of senders has to be kept, and deleting a
 * person's data deletes this too. Addresses of a domain differ: a carrier's colleague may ask for a rate.
 */
export async function findSenderRecord(db: Db, address: string): Promise<SenderRecord> {
  if (address === '') return { choice: null, isCustomer: false };
  const leads = await db
    .selectFrom('leads')
    .select(['id', 'kind', 'folder', 'first_replied_at'])
    .where('email_key', '=', address.toLowerCase())
    .where('erased_at', 'is', null)
    .orderBy('number', 'desc')
    .limit(mostRead)
    .execute();
  if (leads.length === 0) return { choice: null, isCustomer: false };
  const moves = await db
    .selectFrom('lead_events')
    .select('data')
    .where(
      'lead_id',
      'in',
      leads.map(({ id }) => id),
    )
    .where('type', '=', 'stage')
    .$narrowType<{ data: JsonText<{ from: LeadStage; to: LeadStage }> }>()
    .where('actor_kind', '=', 'staff')
    .orderBy('position', 'desc')
    .execute();
  const choices = moves.map(({ data }) => folderOf(parseJson(data)));
  return {
    choice: choices.find((folder) => folder !== null) ?? null,
    isCustomer: leads.some(
      ({ kind, folder, first_replied_at: answered }) =>
        folder === 'inbox' && (kind === 'rate-request' || answered !== null),
    ),
  };
}
