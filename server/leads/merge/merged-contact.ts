import { textOf } from '../../../contract/answers.ts';
import type { LeadTable } from '../../db/tables.ts';

/** The e-mail address or phone number that a lead was sent with itself; empty where it was sent without. */
export function ownAnswer(lead: LeadTable, field: 'email' | 'phone'): string {
  return textOf({ answers: JSON.parse(lead.payload) }, field);
}

function survivingId({ id, merged_into }: LeadTable): string {
  return merged_into ?? id;
}

/**
 * How a lead is answered once some of those that were merged into it leave: what it took over of them is replaced by what
 * those that stay were sent with, or by nothing.
 */
export function contactWithout(
  lead: LeadTable,
  { leaving, staying }: { leaving: LeadTable[]; staying: LeadTable[] },
): Partial<LeadTable> {
  const others = staying.filter(({ merged_into }) => merged_into === lead.id);
  const isTheirs = (field: 'email' | 'phone') =>
    lead[field] !== '' &&
    ownAnswer(lead, field) === '' &&
    leaving.some((other) => survivingId(other) === survivingId(lead) && other[field] === lead[field]);
  const instead = (field: 'email' | 'phone') =>
    others.map((other) => ownAnswer(other, field)).find((answer) => answer !== '') ?? '';
  const email = instead('email');
  return {
    // With an account, the address is the account's.
    ...(isTheirs('email') && lead.account_id === null ? { email, email_key: email.toLowerCase() } : {}),
    ...(isTheirs('phone') ? { phone: instead('phone') } : {}),
  };
}
