import type { ReviewState } from '../../kyc-case.ts';
import { caseStates } from './case-outcomes.ts';

type LogAction =
  | 'uploaded'
  | 'viewed'
  | 'removed'
  | 'sent'
  | 'taken-into-review'
  | 'asked-for-more'
  | 'accepted'
  | 'expired'
  | 'deleted';

const actions: Record<LogAction, string> = {
  uploaded: 'Uploaded a document',
  viewed: 'Opened a document',
  removed: 'Removed a document',
  sent: 'Sent the case',
  'taken-into-review': 'Started the review',
  'asked-for-more': 'Asked for more',
  accepted: 'Accepted the case',
  expired: 'Acceptance expired',
  deleted: 'Deleted: retention period over',
};

const empty: Record<ReviewState, string> = {
  sent: 'Customers send their KYC form and documents from their account, under KYC. Each new case appears here, longest wait first.',
  'in-review': 'Start a case under “Waiting for review” and it moves here.',
  'more-needed': 'Cases you sent back to a customer wait here until they send them again.',
  accepted: 'Accepted cases appear here until their last valid day.',
  expired: 'A case appears here after its last valid day. We then ask the customer to send the form again.',
};

/** The text of KYC review. */
export const kyc = {
  title: 'KYC review',
  heading: 'KYC review',
  tabs: 'States',
  states: caseStates,
  empty: {
    title: 'No cases',
    ...empty,
    next: { title: 'View what customers see', path: '/kycverification' },
  },
  columns: {
    customer: 'Customer',
    email: 'E-mail',
    documents: 'Documents',
    sent: 'Sent',
    expires: 'Valid through',
    waiting: { us: 'Waiting', customer: 'With the customer' },
  },
  noAddress: 'account deleted',
  case: {
    back: 'KYC review',
    person: 'Customer profile',
    unconfirmed: 'E-mail address not confirmed',
    sent: 'Sent',
    acceptedUntil: 'Valid through',
    lastMessage: 'Last message to the customer',
    attention: {
      title: 'Needs attention',
      none: 'Nothing in the answers needs attention.',
      'share-missing': 'An owner’s share is not stated',
      'politically-exposed': 'A politically exposed person is named',
      undeclared: 'Not declared: read the explanation',
      'controlled-goods': 'Goods may need an export license',
    },
    answers: 'Answers',
    noAnswers: 'The customer sent the form as a document, not online.',
    owner: {
      title: 'Owner {number}: {name}, {share}',
      noName: 'name not stated',
      noShare: 'share not stated',
    },
    unanswered: 'No answer',
    leftEmpty: { one: '1 left empty', other: '{count} left empty' },
    ticked: 'Declared',
    unticked: 'Not declared',
    documents: 'Documents',
    noDocuments: 'None were sent.',
    documentsNote: 'Every download and preview is logged under your name.',
    download: 'Download',
    preview: 'Preview',
    log: 'Log',
    logOf: actions,
    customer: 'Customer',
    system: 'System',
    formerStaff: 'Former staff',
    take: {
      title: 'Start review',
      text: 'Colleagues see you are on it. The customer can’t change anything during the review.',
      button: 'Start review',
    },
    decide: 'Decide',
    ask: {
      title: 'Ask for more',
      message: 'What is needed',
      help: 'Mailed to the customer as you write it.',
      button: 'Ask for more',
    },
    accept: {
      title: 'Accept',
      until: 'Valid through',
      untilHelp: 'The last valid day.',
      message: 'Message to the customer',
      optional: 'optional',
      button: 'Accept',
    },
    waiting: {
      'more-needed': 'With the customer. The case comes back when they send it again.',
      accepted: 'Nothing to do until the acceptance expires.',
      expired: 'We asked the customer to send the form again.',
    },
    changed: 'Nothing was done: the case has changed since you opened it. {who}, {when}: {what}.',
    gone: 'This case was deleted.',
    youWrote: 'What you wrote',
  },
};
