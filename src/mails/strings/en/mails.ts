import { quoteMails, staffQuoteMails } from '../../../features/quotes/strings/en/quote-mails.ts';
import { pluralOf } from '../../../platform/values/format.ts';

/** The text of the e-mails that customers get. */
export const customerMails = {
  ...quoteMails,
  leadAcknowledgement: {
    title: { 'rate-request': 'We have your rate request', 'contact-message': 'We have your message' },
    subject: {
      'rate-request': (reference: string) => `We have your rate request (${reference})`,
      'contact-message': (reference: string) => `We have your message (${reference})`,
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
    subject: (reference: string) => `Reply to your request ${reference}`,
    /** How a chat with the customer begins. */
    chat: (reference: string) => `About your request ${reference}: `,
    foot: (reference: string) => `To answer us about ${reference}:`,
    status: 'See the status of your request',
    files: 'Files to download',
  },
  leadLink: {
    title: (reference: string) => `The link to your request ${reference}`,
    text: {
      asked: 'Here is the page of your request. It always shows where your request stands.',
      corrected:
        'From now on we write to this address about this request. Here is the new link to its page; the one before no longer works.',
      merged:
        'We now handle this request together with another one. Our replies come to this address and are shown on this page. Earlier links to it may no longer work: use this one.',
    },
    care: 'Share the link with care: anyone who has it can read your request.',
    action: 'See your request',
    revoked: {
      text: (phone: string) =>
        `We have withdrawn the link to the page of this request, so it cannot be sent again. Call ${phone} with your reference, and we help you.`,
      action: 'Write to us about this request',
    },
    why: {
      asked: (site: string) =>
        `Someone entered your reference and this address at ${site}. If it was not you, ignore this e-mail.`,
      corrected: (site: string) =>
        `The e-mail address of this request was changed to this one at ${site}. If you sent us no request, ignore this e-mail.`,
      merged: (site: string) =>
        `You get this e-mail because a request with this address was sent at ${site}. If it was not you, ignore this e-mail.`,
    },
  },
  waysToReach: {
    mail: 'E-mail',
    reply: 'Reply to this e-mail',
    site: 'On our site',
    /** On the page of the request. */
    answer: 'Answer on your request’s page',
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

/** The text of the e-mails that the company and its staff get. */
export const staffMails = {
  ...staffQuoteMails,
  /** Shown in place of the rest of a long text. */
  elsewhere: 'Shortened here. The full text is at the desk.',
  leadForDesk: {
    kinds: { 'rate-request': 'Rate request', 'contact-message': 'Message' },
    from: (kind: string, name: string) => (name ? `${kind} from ${name}` : kind),
    spam: 'Spam',
    spamNotice:
      'This looks like spam and is in the spam folder. The sender got no acknowledgement. If it is real, mark it as not spam at the desk.',
    open: 'Open the request',
    answerNotice:
      'Reply at the desk, so the timer stops and colleagues see it. A reply to this e-mail reaches nobody.',
    callNotice:
      'The sender gave no e-mail address. Answer by phone and log it at the desk, so the timer stops.',
    reference: 'Reference',
    received: 'Received',
    due: 'Answer due',
    dueBy: (moment: string) => `due ${moment}`,
    email: 'E-mail',
    phone: 'Phone',
    answers: 'What was sent',
  },
  leadMessage: {
    title: (name: string, reference: string) =>
      name ? `${name} wrote about ${reference}` : `The customer wrote about ${reference}`,
    message: 'Message',
    /** Of a message without text. */
    sentFiles: { one: 'Sent {count} file.', other: 'Sent {count} files.' },
    from: 'From',
    sender: 'Sender',
    unverified: 'Not verified: your mail server did not confirm who sent it.',
    files: 'Files',
    due: 'Answer due',
    action: 'Read and reply',
    notice:
      'Reply at the desk, so the timer stops and colleagues see it. A reply to this e-mail reaches nobody.',
  },
  feedbackForDesk: {
    title: (rating: number, name: string) => `${rating} of 10 from ${name}`,
    from: 'From',
    spam: 'Spam',
    spamNotice: 'This looks like spam and is in the spam folder.',
    reference: 'Reference',
    received: 'Received',
    comments: 'Comments',
    open: 'Open the feedback',
  },
  staffInvitation: {
    title: (company: string) => `Join the desk of ${company}`,
    ask: (company: string) =>
      `You are invited to work at the desk of ${company}, where requests are read and answered.`,
    action: 'Choose a name and a password',
    lasts: 'The link works once and expires in seven days.',
    why: 'If you did not expect this e-mail, ignore it.',
  },
  staffPassword: {
    title: 'Choose a new password for the desk',
    ask: (company: string) => `Someone asked for a new password for your account at the desk of ${company}.`,
    action: 'Choose a new password',
    lasts:
      'The link works once and expires in one hour. A new password signs out every device; two-factor stays the same.',
    why: 'If it was not you, ignore this e-mail: your password stays the same.',
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
    when: (company: string, moment: string) => `It happened at the desk of ${company} on ${moment}.`,
    why: 'If it was you or you asked for it, there is nothing to do. If not, choose a new password now and tell an owner of the desk.',
    action: 'Choose a new password',
  },
  kycForDesk: {
    title: (name: string, again: boolean) => `KYC documents from ${name}${again ? ', sent again' : ''}`,
    waits: 'A case is waiting for review. Its answers and documents are at the desk only, never in e-mail.',
    account: 'Account',
    received: 'Received',
    action: 'Review the case',
  },
  leadAssigned: {
    title: (by: string, reference: string) => `${by} assigned ${reference} to you`,
    about: 'About',
    action: 'Open the request',
  },
  leadMention: {
    title: (by: string, reference: string) => `${by} mentioned you in ${reference}`,
    note: 'The note',
    action: 'Open the request',
    absent: 'empty',
  },
  leadsDue: {
    title: {
      soon: (count: number, first: string, due: string) =>
        pluralOf('en', count, { one: `${first} is due ${due}`, other: '{count} requests are due soon' }),
      overdue: (count: number, first: string, due: string) =>
        pluralOf('en', count, { one: `${first} was due ${due}`, other: '{count} requests are overdue' }),
      'follow-up': (count: number, first: string) =>
        pluralOf('en', count, { one: `Follow up on ${first}`, other: '{count} requests to follow up' }),
    },
    text: {
      soon: 'Nobody has replied yet. Only a reply stops the timer.',
      overdue: 'The promised time has passed, and nobody has replied.',
      'follow-up': 'The customer has not written since. Ask them, or choose another day.',
    },
    due: (who: string, moment: string) => `${who}\nDue ${moment}`,
    followUp: (who: string, moment: string) => `${who}\nFollow-up ${moment}`,
    unnamed: 'No name',
    action: 'Open the inbox',
    open: 'Open the request',
  },
  storageLow: {
    title: 'Your site’s disk is almost full',
    text: (free: number) => `${free} MB are left on the disk that holds DATA_DIR.`,
    next: {
      low: 'Make room, or move DATA_DIR to a larger disk. Below 200 MB, customers can no longer upload documents; at zero, requests can no longer be stored.',
      full: 'Customers cannot upload documents now, and soon requests can no longer be stored. Make room, or move DATA_DIR to a larger disk.',
    },
    action: 'Open the inbox',
  },
  webhookStopped: {
    title: (host: string) => `${host} no longer receives requests`,
    text: {
      disabled: 'No delivery to this webhook has succeeded for five days, so it is disabled.',
      ended: 'The receiver of this webhook responds that it is gone for good (410), so it has ended.',
    },
    next: {
      disabled:
        'New events are held for 30 days and sent when you resume it. Requests themselves are not affected.',
      ended: 'New events are dropped. If that is a mistake, resume it. Requests themselves are not affected.',
    },
    webhook: 'Webhook',
    failure: 'Last failure',
    action: 'Open the connections',
  },
};
