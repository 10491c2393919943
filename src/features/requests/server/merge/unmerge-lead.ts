import type { Db } from '#platform/db/open-database.ts';
import { transact } from '#platform/db/transact.ts';
import { closedStages, type LeadEventData, type StaffName } from '../../lead.ts';
import { cargoColumnsOfGroup } from '../cargo-columns.ts';
import {
  type ChangeOutcome,
  changeLeadIn,
  type LeadChange,
  lockLeads,
  storeChange,
} from '../commands/change-lead.ts';
import type { LeadDependencies } from '../lead-dependencies.ts';
import { rebuildSearchTerms } from '../search/lead-search.ts';
import type { LeadTable } from '../tables.ts';
import { appendEvent, eventsOf } from '../timeline/lead-events.ts';
import { timerColumns, withTimerOf } from './merge-leads.ts';

/** True if an event started or stopped the timer of its lead. */
function changesTimer(data: LeadEventData): boolean {
  if (data.type === 'reminded') return false;
  return (
    ['reply', 'reply-logged', 'quote-sent', 'mail-retried'].includes(data.type) ||
    ('dueAt' in data && data.dueAt !== null)
  );
}

/**
 * The timer of a lead as it would stand if another had never been merged into it: as before all that were merged since somebody
 * wrote or answered, with those of them that stay. Empty where that is not known, or where somebody wrote or answered since.
 */
async function timerWithout(
  transaction: Db,
  { id: keptId, stage }: LeadTable,
  mergedId: string,
): Promise<Partial<LeadTable>> {
  const rows = await transaction
    .selectFrom('lead_events')
    .selectAll()
    .where('lead_id', '=', keptId)
    .orderBy('position')
    .execute();
  const events = (await eventsOf(transaction, rows)).map(({ data }) => data);
  const merges = events
    .slice(events.findLastIndex(changesTimer) + 1)
    .flatMap((data) =>
      data.type === 'merged-in' && data.timer ? [{ id: data.leadId, before: data.timer }] : [],
    );
  const [first] = merges;
  if (!first || !merges.some(({ id }) => id === mergedId)) return {};
  // One without an event of its own came along with another.
  const others = events.flatMap((data) => (data.type === 'merged-in' ? [data.leadId] : []));
  const staying = await transaction
    .selectFrom('leads')
    .selectAll()
    .where('merged_into', '=', keptId)
    .where('id', '!=', mergedId)
    .execute();
  const counted = staying.filter(({ id }) => merges.some((merge) => merge.id === id) || !others.includes(id));
  const isClosed = closedStages.includes(stage);
  return timerColumns(counted.reduce((timer, lead) => withTimerOf(timer, lead, isClosed), first.before));
}

/**
 * `unmergeLead` in the caller's transaction, which has locked both leads.
 */
export function unmergeLeadIn(
  dependencies: Pick<LeadDependencies, 'timelineSubscribers'>,
  transaction: Db,
  change: LeadChange & { by: StaffName; at: number },
  other: LeadTable | undefined,
): Promise<ChangeOutcome<'not-merged' | 'erased'>> {
  const { by, at } = change;
  return changeLeadIn<'not-merged' | 'erased'>(dependencies, transaction, change, async (kept) => {
    if (other?.merged_into !== kept.id) return { refused: 'not-merged' };
    if (kept.erased_at !== null || other.erased_at !== null) return { refused: 'erased' };
    const timer = await timerWithout(transaction, kept, other.id);
    const separated = await storeChange(transaction, other, { merged_into: null });
    if (!separated) throw new Error('A locked lead was changed.');
    return {
      set: { ...timer, ...(await cargoColumnsOfGroup(transaction, kept)) },
      events: [{ type: 'merge-undone', leadId: other.id, reference: other.reference }],
      async alsoWrite(_, changed) {
        await rebuildSearchTerms(transaction, separated);
        await rebuildSearchTerms(transaction, changed);
        await appendEvent(dependencies, transaction, {
          lead: separated,
          by,
          at,
          data: { type: 'merge-undone', leadId: kept.id, reference: kept.reference },
        });
      },
    };
  });
}

/**
 * Undoes a merge: the other lead stands for itself again with its own stage, folder, owner, clock and drafts. What was written
 * since stays with the kept lead, whose timer is as it was unless somebody has written or answered. Refused for a stale page,
 * where either lead was erased, and for a lead that is not merged into this one. Throws when the database fails.
 */
export async function unmergeLead(
  dependencies: Pick<LeadDependencies, 'db' | 'clock' | 'timelineSubscribers'>,
  { keep, otherId, by }: { keep: { id: string; version: number }; otherId: string; by: StaffName },
): Promise<ChangeOutcome<'not-merged' | 'erased'>> {
  const at = dependencies.clock();
  return transact(dependencies.db, async (transaction) => {
    const rows = await lockLeads(transaction, [keep.id, otherId]);
    const change = { leadId: keep.id, version: keep.version, by, at };
    return unmergeLeadIn(dependencies, transaction, change, rows.get(otherId));
  });
}
