import type { KycState } from '../../kyc-case.ts';

/** The states of a KYC case. */
export const caseStates: Record<KycState, string> = {
  draft: 'Draft',
  sent: 'Waiting for review',
  'in-review': 'In review',
  'more-needed': 'More needed',
  accepted: 'Accepted',
  expired: 'Expired',
};

/** Texts of the desk once a review is done or refused. */
export const caseOutcomes = {
  reviewed: {
    take: 'The case is in review.',
    'ask-for-more': 'The case is back with the customer. Your message is on its way.',
    accept: 'The case is accepted. The customer is notified by e-mail.',
  },
  changed: (state: KycState) =>
    `Nothing was done: the case has changed since you opened it. Now: ${caseStates[state]}.`,
};
