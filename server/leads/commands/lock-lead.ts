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

/**
 * Locks several leads in the order of their ids, which every transaction keeps (docs/architecture.md), so that none waits
 * for another in a circle. Returns those that exist, by id.
 */
export async function lockLeads(transaction: Db, ids: Iterable<string>): Promise<Map<string, LeadTable>> {
  const rows = new Map<string, LeadTable>();
  for (const id of [...new Set(ids)].sort()) {
    const row = await lockLead(transaction, id);
    if (row) rows.set(id, row);
  }
  return rows;
}

/**
 * Locks the lead that a lead continues in, itself or the one that it was merged into, and returns it; null for an unknown
 * id. A merge and its undoing lock that lead too, so it stays the right one until the transaction ends.
 */
export async function lockSurvivingLead(transaction: Db, leadId: string): Promise<LeadTable | null> {
  const lead = await transaction
    .selectFrom('leads')
    .select('merged_into')
    .where('id', '=', leadId)
    .executeTakeFirst();
  if (!lead) return null;
  const survivingId = lead.merged_into ?? leadId;
  const row = await lockLead(transaction, survivingId);
  const now = await transaction
    .selectFrom('leads')
    .select('merged_into')
    .where('id', '=', leadId)
    .executeTakeFirstOrThrow();
  // Merged, or separated, before the lock was granted.
  if ((now.merged_into ?? leadId) !== survivingId) return lockSurvivingLead(transaction, leadId);
  return row ?? null;
}
