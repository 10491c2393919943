import type { Db } from '#platform/db/open-database.ts';
import { type Recipient, recipientsOf } from '../../recipients.ts';
import { selectGroup } from '../merge/merge-group.ts';
import type { LeadTable } from '../tables.ts';
import { eventsOf } from '../timeline/lead-events.ts';

/** The people to whom a reply about a lead may go, the usual one first. */
export async function listRecipients(
  db: Db,
  { id, name, email }: Pick<LeadTable, 'id' | 'name' | 'email'>,
): Promise<Recipient[]> {
  const rows = await db
    .selectFrom('lead_events')
    .selectAll()
    .where('lead_id', 'in', selectGroup(db, id))
    .where('type', 'in', ['message', 'third-party-mail', 'third-party-mail-shown', 'third-party-mail-hidden'])
    .orderBy('position')
    .execute();
  return recipientsOf({ name, address: email }, await eventsOf(db, rows));
}

/** Returns the chosen recipient of a reply, or the usual one; null where the lead has no such person. */
export async function findRecipient(
  db: Db,
  lead: Pick<LeadTable, 'id' | 'name' | 'email'>,
  chosen: string | null | undefined,
): Promise<Recipient | null> {
  const recipients = await listRecipients(db, lead);
  const address = chosen?.trim().toLowerCase();
  return (
    (address ? recipients.find((person) => person.address.toLowerCase() === address) : recipients[0]) ?? null
  );
}

/**
 * Lists the addresses of a lead's customers in lower case: its contacts, with those of the leads that were merged into it,
 * and who wrote mails on their side.
 */
export async function listCustomerAddresses(
  db: Db,
  leadId: string,
): Promise<{ contacts: Set<string>; writers: Set<string> }> {
  const group = selectGroup(db, leadId);
  const contacts = await db
    .selectFrom('leads')
    .select('email_key')
    .where('id', 'in', group)
    .where('email_key', '!=', '')
    .execute();
  const rows = await db
    .selectFrom('lead_events')
    .selectAll()
    .where('lead_id', 'in', group)
    .where('type', 'in', ['received', 'message'])
    .orderBy('position')
    .execute();
  const events = await eventsOf(db, rows);
  const inHeaders = events.flatMap(({ data }) =>
    'headers' in data && data.headers ? [data.headers.from.address] : [],
  );
  const written = recipientsOf({ name: '', address: '' }, events).map(({ address }) => address);
  return {
    contacts: new Set(contacts.map(({ email_key: address }) => address)),
    writers: new Set([...inHeaders, ...written].map((address) => address.toLowerCase())),
  };
}
