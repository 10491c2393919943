import type { KycState, ReviewState } from '../../../../contract/kyc-case.ts';

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
  uploaded: 'Uploaded a paper',
  viewed: 'Downloaded a paper',
  removed: 'Removed a paper',
  sent: 'Sent the case',
  'taken-into-review': 'Took it into review',
  'asked-for-more': 'Asked for more',
  accepted: 'Accepted it',
  expired: 'The acceptance expired',
  deleted: 'Deleted, as the time of keeping was over',
};

const states: Record<KycState, string> = {
  draft: 'Draft',
  sent: 'Waits for review',
  'in-review': 'In review',
  'more-needed': 'More needed',
  accepted: 'Accepted',
  expired: 'Expired',
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
  states,
  empty: { title: 'Nothing here', ...empty },
  columns: {
    customer: 'Customer',
    email: 'E-mail',
    papers: 'Papers',
    sent: 'Sent',
    expires: 'Accepted until',
  },
  noAddress: 'account deleted',
  export: 'Export as CSV',
  more: 'Further down the list',
  top: 'Back to the top',
  case: {
    back: 'KYC review',
    person: 'Everything of this person',
    unconfirmed: 'E-mail address not confirmed',
    sent: 'Sent',
    acceptedUntil: 'Accepted until',
    lastMessage: 'What the reviewer last wrote',
    attention: {
      title: 'Look at these first',
      none: 'No answer asks for special attention.',
      'politically-exposed': 'A politically exposed person is named',
      undeclared: 'Not declared: read the explanation',
      'controlled-goods': 'Goods may need an export license',
    },
    answers: 'Answers',
    noAnswers: 'The form was not filled in on the page: it is among the papers.',
    unanswered: 'No answer',
    ticked: 'Declared',
    unticked: 'Not declared',
    papers: 'Papers',
    noPapers: 'There are no papers.',
    papersNote: 'Every download is logged with your name.',
    download: 'Download',
    log: 'Log',
    logOf: actions,
    customer: 'Customer',
    house: 'By itself',
    formerStaff: 'Former staff',
    take: {
      title: 'Review it',
      text: 'Others see that somebody is at it. The customer can change nothing meanwhile.',
      button: 'Take into review',
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
      until: 'Through',
      untilHelp: 'The last day on which it holds.',
      message: 'Message to the customer',
      optional: 'if you like',
      button: 'Accept',
    },
    waiting: {
      'more-needed': 'It is the customer’s turn. The case comes back once they send it again.',
      accepted: 'Nothing to do until the acceptance ends.',
      expired: 'The customer was asked to send the form again.',
    },
    changed: 'Nothing was done: the case changed since you opened it. {who}: {what}, {when}.',
    gone: 'This case is gone.',
    youWrote: 'What you wrote',
  },
};
