import { instantOf } from '../../contract/business-hours.ts';
import type { ReviewInput } from '../../contract/kyc-input.ts';
import type { KycDependencies } from './kyc-dependencies.ts';
import { type ReviewDecision, type ReviewOutcome, reviewCase } from './review-case.ts';

const day = 24 * 60 * 60 * 1000;

/** The end of a day on the office's calendar; a day of 23 or 25 hours included. */
function endOf(date: string, timeZone: string): number {
  const next = new Date(Date.parse(`${date}T00:00:00Z`) + day).toISOString().slice(0, 10);
  return instantOf(next, '00:00', timeZone);
}

function decisionOf(input: ReviewInput, timeZone: string): ReviewDecision {
  switch (input.decision) {
    case 'take':
      return { kind: 'take' };
    case 'ask-for-more':
      return { kind: 'ask-for-more', comment: input.comment };
    case 'accept': {
      const { comment, until } = input;
      return { kind: 'accept', comment, ...(until ? { expiresAt: endOf(until, timeZone) } : {}) };
    }
  }
}

/** Does with a case what was posted; an acceptance holds through its last day. Outcomes are those of `reviewCase`. */
export function decideCase(
  dependencies: KycDependencies,
  { caseId, staffId, input }: { caseId: string; staffId: string; input: ReviewInput },
): Promise<ReviewOutcome> {
  const decision = decisionOf(input, dependencies.company.hours.timeZone);
  return reviewCase(dependencies, { caseId, staffId, decision, changedAt: input.changedAt });
}
