import type { StaffName } from '../../../contract/lead.ts';
import type { LeadDependencies } from '../lead-dependencies.ts';

/** Somebody whose page has not been heard of for so long has left, or lost the line. */
const awayAfter = 45_000;

/**
 * Notes that somebody has a lead open, and tells who else has. A page says so every 15 seconds. The table, not memory,
 * holds it, because two people may be on two instances.
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

/** Notes that somebody closed a lead's page. */
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

/** Deletes who has left without a word. */
export async function forgetPresence({ db, clock }: Pick<LeadDependencies, 'db' | 'clock'>): Promise<void> {
  await db
    .deleteFrom('lead_presence')
    .where('seen_at', '<=', clock() - awayAfter)
    .execute();
}
