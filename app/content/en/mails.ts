import { pluralOf } from '../../../contract/format.ts';
/** The text of the e-mails that customers get. */
export const customerMails = {
  leadAcknowledgement: {
    title: { 'rate-request': 'We have your rate request', 'contact-message': 'We have your message' },
    subject: {
      'rate-request': (reference: string) => `${reference}: we have your rate request`,
      'contact-message': (reference: string) => `${reference}: we have your message`,
    },
    promise: (due: string) => `You hear from us by ${due}.`,
    quote: 'Your reference. Have it at hand when you call or write.',
    attached: 'Your request is attached as a PDF, to keep or to pass on.',
    next: 'What happens next',
    steps: {
      'rate-request': [
        'A person at our desk reads your request and works out the route.',
        'You get a rate in writing, or the one question still open.',
        'Nothing is booked until you say so.',
      ],
      'contact-message': ['A person at our desk reads your message and answers you.'],
    },
    status: 'See the status',
    reach: 'How to reach us',
    copy: 'What you sent',
    elsewhere: 'Shortened here. The full text is on the page of your request, linked in this e-mail.',
    why: (site: string) =>
      `This address was entered in a form at ${site}. If that was not you, you can ignore this e-mail.`,
  },
  /** The PDF that goes with the acknowledgement of a rate request. */
  requestPdf: {
    title: (reference: string) => `Rate request ${reference}`,
    subject: 'The request as sent, and when you hear from us.',
    intro: (site: string) =>
      `This is your rate request as you sent it at ${site}. A person at our desk reads it, works out the route and answers you. Nothing is booked until you say so.`,
    received: 'Received',
    due: 'You hear from us by',
    answers: 'What you sent',
    elsewhere: 'Shortened here. The full text is on the page of your request, linked in our e-mail.',
    replaced:
      'A question mark can be a character that we cannot print here. The page of your request, linked in our e-mail, has the text as you wrote it.',
    reach: { title: 'How to reach us', phone: 'Phone', email: 'E-mail', address: 'Address' },
    pageOf: 'Page {page} of {pages}',
  },
  leadReply: {
    foot: (reference: string) => `Your reference is ${reference}. To answer us:`,
    status: 'See the status of your request',
  },
  waysToReach: {
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
    lasts: 'The link works once, for three days. The account works before you confirm.',
    why: (phone: string) =>
      `If you did not open an account, you can ignore this e-mail. To have the account removed, call us: ${phone}.`,
  },
  resetPassword: {
    title: 'Choose a new password',
    ask: (site: string) => `We were asked for a new password for the account with this address at ${site}.`,
    action: 'Choose a new password',
    lasts: 'The link works once, for one hour. A new password signs out every device.',
    why: 'If that was not you, you can ignore this e-mail: your password stays the same.',
  },
  passwordChanged: {
    title: 'Your password was changed',
    text: (site: string, moment: string) =>
      `The password of your account at ${site} was changed on ${moment}. Every other device is signed out.`,
    why: (phone: string) =>
      `If that was you, all is well. If not, choose another password now: only this address gets the link. Then call us: ${phone}.`,
    action: 'Choose another password',
  },
  kycReceived: {
    title: 'We have your KYC documents',
    text: 'We read them and write to this address when we are done. Their status is always on our site. We never e-mail documents or answers.',
    sentAt: 'Sent',
    documents: 'Files',
    action: 'See your documents',
  },
  kycReviewed: {
    title: {
      'more-needed': 'We need more for your KYC documents',
      accepted: 'Your KYC documents are accepted',
      expired: 'Your KYC documents have expired',
    },
    text: {
      'more-needed':
        'We have read your documents. Please add what we ask for below, on our site, and send them again.',
      accepted: 'We have read your documents. You are done.',
      expired: 'Please review your answers, change what is no longer true, and send them again.',
    },
    until: { 'more-needed': '', accepted: 'Valid until', expired: 'They were valid until' },
    reviewer: 'Note from our reviewer',
    elsewhere: 'Shortened here. The full text is on the page of your documents, linked in this e-mail.',
    action: 'See your documents',
  },
};

/** The text of the e-mails that the company and its staff get. */
export const staffMails = {
  /** Shown in place of the rest of a long text. */
  elsewhere: 'Shortened here. The full text is at the desk.',
  leadForDesk: {
    kinds: { 'rate-request': 'Rate request', 'contact-message': 'Message' },
    from: (kind: string, name: string) => (name ? `${kind} from ${name}` : kind),
    spam: 'Spam',
    spamNotice:
      'This looks like spam and is in the spam folder. The sender got no acknowledgement. If it is real, restore it at the desk.',
    open: 'Open the request',
    answerNotice:
      'Answer at the desk, so that the timer stops and colleagues see it. A reply to this e-mail reaches nobody.',
    callNotice:
      'The sender gave no e-mail address. Answer by phone, and log it at the desk, so that the timer stops.',
    reference: 'Reference',
    received: 'Received',
    due: 'Answer due',
    dueBy: (moment: string) => `due ${moment}`,
    email: 'E-mail',
    phone: 'Phone',
    answers: 'What was sent',
  },
  feedbackForDesk: {
    title: (rating: number, name: string) => `feedback, ${rating} of 10, from ${name}`,
    spam: 'Spam',
    spamNotice: 'This looks like spam and is in the spam folder.',
    reference: 'Reference',
    received: 'Received',
    folder: 'Folder',
    folders: { inbox: 'Inbox', spam: 'Spam' },
    ratingOf: (rating: number) => `${rating} of 10`,
    open: 'Open the feedback at the desk',
  },
  staffInvitation: {
    title: (company: string) => `Join the desk of ${company}`,
    ask: (company: string) =>
      `You are invited to work at the desk of ${company}, where requests are read and answered.`,
    action: 'Choose a name and a password',
    lasts: 'The link works once, for seven days.',
    why: 'If you did not expect this, you can ignore it.',
  },
  staffPassword: {
    title: 'Choose a new password for the desk',
    ask: (company: string) => `We were asked for a new password for your account at the desk of ${company}.`,
    action: 'Choose a new password',
    lasts:
      'The link works once, for one hour. A new password signs out every device; two-factor stays the same.',
    why: 'If that was not you, you can ignore this e-mail: your password stays the same.',
  },
  staffAccessChanged: {
    title: 'Your access to the desk was changed',
    changes: {
      'password-changed': () =>
        'Your password was changed. Every other device is signed out; your API tokens still work.',
      'password-reset': () =>
        'A new password was chosen with an e-mailed link. Every device is signed out and every API token revoked.',
      'two-factor-on': () => 'Two-factor authentication was turned on. Every other device is signed out.',
      'two-factor-off': () => 'Two-factor authentication was turned off: the password alone signs you in.',
      'two-factor-reset': (by: string) =>
        `${by} reset your two-factor authentication: the password alone signs you in. Every device is signed out and every API token revoked.`,
      'recovery-codes-made': () => 'New recovery codes were created. The earlier ones no longer work.',
      'token-made': (name: string) => `The API token “${name}” was created.`,
      'token-revoked': (name: string) => `The API token “${name}” was revoked.`,
    },
    when: (company: string, moment: string) => `This was at the desk of ${company} on ${moment}.`,
    why: 'If that was you or you asked for it, there is nothing to do. If not, choose a new password now and tell an owner of the desk.',
    action: 'Choose a new password',
  },
  kycForDesk: {
    title: (name: string, again: boolean) => `KYC documents from ${name}${again ? ', sent again' : ''}`,
    waits: 'A case waits for review. Its answers and documents are at the desk only, never in an e-mail.',
    account: 'Account',
    received: 'Received',
    action: 'Review the case',
  },
  leadMention: {
    title: (by: string, reference: string) => `${by} mentioned you in ${reference}`,
    note: 'The note',
    action: 'Open the request',
    absent: 'empty',
  },
  leadsDue: {
    title: {
      soon: (count: number, first: string) =>
        pluralOf('en', count, { one: `${first} is due soon`, other: '{count} requests are due soon' }),
      overdue: (count: number, first: string) =>
        pluralOf('en', count, { one: `${first} is overdue`, other: '{count} requests are overdue' }),
    },
    text: {
      soon: 'Nobody has answered yet. Only a reply stops the timer.',
      overdue: 'The time we promised has passed, and nobody has answered.',
    },
    due: (who: string, moment: string) => `${who}\nDue ${moment}`,
    unnamed: 'No name',
    action: 'Open the inbox',
    open: 'Open the request',
  },
  storageLow: {
    title: 'The disk of your site is running out of space',
    text: (free: number) => `${free} MB are free on the disk that holds the folder DATA_DIR.`,
    next: {
      low: 'Make room, or move DATA_DIR to a larger disk. Below 200 MB, customers can no longer upload documents; at zero, requests can no longer be stored.',
      full: 'Customers cannot upload documents now, and soon requests can no longer be stored. Make room, or move DATA_DIR to a larger disk.',
    },
    action: 'Open the inbox',
  },
  webhookStopped: {
    title: (host: string) => `${host} no longer receives requests`,
    text: {
      disabled: 'Nothing has got through to this webhook for five days, so it is disabled.',
      ended: 'The receiver of this webhook answers that it is gone for good (410), so it has ended.',
    },
    next: {
      disabled:
        'New events wait for it, for thirty days, and are sent when you resume it. Requests themselves are not affected.',
      ended:
        'New events are not kept for it. If it was a mistake, resume it. Requests themselves are not affected.',
    },
    webhook: 'Webhook',
    failure: 'Last failure',
    action: 'Open the connections',
  },
};
