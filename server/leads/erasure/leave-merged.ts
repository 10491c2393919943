import type { StaffName } from '../../../contract/lead.ts';
import type { Db } from '../../db/open-database.ts';
import type { LeadTable } from '../../db/tables.ts';
import { waitsUntil } from '../clock/waits-until.ts';
import type { TimelineDependencies } from '../lead-dependencies.ts';
import { contactWithout } from '../merge/merged-contact.ts';
import { appendEvent } from '../timeline/lead-events.ts';
import type { AffectedLeads } from './affected-leads.ts';

/** Where the lead that goes stood is where the one that was merged into it goes on: nobody waits for less than before. */
function goesOnAs(lead: LeadTable, from: LeadTable): Partial<LeadTable> {
  const answeredFirst =
    from.first_answered_at !== null && from.first_answered_at >= lead.received_at
      ? from.first_answered_at
      : null;
  return {
    merged_into: null,
    folder: from.folder,
    stage: from.stage,
    owner_id: from.owner_id,
    lost_reason: from.lost_reason,
    answered_at: from.answered_at,
    due_at: from.due_at,
    first_answered_at: lead.first_answered_at ?? answeredFirst,
  };
}

/** Brings up to date which merges can be undone: none with a lead that goes, and no clock is known for who goes on. */
async function recordLeaving(transaction: Db, left: LeadTable[], gone: LeadTable[]): Promise<void> {
  const goneIds = gone.map(({ id }) => id);
  for (const { id, merged_into } of left) {
    const merges = transaction.updateTable('lead_merges').where('lead_id', '=', id);
    if (merged_into === null) await transaction.deleteFrom('lead_merges').where('lead_id', '=', id).execute();
    else
      await merges
        .set({ kept_id: merged_into, kept_answered_at: null, kept_due_at: null })
        .where('kept_id', 'in', goneIds)
        .execute();
  }
}

/**
 * Takes the leads of others apart from those that go: what they took over of them is given back, and the oldest of those
 * that were merged into one that goes stands for itself again, with the rest of them. Gives them as they then are; in the
 * transaction of the erasure.
 */
export async function leaveMerged(
  dependencies: TimelineDependencies,
  transaction: Db,
  affected: AffectedLeads,
  { by, now }: { by: StaffName; now: number },
): Promise<LeadTable[]> {
  const promoted = new Map<string, LeadTable>();
  const left: LeadTable[] = [];
  for (const lead of affected.kept) {
    const from = affected.gone.find(({ id }) => id === lead.merged_into);
    const promotedLead = from && promoted.get(from.id);
    const set = from
      ? promotedLead
        ? { merged_into: promotedLead.id }
        : goesOnAs(lead, from)
      : contactWithout(lead, { leaving: affected.gone, staying: affected.kept });
    const changed: LeadTable = { ...lead, ...set };
    if (from && !promotedLead) {
      promoted.set(from.id, lead);
      changed.version += 1;
      changed.waits_until = waitsUntil(changed);
      const { version, waits_until } = changed;
      Object.assign(set, { version, waits_until });
    }
    if (Object.keys(set).length > 0)
      await transaction.updateTable('leads').set(set).where('id', '=', lead.id).execute();
    if (from && !promotedLead)
      await appendEvent(dependencies, transaction, {
        leadId: lead.id,
        version: changed.version,
        by,
        at: now,
        data: { type: 'unmerged', reference: from.reference },
      });
    left.push(changed);
  }
  await recordLeaving(transaction, left, affected.gone);
  return left;
}
