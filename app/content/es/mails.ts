/** The text of the e-mails that customers get. */
export const customerMails = {
  leadAcknowledgement: {
    title: { 'rate-request': 'We have your rate request', 'contact-message': 'We have your message' },
    subject: {
      'rate-request': (reference: string) => `${reference}: your rate request`,
      'contact-message': (reference: string) => `${reference}: your message`,
    },
    promise: (due: string) => `You’ll hear from us by ${due}.`,
    reference: 'Your reference',
    quote: 'Have it ready when you call or write.',
    attached: 'Your request is attached as a PDF, to keep or to pass on.',
    next: 'What happens next',
    steps: {
      'rate-request': [
        'A person at our desk reads your request and works out the route.',
        'You get a rate in writing, or a question if something is missing.',
        'Nothing is booked until you say so.',
      ],
      'contact-message': ['A person at our desk reads your message and answers you.'],
    },
    status: 'See the status',
    reach: 'How to reach us',
    copy: 'What you sent',
    elsewhere: 'Shortened here. The full text is on the page of your request, linked in this e-mail.',
    why: (site: string) =>
      `Someone entered this address in a form at ${site}. If it was not you, ignore this e-mail.`,
  },
  /** The PDF that goes with the acknowledgement of a rate request. */
  requestPdf: {
    title: (reference: string) => `Rate request ${reference}`,
    subject: 'The request as you sent it, and when you’ll hear from us.',
    intro: (site: string) =>
      `This is your rate request as you sent it at ${site}. A person at our desk reads it, works out the route and answers you. Nothing is booked until you say so.`,
    received: 'Received',
    due: 'You’ll hear from us by',
    answers: 'What you sent',
    elsewhere: 'Shortened here. The full text is on the page of your request, linked in our e-mail.',
    replaced:
      'A question mark may stand for a character that this PDF cannot show. The page of your request, linked in our e-mail, has the text as you wrote it.',
    reach: {
      title: 'How to reach us',
      phone: 'Phone',
      whatsapp: 'WhatsApp',
      chat: 'Chat with us',
      email: 'E-mail',
      address: 'Address',
    },
    pageOf: 'Page {page} of {pages}',
  },
  leadReply: {
    subject: (reference: string) => `Su solicitud ${reference}`,
    foot: (reference: string) => `To answer us about ${reference}:`,
    status: 'See the status of your request',
    files: 'Files to download',
  },
  leadLink: {
    title: (reference: string) => `The link to your request ${reference}`,
    text: 'Here is the page of your request. It always shows where your request stands.',
    care: 'Share the link with care: anyone who has it can read your request.',
    action: 'See your request',
    revoked: {
      text: (phone: string) =>
        `We have withdrawn the link to the page of this request, so it cannot be sent again. Call ${phone} with your reference, and we help you.`,
      action: 'Write to us about this request',
    },
    why: (site: string) =>
      `Someone entered your reference and this address at ${site}. If it was not you, ignore this e-mail.`,
  },
  waysToReach: {
    mail: 'E-mail',
    reply: 'Reply to this e-mail',
    site: 'On our site',
    form: 'Write to us about this request',
    phone: 'Phone',
    whatsapp: 'WhatsApp',
    chat: 'Chat with us',
    about: (reference: string) => `My reference is ${reference}.`,
  },
  verifyEmail: {
    title: 'Confirm your e-mail address',
    ask: (site: string) =>
      `An account at ${site} was opened with this address. Please confirm that it is yours.`,
    action: 'Confirm this address',
    lasts: 'The link works once and expires in three days. You can use your account before you confirm.',
    why: (phone: string) =>
      `If you did not open an account, ignore this e-mail. To have the account removed, call ${phone}.`,
  },
  resetPassword: {
    title: 'Choose a new password',
    ask: (site: string) => `Someone asked for a new password for the account with this address at ${site}.`,
    action: 'Choose a new password',
    lasts: 'The link works once and expires in one hour. A new password signs out every device.',
    why: 'If it was not you, ignore this e-mail: your password stays the same.',
  },
  passwordChanged: {
    title: 'Your password was changed',
    text: (site: string, moment: string) =>
      `The password of your account at ${site} was changed on ${moment}. Every other device is signed out.`,
    why: (phone: string) =>
      `If it was you, there is nothing to do. If not, choose another password now: only this address gets the link. Then call ${phone}.`,
    action: 'Choose another password',
  },
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
