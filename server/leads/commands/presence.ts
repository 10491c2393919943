import type { StaffName } from '../../../contract/lead.ts';
import type { LeadDependencies } from '../lead-dependencies.ts';

/** A page that has not called for so long is closed, or offline. */
const awayAfter = 45_000;

/**
 * Records that somebody has a lead open, and returns who else has. A page calls it every 15 seconds. A table holds it
 * rather than memory, because two people may be on two instances.
 */
export async function showPresence(
  { db, clock }: Pick<LeadDependencies, 'db' | 'clock'>,
  leadId: string,
  by: StaffName,
): Promise<StaffName[]> {
  const now = clock();
  const seen = { staff_name: by.name, seen_at: now };
  await db
    .insertInto('lead_presence')
    .values({ lead_id: leadId, staff_id: by.id, ...seen })
    .onConflict((conflict) => conflict.columns(['lead_id', 'staff_id']).doUpdateSet(seen))
    .execute();
  const others = await db
    .selectFrom('lead_presence')
    .select(['staff_id', 'staff_name'])
    .where('lead_id', '=', leadId)
    .where('staff_id', '!=', by.id)
    .where('seen_at', '>', now - awayAfter)
    // Later than now: seen before the clock was set back.
    .where('seen_at', '<=', now + awayAfter)
    .orderBy('staff_name')
    .execute();
  return others.map(({ staff_id: id, staff_name: name }) => ({ id, name }));
}

/** Records that somebody closed a lead's page. */
export async function endPresence(
  { db }: Pick<LeadDependencies, 'db'>,
  leadId: string,
  staffId: string,
): Promise<void> {
  await db
    .deleteFrom('lead_presence')
    .where('lead_id', '=', leadId)
    .where('staff_id', '=', staffId)
    .execute();
}

/** Deletes the presence of pages that no longer call. */
export async function deleteOldPresence({
  db,
  clock,
}: Pick<LeadDependencies, 'db' | 'clock'>): Promise<void> {
  await db
    .deleteFrom('lead_presence')
    .where('seen_at', '<=', clock() - awayAfter)
    .execute();
}
