import type { Db } from '../../db/open-database.ts';
import type { LeadTable } from '../../db/tables.ts';

/** A lead that nobody else can change until the transaction ends, as it stands; undefined when there is none. */
export function lockLead(transaction: Db, id: string): Promise<LeadTable | undefined> {
  // A change that changes nothing: both databases hold the row for it.
  return transaction
    .updateTable('leads')
    .set((lead) => ({ version: lead.ref('version') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}
