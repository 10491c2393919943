import { dateAt } from '#features/settings/business-hours.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import type { Db } from '#platform/db/open-database.ts';
import type { StageChoice } from '../../lead.ts';
import { type LeadStage, type Loss, lastLoss, type StaffName } from '../../lead.ts';
import type { LeadDependencies } from '../lead-dependencies.ts';
import { shownStage } from '../lead-state.ts';
import { eventsOf } from '../timeline/lead-events.ts';
import { assignLead, type OwnerRefusal } from './assign-lead.ts';
import type { ChangeOutcome, LeadChange } from './change-lead.ts';
import { changeStage, restoreLead, type StageRefusal } from './change-stage.ts';
import { type FollowUpRefusal, setFollowUp } from './follow-up.ts';
import { type DoneRefusal, markDone, unmarkDone } from './mark-done.ts';
import { type PriorityRefusal, setPriority } from './priority.ts';

/** Notices and spam are stages; `restore` takes a lead out of them. */
export type BulkChange =
  | { kind: 'stage'; choice: StageChoice }
  | { kind: 'owner'; ownerId: string | null }
  | { kind: 'follow-up'; date: string | null }
  | { kind: 'restore'; followUpDate?: string | null | undefined }
  | { kind: 'done' }
  | { kind: 'not-done'; followUpDate?: string | null | undefined }
  | { kind: 'priority' }
  | { kind: 'not-priority' };

export interface BulkResult {
  leadId: string;
  /** Empty when there is no such lead. */
  reference: string;
  /** The stage that it had before. */
  from: LeadStage | undefined;
  /** The owner that it had before; null for nobody. */
  fromOwner: string | null;
  /** Earlier loss; null for a lead that was not lost. */
  fromLoss: Loss | null;
  /** The day on which it was to be followed up before; null for none. */
  fromFollowUp: string | null;
  outcome: ChangeOutcome<
    | StageRefusal
    | OwnerRefusal
    | FollowUpRefusal
    | DoneRefusal
    | PriorityRefusal
    | 'not-spam'
    | 'not-notice'
    | 'not-done'
  >;
}

/** Leads that may be changed at once: what a page of the inbox can hold several times. */
const mostAtOnce = 200;

function changeOne(
  dependencies: LeadDependencies,
  lead: LeadChange,
  change: BulkChange,
): Promise<BulkResult['outcome']> {
  switch (change.kind) {
    case 'stage':
      return changeStage(dependencies, lead, change.choice);
    case 'owner':
      return assignLead(dependencies, lead, change.ownerId);
    case 'follow-up':
      return setFollowUp(dependencies, lead, change.date);
    case 'restore':
      return restoreLead(dependencies, lead, { followUpDate: change.followUpDate });
    case 'done':
      return markDone(dependencies, lead);
    case 'not-done':
      return unmarkDone(dependencies, lead, change.followUpDate);
    case 'priority':
    case 'not-priority':
      return setPriority(dependencies, lead, change.kind === 'priority');
  }
}

async function listLosses(db: Db, ids: string[]): Promise<Map<string, Loss | null>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('lead_events')
    .selectAll()
    .where('lead_id', 'in', ids)
    .where('type', '=', 'stage')
    .orderBy('position')
    .execute();
  const events = await eventsOf(db, rows);
  return new Map(ids.map((id) => [id, lastLoss(events.filter(({ leadId }) => leadId === id))]));
}

/**
 * Changes leads one after the other, each in its own transaction: a refused one stops no other.
 * Throws for more than 200, and when the database fails; what was done before stays done.
 */
export async function changeMany(
  dependencies: LeadDependencies,
  { leads, by, change }: { leads: { id: string; version: number }[]; by: StaffName; change: BulkChange },
): Promise<BulkResult[]> {
  if (leads.length > mostAtOnce) throw new Error(`At most ${mostAtOnce} leads are changed at once.`);
  const results: BulkResult[] = [];
  const ids = leads.map(({ id }) => id);
  const rows = await dependencies.db
    .selectFrom('leads')
    .select(['id', 'reference', 'folder', 'stage', 'owner_id', 'follow_up_at'])
    .where('id', 'in', ids)
    .execute();
  const before = new Map(
    rows.map((row) => [
      row.id,
      {
        reference: row.reference,
        from: shownStage(row),
        fromOwner: row.owner_id,
        fromFollowUp:
          row.follow_up_at === null
            ? null
            : dateAt(row.follow_up_at, currentSettings().company.hours.timeZone),
      },
    ]),
  );
  const lost = rows.filter((row) => shownStage(row) === 'lost').map(({ id }) => id);
  const losses = await listLosses(dependencies.db, lost);
  for (const { id: leadId, version } of leads) {
    const one = { leadId, version, by };
    const outcome = await changeOne(dependencies, one, change);
    const { reference = '', from, fromOwner = null, fromFollowUp = null } = before.get(leadId) ?? {};
    const fromLoss = losses.get(leadId) ?? null;
    results.push({ leadId, reference, from, fromOwner, fromLoss, fromFollowUp, outcome });
  }
  return results;
}
