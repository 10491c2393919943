import type { LeadEvent, LeadNews } from '../../../contract/lead.ts';
import type { Database, Db } from '../../db/open-database.ts';
import { shownStage } from '../shown-stage.ts';
import { eventsOf, listEventsAfter } from './lead-events.ts';

/** Events of all leads after a position with whom they are about, in their order; at most `limit`. */
export async function listNewsAfter(
  database: Pick<Database, 'db' | 'engine'>,
  position: number,
  limit: number,
): Promise<LeadNews[]> {
  const events = await listEventsAfter(database, position, limit);
  if (events.length === 0) return [];
  const ids = [...new Set(events.map(({ leadId }) => leadId))];
  const rows = await database.db
    .selectFrom('leads')
    .select(['id', 'reference', 'name', 'folder', 'stage'])
    .where('id', 'in', ids)
    .execute();
  const leads = new Map(rows.map((row) => [row.id, row]));
  return events.flatMap((event) => {
    const row = leads.get(event.leadId);
    if (!row) return [];
    return [{ ...event, lead: { reference: row.reference, name: row.name, stage: shownStage(row) } }];
  });
}

/** What others did to one lead after a position, the oldest first, 20 at most; null for a lead that is not there. */
export async function listNewsOfLead(
  db: Db,
  leadId: string,
  { after, notBy }: { after: number; notBy: string },
): Promise<LeadEvent[] | null> {
  const lead = await db.selectFrom('leads').select('id').where('id', '=', leadId).executeTakeFirst();
  if (!lead) return null;
  const rows = await db
    .selectFrom('lead_events')
    .selectAll()
    .where('lead_id', '=', leadId)
    .where('position', '>', after)
    .where((event) => event.or([event('actor_id', 'is', null), event('actor_id', '!=', notBy)]))
    .orderBy('position')
    .limit(20)
    .execute();
  return eventsOf(db, rows);
}
