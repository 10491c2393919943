import type { Db } from '../../../../platform/db/open-database.ts';
import { transact } from '../../../../platform/db/transact.ts';
import type { LeadEventData, StaffName } from '../../lead.ts';
import { type ChangeOutcome, changeLeadIn, lockLeads } from '../commands/change-lead.ts';
import type { LeadDependencies } from '../lead-dependencies.ts';
import { waitsUntil } from '../lead-state.ts';
import { returnDrafts } from '../reply/draft.ts';
import { rebuildSearchTerms } from '../search/lead-search.ts';
import type { LeadMergeTable, LeadTable } from '../tables.ts';
import { appendEvent, eventsOf } from '../timeline/lead-events.ts';
import { findMergeGroup } from './merge-group.ts';
import { columnsWithout, type Timer, withTimerOf } from './merge-leads.ts';

/** True if an event started or stopped the timer of its lead. */
function changesTimer(data: LeadEventData): boolean {
  if (data.type === 'reminded') return false;
  return (
    ['reply', 'reply-logged', 'quote-sent', 'mail-retried'].includes(data.type) ||
    ('dueAt' in data && data.dueAt !== null)
  );
}

/** What happened to a lead since another was merged into it, the oldest first. */
async function eventsSince(transaction: Db, keptId: string, mergedId: string): Promise<LeadEventData[]> {
  const rows = await transaction
    .selectFrom('lead_events')
    .selectAll()
    .where('lead_id', '=', keptId)
    .orderBy('position')
    .execute();
  const all = (await eventsOf(transaction, rows)).map(({ data }) => data);
  const merged = all.findLastIndex((each) => each.type === 'merged-in' && each.leadId === mergedId);
  return merged < 0 ? [] : all.slice(merged + 1);
}

/**
 * The timer of a lead as it would stand if another had never been merged into it: as before, with those that were merged
 * later. Empty where it is not known, or where somebody has answered since.
 */
async function timerWithout(
  transaction: Db,
  merge: LeadMergeTable,
  rows: Map<string, LeadTable>,
): Promise<Partial<Timer>> {
  const since = await eventsSince(transaction, merge.kept_id, merge.lead_id);
  if (merge.kept_due_at === null || since.some(changesTimer)) return {};
  let timer: Timer = {
    replied_at: merge.kept_replied_at,
    due_at: merge.kept_due_at,
    // A merge of an older release changed nothing of it.
    customer_wrote_at:
      merge.kept_wrote_at === null
        ? (rows.get(merge.kept_id)?.customer_wrote_at ?? null)
        : merge.kept_wrote_at || null,
  };
  for (const data of since) {
    const later = data.type === 'merged-in' ? rows.get(data.leadId) : undefined;
    if (!later || later.merged_into !== merge.kept_id) continue;
    await transaction
      .updateTable('lead_merges')
      .set({
        kept_replied_at: timer.replied_at,
        kept_due_at: timer.due_at,
        kept_wrote_at: timer.customer_wrote_at ?? 0,
      })
      .where('lead_id', '=', later.id)
      .where('kept_id', '=', merge.kept_id)
      .execute();
    timer = withTimerOf(timer, later);
  }
  return timer;
}

/** Those that were merged into a lead, directly or one into another. */
async function listMergedInto(transaction: Db, leadId: string): Promise<string[]> {
  const rows = await transaction
    .selectFrom('lead_merges')
    .select('lead_id')
    .where('kept_id', '=', leadId)
    .execute();
  const ids: string[] = [];
  for (const { lead_id } of rows) ids.push(lead_id, ...(await listMergedInto(transaction, lead_id)));
  return ids;
}

/** Makes a merged lead stand for itself again, as it stood when it was merged, with those merged into it before. */
async function restore(
  dependencies: Pick<LeadDependencies, 'timelineSubscribers'>,
  transaction: Db,
  other: LeadTable,
  { kept, mergedIds, by, at }: { kept: LeadTable; mergedIds: string[]; by: StaffName; at: number },
): Promise<void> {
  const restored: LeadTable = { ...other, merged_into: null, version: other.version + 1 };
  restored.waits_until = waitsUntil(restored);
  const { merged_into, version, waits_until } = restored;
  await transaction
    .updateTable('leads')
    .set({ merged_into, version, waits_until })
    .where('id', '=', other.id)
    .execute();
  if (mergedIds.length > 0)
    await transaction
      .updateTable('leads')
      .set({ merged_into: other.id })
      .where('id', 'in', mergedIds)
      .execute();
  await transaction.deleteFrom('lead_merges').where('lead_id', '=', other.id).execute();
  await returnDrafts(transaction, { from: kept.id, to: other.id, writtenFor: [other.id, ...mergedIds] });
  await rebuildSearchTerms(transaction, restored);
  await rebuildSearchTerms(transaction, kept);
  await appendEvent(dependencies, transaction, {
    lead: restored,
    by,
    at,
    data: { type: 'merge-undone', leadId: kept.id, reference: kept.reference },
  });
}

/**
 * Undoes a merge: the other lead stands for itself again with its own stage, folder, owner and clock, its drafts that
 * nobody changed since, and those that were merged into it before. What was written since stays with the kept lead, whose
 * timer is as it was unless somebody has answered. Refused for a stale page, where either lead was erased, and for a lead
 * that was not merged into this one directly. Throws when the database fails.
 */
export async function unmergeLead(
  dependencies: Pick<LeadDependencies, 'db' | 'clock' | 'timelineSubscribers'>,
  { keep, otherId, by }: { keep: { id: string; version: number }; otherId: string; by: StaffName },
): Promise<ChangeOutcome<'not-merged' | 'erased'>> {
  const { db, clock } = dependencies;
  const at = clock();
  return transact(db, async (transaction): Promise<ChangeOutcome<'not-merged' | 'erased'>> => {
    const rows = await lockLeads(transaction, await findMergeGroup(transaction, [keep.id]));
    const other = rows.get(otherId);
    const change = { leadId: keep.id, version: keep.version, by };
    return changeLeadIn<'not-merged' | 'erased'>(
      dependencies,
      transaction,
      { ...change, at },
      async (kept) => {
        const merge = await transaction
          .selectFrom('lead_merges')
          .selectAll()
          .where('lead_id', '=', otherId)
          .where('kept_id', '=', keep.id)
          .executeTakeFirst();
        if (!other || !merge || other.merged_into !== keep.id) return { refused: 'not-merged' };
        if (kept.erased_at !== null || other.erased_at !== null) return { refused: 'erased' };
        const mergedIds = await listMergedInto(transaction, otherId);
        const isLeaving = ({ id }: LeadTable) => id === otherId || mergedIds.includes(id);
        const family = [...rows.values()];
        const columns = columnsWithout(kept, {
          leaving: family.filter(isLeaving),
          staying: family.filter((lead) => !isLeaving(lead)),
        });
        return {
          set: { ...columns, ...(await timerWithout(transaction, merge, rows)) },
          events: [{ type: 'merge-undone', leadId: otherId, reference: other.reference }],
          alsoWrite: (inTransaction, changed) =>
            restore(dependencies, inTransaction, other, { kept: changed, mergedIds, by, at }),
        };
      },
    );
  });
}
