import type { LeadTable } from '../../db/tables.ts';

/** What of a lead says who sent it. */
export type LeadSender = Pick<LeadTable, 'email_key' | 'account_id'>;

/** Whether two leads have one sender: the same e-mail address, or the same account. */
export function haveSameSender(one: LeadSender, other: LeadSender): boolean {
  return (
    (one.email_key !== '' && one.email_key === other.email_key) ||
    (one.account_id !== null && one.account_id === other.account_id)
  );
}
