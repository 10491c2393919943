import type { LeadStage, StaffName } from '../../../contract/lead.ts';
import type { LeadDependencies } from '../lead-dependencies.ts';
import { shownStage } from '../lead-state.ts';
import { assignLead, type OwnerRefusal } from './assign-lead.ts';
import type { ChangeOutcome, LeadChange } from './change-lead.ts';
import { changeStage, restoreLead, type StageChoice, type StageRefusal } from './change-stage.ts';

/** What is done to many leads at once. Spam is a stage; `restore` takes out of it. */
export type BulkChange =
  | { kind: 'stage'; choice: StageChoice }
  | { kind: 'owner'; ownerId: string | null }
  | { kind: 'restore' };

/** How it went with one of them. */
export interface BulkResult {
  leadId: string;
  /** Empty when there is no such lead. */
  reference: string;
  /** The stage that it had before. */
  from: LeadStage | undefined;
  outcome: ChangeOutcome<StageRefusal | OwnerRefusal | 'not-spam'>;
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
    case 'restore':
      return restoreLead(dependencies, lead);
  }
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
    .select(['id', 'reference', 'folder', 'stage'])
    .where('id', 'in', ids)
    .execute();
  const before = new Map(rows.map((row) => [row.id, { reference: row.reference, from: shownStage(row) }]));
  for (const { id: leadId, version } of leads) {
    const one = { leadId, version, by };
    const outcome = await changeOne(dependencies, one, change);
    const { reference = '', from } = before.get(leadId) ?? {};
    results.push({ leadId, reference, from, outcome });
  }
  return results;
}
