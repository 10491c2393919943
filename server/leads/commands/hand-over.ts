import type { StaffName } from '../../../contract/lead.ts';
import type { Db } from '../../db/open-database.ts';
import type { TimelineDependencies } from '../lead-dependencies.ts';
import { changeLeadIn } from './change-lead.ts';
import { lockLead } from './lock-lead.ts';

/** The leads that somebody still has to work on. */
function openLeads(db: Db) {
  return db
    .selectFrom('leads')
    .where('folder', '=', 'inbox')
    .where('stage', 'not in', ['won', 'lost'])
    .where('merged_into', 'is', null)
    .where('erased_at', 'is', null);
}

/** How many open leads each owner has, by the owner's id. */
export async function countOpenByOwner(db: Db): Promise<Map<string, number>> {
  const rows = await openLeads(db)
    .where('owner_id', 'is not', null)
    .select((lead) => ['owner_id', lead.fn.countAll<number>().as('count')])
    .groupBy('owner_id')
    .execute();
  return new Map(rows.map(({ owner_id, count }) => [owner_id ?? '', Number(count)]));
}

/** How many open leads somebody owns. */
export async function countOpenOf(db: Db, ownerId: string): Promise<number> {
  return (await countOpenByOwner(db)).get(ownerId) ?? 0;
}

/**
 * Gives every open lead of one owner to a colleague, or with null to nobody, each with a line of its timeline, in the
 * caller's transaction; returns how many. Leads are locked by id order.
 */
export async function handOverLeads(
  dependencies: TimelineDependencies,
  transaction: Db,
  { from, to, by, at }: { from: StaffName; to: StaffName | null; by: StaffName; at: number },
): Promise<number> {
  const owned = await openLeads(transaction)
    .select('id')
    .where('owner_id', '=', from.id)
    .orderBy('id')
    .execute();
  let count = 0;
  for (const { id } of owned) {
    const row = await lockLead(transaction, id);
    // Merged or given to somebody else before the lock was granted.
    if (!row || row.merged_into !== null || row.owner_id !== from.id) continue;
    const outcome = await changeLeadIn(
      dependencies,
      transaction,
      { leadId: id, version: row.version, by, at },
      () => ({
        set: { owner_id: to?.id ?? null },
        events: [{ type: 'owner', from, to }],
      }),
    );
    if (!outcome.ok) throw new Error(`A lead could not be handed over: ${outcome.reason}`);
    count += 1;
  }
  return count;
}
