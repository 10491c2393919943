import { proseLimit } from '../../../../platform/values/text.ts';
import { answerDueAt } from '../../../settings/business-hours.ts';
import { currentSettings } from '../../../settings/server/current-settings.ts';
import type { ReplyChannel } from '../../lead.ts';
import type { LeadDependencies } from '../lead-dependencies.ts';
import { answerWithinHours } from '../lead-state.ts';
import { type ChangeOutcome, changeLead, type LeadChange } from './change-lead.ts';
import { followUpOfReply } from './follow-up.ts';

/** Records that a person replied by other means than a mail from the desk. It stops the timer. */
export function logReply(
  dependencies: LeadDependencies,
  change: LeadChange,
  { channel, comment }: { channel: ReplyChannel; comment: string },
): Promise<ChangeOutcome<'comment-too-long'>> {
  return changeLead<'comment-too-long'>(
    dependencies,
    { ...change, isAnswer: true },
    async (row, transaction) => {
      if (comment.length > proseLimit) return { refused: 'comment-too-long' };
      const followUp = await followUpOfReply(transaction, row, dependencies);
      return {
        set: { ...followUp, replied_at: dependencies.clock() },
        events: [{ type: 'reply-logged', channel, comment: comment.trim() }],
      };
    },
  );
}

/**
 * The customer gave what `need-information` asked for: staff record it, or the customer does (`by` is `customer`).
 * The timer starts again from now, and a lead that needed information is being quoted. Refused when it is not that lead's
 * turn: nobody has replied yet, so the timer still runs.
 */
export function logCustomerReply(
  dependencies: LeadDependencies,
  change: LeadChange,
  typed: string,
): Promise<ChangeOutcome<'timer-runs' | 'closed' | 'comment-too-long'>> {
  const { clock } = dependencies;
  const { company } = currentSettings();
  return changeLead(dependencies, change, (row) => {
    const comment = typed.trim();
    if (comment.length > proseLimit) return { refused: 'comment-too-long' };
    if (row.folder === 'spam' || row.stage === 'won' || row.stage === 'lost') return { refused: 'closed' };
    if (row.replied_at === null) return { refused: 'timer-runs' };
    const dueAt = answerDueAt(clock(), answerWithinHours(row.kind, company), company.hours);
    const asked = row.stage === 'need-information';
    return {
      set: {
        replied_at: null,
        due_at: dueAt,
        follow_up_at: null,
        ...(asked ? { stage: 'quoting' as const } : {}),
      },
      events: [
        { type: 'customer-replied', comment, dueAt },
        ...(asked ? [{ type: 'stage', from: 'need-information', to: 'quoting' } as const] : []),
      ],
    };
  });
}
