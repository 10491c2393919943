/** The text of the e-mails that customers get. */
export const kycMails = {
  kycReceived: {
    title: 'We have your KYC documents',
    text: 'We review them and write to this address when we are done. You can see their status on our site at any time. We never send documents or answers by e-mail.',
    sentAt: 'Sent',
    documents: 'Files',
    action: 'See your documents',
  },
  kycReviewed: {
    title: {
      'more-needed': 'Your KYC documents are incomplete',
      accepted: 'Your KYC documents are accepted',
      expired: 'Your KYC documents have expired',
    },
    text: {
      'more-needed': 'We have reviewed them. Add what we ask for below, on our site, and send them again.',
      accepted: 'We have reviewed them. There is nothing more for you to do.',
      expired: 'Check your answers, change what is no longer true, and send them again.',
    },
    until: { 'more-needed': '', accepted: 'Valid until', expired: 'Were valid until' },
    reviewer: 'Note from our reviewer',
    elsewhere: 'Shortened here. The full text is on the page of your documents, linked in this e-mail.',
    action: 'See your documents',
  },
};

/** The text of the e-mails that the company and its staff get. */
export const staffKycMails = {
  kycForDesk: {
    title: (name: string, again: boolean) => `KYC documents from ${name}${again ? ', sent again' : ''}`,
    waits: 'A case is waiting for review. Its answers and documents are at the desk only, never in e-mail.',
    account: 'Account',
    received: 'Received',
    action: 'Review the case',
  },
};
