import { currentSettings } from '#features/settings/server/current-settings.ts';
import { followUpAt, isFollowUpDate } from '../../follow-up.ts';
import type { LeadDependencies } from '../lead-dependencies.ts';
import { waitsUntil } from '../lead-state.ts';
import { type ChangeOutcome, changeLead, type LeadChange } from './change-lead.ts';

export type DoneRefusal = 'erased' | 'spam' | 'notice' | 'done-already';

/**
 * Records that a lead needs no answer: nobody waits, nothing is followed up, and its stage stays. It is neither a reply nor
 * a loss in the figures. A new message of the customer opens it again. A won lead stays to do until its shipment begins.
 * Refused for a stale version, for one that is done, a notice, spam or erased. Throws when the database fails.
 */
export function markDone(
  dependencies: LeadDependencies,
  change: LeadChange,
): Promise<ChangeOutcome<DoneRefusal>> {
  return changeLead<DoneRefusal>(dependencies, change, (row) => {
    if (row.erased_at !== null) return { refused: 'erased' };
    if (row.folder === 'spam') return { refused: 'spam' };
    if (row.folder === 'notices') return { refused: 'notice' };
    if (row.no_answer_needed_at !== null) return { refused: 'done-already' };
    return {
      set: {
        no_answer_needed_at: dependencies.clock(),
        ...(row.stage === 'won' ? {} : { follow_up_at: null }),
      },
      events: [{ type: 'done' }],
    };
  });
}

/**
 * Takes `markDone` back: who waited for an answer waits again until the same time. `followUpDate`: the day of the follow-up
 * that it had before. Refused for a stale version and for a lead that is not done. Throws when the database fails.
 */
export function unmarkDone(
  dependencies: LeadDependencies,
  change: LeadChange,
  followUpDate?: string | null,
): Promise<ChangeOutcome<'not-done' | 'date-too-far'>> {
  const { hours } = currentSettings().company;
  return changeLead<'not-done' | 'date-too-far'>(dependencies, change, (row) => {
    if (row.no_answer_needed_at === null) return { refused: 'not-done' };
    if (followUpDate && !isFollowUpDate(followUpDate, dependencies.clock(), hours))
      return { refused: 'date-too-far' };
    const set = {
      no_answer_needed_at: null,
      ...(followUpDate ? { follow_up_at: followUpAt(followUpDate, hours) } : {}),
    };
    return { set, events: [{ type: 'not-done', dueAt: waitsUntil({ ...row, ...set }) }] };
  });
}
