import type { StaffMember } from '#platform/commands/caller.ts';
import type { Db } from '#platform/db/open-database.ts';
import type { StaffName } from '../../lead.ts';
import type { LeadDependencies } from '../lead-dependencies.ts';
import {
  type ChangeOutcome,
  changeLead,
  changeLeadIn,
  type LeadChange,
  lockLead,
  type Plan,
} from './change-lead.ts';

export type OwnerRefusal = 'no-such-staff' | 'same-owner';

/** Plans a change of owner; `ownerId` null leaves the lead to everybody. */
function ownerPlan(ownerId: string | null, staff: StaffMember[]): Plan<OwnerRefusal> {
  return (row) => {
    if (row.owner_id === ownerId) return { refused: 'same-owner' };
    const nameOf = (id: string | null): StaffName | null => {
      const found = staff.find((member) => member.id === id);
      return found ? { id: found.id, name: found.name } : null;
    };
    const to = nameOf(ownerId);
    if (ownerId !== null && to === null) return { refused: 'no-such-staff' };
    // Somebody who left the company since is known by the id alone.
    const from = nameOf(row.owner_id) ?? (row.owner_id ? { id: row.owner_id, name: '' } : null);
    return { set: { owner_id: ownerId }, events: [{ type: 'owner', from, to }] };
  };
}

/**
 * Gives a lead to a member of staff, or with null to nobody. Refused for a stale version, for an owner that it has already
 * and for somebody who is not at the desk. Throws when the database fails.
 */
export async function assignLead(
  dependencies: LeadDependencies,
  change: LeadChange,
  ownerId: string | null,
): Promise<ChangeOutcome<OwnerRefusal>> {
  // Before the transaction: on SQLite it holds the only connection, and would wait for itself.
  const staff = await dependencies.listStaff();
  return changeLead(dependencies, change, ownerPlan(ownerId, staff));
}

/** The leads that somebody still has to work on. */
function openLeads(db: Db) {
  return db
    .selectFrom('leads')
    .where('folder', '=', 'inbox')
    .where('stage', 'not in', ['won', 'lost'])
    .where('merged_into', 'is', null)
    .where('erased_at', 'is', null);
}

/** Counts the open leads of each owner, by the owner's id. */
export async function countOpenByOwner(db: Db): Promise<Map<string, number>> {
  const rows = await openLeads(db)
    .where('owner_id', 'is not', null)
    .select((lead) => ['owner_id', lead.fn.countAll<number>().as('count')])
    .groupBy('owner_id')
    .execute();
  return new Map(rows.map(({ owner_id, count }) => [owner_id ?? '', Number(count)]));
}

export async function countOpenOf(db: Db, ownerId: string): Promise<number> {
  return (await countOpenByOwner(db)).get(ownerId) ?? 0;
}

/**
 * Gives every open lead of one owner to a colleague, or with null to nobody, each with a line of its timeline, in the
 * caller's transaction; returns how many. Leads are locked by id order.
 */
export async function handOverLeads(
  dependencies: Pick<LeadDependencies, 'timelineSubscribers'>,
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
