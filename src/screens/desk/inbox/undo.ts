import type { LeadStage, Loss } from '#features/requests/lead.ts';
import type { BulkInput } from '#features/requests/lead-input.ts';

/** Result of a bulk change for one request, with what it had before. */
export interface ChangedLead {
  id: string;
  ok: boolean;
  version?: number;
  from?: LeadStage;
  fromOwner?: string | null;
  fromLoss?: Loss | null;
  fromFollowUp?: string | null;
}

type BulkChange = BulkInput['change'];

function undoOfOne(
  change: BulkChange,
  { from, fromOwner = null, fromLoss, fromFollowUp = null }: ChangedLead,
): BulkChange | null {
  if (change.kind === 'owner') return { kind: 'owner', ownerId: fromOwner };
  if (change.kind === 'follow-up') return { kind: 'follow-up', date: fromFollowUp };
  if (change.kind === 'done') return { kind: 'not-done', followUpDate: fromFollowUp };
  if (change.kind === 'not-done') return { kind: 'done' };
  if (change.kind === 'priority') return { kind: 'not-priority' };
  if (change.kind === 'not-priority') return { kind: 'priority' };
  if (change.kind === 'restore')
    return { kind: 'stage', choice: { to: from === 'notice' ? 'notice' : 'spam' } };
  if (change.choice.to === 'spam' || change.choice.to === 'notice')
    return { kind: 'restore', followUpDate: fromFollowUp };
  if (from === 'lost') return fromLoss ? { kind: 'stage', choice: { to: 'lost', ...fromLoss } } : null;
  return from === undefined || from === 'spam' || from === 'notice'
    ? null
    : { kind: 'stage', choice: { to: from, followUpDate: fromFollowUp } };
}

/** Returns the changes that undo one: one for each state that the requests had before. */
export function undoOf(change: BulkChange, results: ChangedLead[]): BulkInput[] {
  const undo = new Map<string, BulkInput>();
  for (const lead of results) {
    const back = lead.ok && lead.version !== undefined ? undoOfOne(change, lead) : null;
    if (!back) continue;
    const key = JSON.stringify(back);
    const leads = [...(undo.get(key)?.leads ?? []), { id: lead.id, version: lead.version ?? 0 }];
    undo.set(key, { leads, change: back });
  }
  return [...undo.values()];
}
