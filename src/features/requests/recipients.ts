import type { MailAddress } from '#platform/mail/composed-email.ts';
import { areOfOneCompany } from './customers-side.ts';
import type { LeadEvent, LeadEventData, MailHeaders } from './lead.ts';

type Message = Extract<LeadEventData, { type: 'message' | 'third-party-mail' }>;

/** A person to whom a reply may go. `position`: of their newest mail; null for the contact who has written none since. */
export interface Recipient extends MailAddress {
  position: number | null;
}

/** Returns the address that answers to a mail go to. */
export const replyAddressIn = ({ replyTo, from }: MailHeaders): MailAddress => replyTo ?? from;

/** Returns the address that answers a mail; null where older releases stored none. */
function replyAddressOf({ headers, from }: Message): MailAddress | null {
  if (headers) return replyAddressIn(headers);
  const [, name = '', address = ''] = /^(.{0,300}) <([^<>\s]{3,300})>$/.exec(from) ?? [];
  return address ? { name, address } : null;
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** Positions of the third parties' mails that the customer sees. */
export function shownMails(events: readonly Pick<LeadEvent, 'data'>[]): Set<number> {
  const shown = new Set<number>();
  for (const { data } of events) {
    if (data.type === 'third-party-mail-shown') shown.add(data.mail);
    if (data.type === 'third-party-mail-hidden') shown.delete(data.mail);
  }
  return shown;
}

/**
 * Lists the people to whom a reply may go, the one to whom it usually goes first: who wrote last on the customer's side, then
 * the contact of the request, the others, and the writers of third parties' mails that the customer sees. `events` are in
 * their order.
 */
export function recipientsOf(
  contact: MailAddress,
  events: readonly Pick<LeadEvent, 'data' | 'position'>[],
): Recipient[] {
  const shown = shownMails(events);
  const customers: Recipient[] = contact.address ? [{ ...contact, position: null }] : [];
  const others: Recipient[] = [];
  for (const { data, position } of events) {
    if (data.type !== 'message' && data.type !== 'third-party-mail') continue;
    if (data.type === 'third-party-mail' && !shown.has(position)) continue;
    // A message by the page, and the contact's own mails of older releases, name no address.
    const person = replyAddressOf(data) ?? contact;
    if (person.address === '') continue;
    const list = data.type === 'message' ? customers : others;
    const index = list.findIndex(({ address }) => isSame(address, person.address));
    const [known] = index === -1 ? [] : list.splice(index, 1);
    const isMail = data.type === 'third-party-mail' || data.via === 'mail';
    list.unshift({
      address: person.address,
      name: person.name || known?.name || '',
      position: isMail ? position : (known?.position ?? null),
    });
  }
  const isListed = ({ address }: Recipient) => !customers.some((person) => isSame(person.address, address));
  return [...customers, ...others.filter(isListed)];
}

/** Returns true if mails to an address may hold the link of a request: its contact has it, and their company. */
export function mayHaveLink(contactEmail: string, address: string): boolean {
  return isSame(contactEmail, address) || areOfOneCompany(contactEmail, address);
}
