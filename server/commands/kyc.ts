import { deskOutcomes } from '../../app/content/en/desk/outcomes.ts';
import type { KycState } from '../../contract/kyc-case.ts';
import { reviewInput } from '../../contract/kyc-input.ts';
import { findCase } from '../kyc/get-case.ts';
import { decideCase } from '../kyc/review-case.ts';
import { defineCommand, notFound, wrongField } from './command.ts';

const review = defineCommand({
  policy: { role: 'agent' },
  endpoint: ['post', '/kyc/{id}/review'],
  summary: 'Take a case into review, ask for more, or accept it',
  description: 'The customer is notified by mail of the decision.',
  input: reviewInput,
  fromForm: ({ intent: decision, ...fields }) => ({ ...fields, decision }),
  async run({ deps, staff, params: { id: caseId } }, input) {
    const outcome = await decideCase(deps, { caseId, staffId: staff.id, input });
    if (outcome.ok || outcome.reason !== 'not-now') return outcome;
    const found = await findCase(deps, caseId);
    if (!found) return { ok: false, reason: 'no-such-case' } as const;
    return { ok: false, reason: 'not-now', state: found.state } as const;
  },
  refusals: {
    'no-such-case': notFound,
    'not-now': ({ state }: { state: KycState }) => deskOutcomes.caseChanged(state),
    'comment-missing': wrongField('comment', 'required'),
    'comment-too-long': wrongField('comment', 'too-long'),
    'expiry-past': wrongField('until', 'day-past'),
  },
  done: (_, { decision }) => deskOutcomes.caseReviewed[decision],
});

/** What staff do with a KYC case. */
export const kycCommands = { review };

/** The same, by the intents of the page's forms. */
export const kycForms = { take: review, 'ask-for-more': review, accept: review };
