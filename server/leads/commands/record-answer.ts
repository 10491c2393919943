import { answerDueAt } from '../../../contract/business-hours.ts';
import type { AnswerChannel } from '../../../contract/lead.ts';
import { proseLimit } from '../../../contract/text.ts';
import type { LeadDependencies } from '../lead-dependencies.ts';
import { answerWithinHours } from '../lead-state.ts';
import { type ChangeOutcome, changeLead, type LeadChange } from './change-lead.ts';

/** Notes that a person answered by other means than a mail from the desk. It stops the clock. */
export function recordAnswer(
  dependencies: LeadDependencies,
  change: LeadChange,
  { channel, comment }: { channel: AnswerChannel; comment: string },
): Promise<ChangeOutcome<'comment-too-long'>> {
  return changeLead(dependencies, change, () => {
    if (comment.length > proseLimit) return { refused: 'comment-too-long' };
    return {
      set: { answered_at: dependencies.clock() },
      events: [{ type: 'answered', channel, comment: comment.trim() }],
    };
  });
}

/**
 * The customer gave what `need-information` asked for: somebody at the desk notes it, or the customer does (`by` is `customer`).
 * The clock starts again from now, and a lead that needed information is being quoted. Refused when it is not that lead's
 * turn: nobody has answered yet, so the clock still runs.
 */
export function customerAnswered(
  dependencies: LeadDependencies,
  change: LeadChange,
  typed: string,
): Promise<ChangeOutcome<'clock-runs' | 'closed' | 'comment-too-long'>> {
  const { clock, company } = dependencies;
  return changeLead(dependencies, change, (row) => {
    const comment = typed.trim();
    if (comment.length > proseLimit) return { refused: 'comment-too-long' };
    if (row.folder === 'spam' || row.stage === 'won' || row.stage === 'lost') return { refused: 'closed' };
    if (row.answered_at === null) return { refused: 'clock-runs' };
    const dueAt = answerDueAt(clock(), answerWithinHours(row.kind, company), company.hours);
    const asked = row.stage === 'need-information';
    return {
      set: { answered_at: null, due_at: dueAt, ...(asked ? { stage: 'quoting' as const } : {}) },
      events: [
        { type: 'customer-answered', comment, dueAt },
        ...(asked ? [{ type: 'stage', from: 'need-information', to: 'quoting' } as const] : []),
      ],
    };
  });
}
