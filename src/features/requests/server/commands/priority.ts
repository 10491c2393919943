import type { LeadDependencies } from '../lead-dependencies.ts';
import { type ChangeOutcome, changeLead, type LeadChange } from './change-lead.ts';

export type PriorityRefusal = 'erased' | 'nothing-changed';

/**
 * Gives a lead priority, or takes it away: lists that begin with the most urgent have it before others that are due within
 * the same hour. Refused for a stale version, an erased lead, and the priority that it has. Throws when the database fails.
 */
export function setPriority(
  dependencies: LeadDependencies,
  change: LeadChange,
  hasPriority: boolean,
): Promise<ChangeOutcome<PriorityRefusal>> {
  return changeLead<PriorityRefusal>(dependencies, change, (row) => {
    if (row.erased_at !== null) return { refused: 'erased' };
    if ((row.priority === 1) === hasPriority) return { refused: 'nothing-changed' };
    return {
      set: { priority: hasPriority ? 1 : 0 },
      events: [{ type: hasPriority ? 'priority' : 'not-priority' }],
    };
  });
}
