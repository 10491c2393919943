import type { ReviewState } from '../../../../contract/kyc-case.ts';
import { caseStates } from './outcomes.ts';

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
  viewed: 'Downloaded a document',
  removed: 'Removed a document',
  sent: 'Sent the case',
  'taken-into-review': 'Started the review',
  'asked-for-more': 'Asked for more',
  accepted: 'Accepted it',
  expired: 'The acceptance expired',
  deleted: 'Deleted: the retention period ended',
};

const empty: Record<ReviewState, string> = {
  sent: 'No case waits to be reviewed.',
  'in-review': 'Nobody reviews a case now.',
  'more-needed': 'No customer was asked for more.',
  accepted: 'No case is accepted yet.',
  expired: 'No acceptance has expired.',
};

/** The words of KYC review. */
export const kyc = {
  title: 'KYC review',
  heading: 'KYC review',
  tabs: 'States',
  states: caseStates,
  empty: { title: 'Nothing here', ...empty },
  columns: {
    customer: 'Customer',
    email: 'E-mail',
    documents: 'Documents',
    sent: 'Sent',
    expires: 'Accepted until',
  },
  noAddress: 'account deleted',
  export: 'Export as CSV',
  more: 'Next page',
  top: 'First page',
  case: {
    back: 'KYC review',
    person: 'Customer profile',
    unconfirmed: 'E-mail address not confirmed',
    sent: 'Sent',
    acceptedUntil: 'Accepted until',
    lastMessage: 'What the reviewer last wrote',
    attention: {
      title: 'Needs attention',
      none: 'No answer needs attention.',
      'politically-exposed': 'A politically exposed person is named',
      undeclared: 'Not declared: read the explanation',
      'controlled-goods': 'Goods may need an export license',
    },
    answers: 'Answers',
    noAnswers: 'The form was not filled in online: it is among the documents.',
    unanswered: 'No answer',
    ticked: 'Declared',
    unticked: 'Not declared',
    documents: 'Documents',
    noDocuments: 'There are no documents.',
    documentsNote: 'Every download is logged with your name.',
    download: 'Download',
    log: 'Log',
    logOf: actions,
    customer: 'Customer',
    system: 'System',
    formerStaff: 'Former staff',
    take: {
      title: 'Start review',
      text: 'Colleagues see that you are reviewing it. The customer cannot change anything during the review.',
      button: 'Start review',
    },
    decide: 'Decide',
    ask: {
      title: 'Ask for more',
      message: 'What is needed',
      help: 'Goes to the customer by mail, as you write it.',
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
      'more-needed': 'It is the customer’s turn. The case comes back once they send it again.',
      accepted: 'Nothing to do until the acceptance ends.',
      expired: 'The customer was asked to send the form again.',
    },
    changed: 'Nothing was done: the case changed since you opened it. {who}, {when}: {what}.',
    gone: 'This case is gone.',
    youWrote: 'What you wrote',
  },
};
