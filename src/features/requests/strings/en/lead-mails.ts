import { pluralOf } from '#platform/values/format.ts';

/** The text of the e-mails that customers get. */
export const leadMails = {
  leadAcknowledgement: {
    title: { 'rate-request': 'We have your rate request', 'contact-message': 'We have your message' },
    subject: {
      'rate-request': 'We have your rate request ({reference})',
      'contact-message': 'We have your message ({reference})',
    },
    promise: 'You’ll hear from us by {due}.',
    reference: 'Your reference',
    quote: 'Have it ready when you call or write.',
    attached: 'Your request is attached as a PDF, to keep or to pass on.',
    next: 'What happens next',
    steps: {
      'rate-request': [
        'We read your request and work out the route.',
        'You get a quote in writing, or a question if something is missing. Where our rates cover your shipment, it may be calculated from them.',
        'Nothing is booked until you say so.',
      ],
      'contact-message': ['A person at our desk reads your message and answers you.'],
    },
    status: 'See the status',
    reach: 'How to reach us',
    copy: 'What you sent',
    elsewhere: 'Shortened here. The full text is on the page of your request, linked in this e-mail.',
    why: 'Someone entered this address in a form at {site}. If it was not you, ignore this e-mail.',
    /** Of one that answers a mail. */
    whyMail: 'You get this e-mail because you wrote to us. A program confirms that your e-mail arrived.',
  },
  /** The PDF that goes with the acknowledgement of a rate request. */
  requestPdf: {
    title: 'Rate request {reference}',
    subject: 'The request as you sent it, and when you’ll hear from us.',
    intro:
      'This is your rate request as you sent it at {site}. We read it, work out the route and answer you. Nothing is booked until you say so.',
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
    subject: 'Reply to your request {reference}',
    /** Beginning of a chat with the customer. */
    chat: 'About your request {reference}: ',
    foot: 'To answer us about {reference}:',
    reference: 'Your reference: {reference}',
    /** Before the text of the mail that is answered. */
    wrote: '{moment}, {name} wrote:',
    status: 'See the status of your request',
    files: 'Files to download',
  },
  leadLink: {
    title: 'The link to your request {reference}',
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
      text: 'We have withdrawn the link to the page of this request, so it cannot be sent again. Call {phone} with your reference, and we help you.',
      action: 'Write to us about this request',
    },
    /** In a conversation by mail. */
    whyMail: 'You get this e-mail because you wrote to us.',
    why: {
      asked:
        'Someone entered your reference and this address at {site}. If it was not you, ignore this e-mail.',
      corrected:
        'The e-mail address of this request was changed to this one at {site}. If you sent us no request, ignore this e-mail.',
      merged:
        'You get this e-mail because a request with this address was sent at {site}. If it was not you, ignore this e-mail.',
    },
  },
  leadReaddressed: {
    title: 'The e-mail address of your request {reference} was changed',
    text: 'From now on we write to another address about this request. If you asked for that, there is nothing to do.',
    undo: 'If you did not, open the page below and undo it by {moment}. We then write to this address again.',
    askUs: 'If this is not right, write to us or call {phone} with your reference.',
    action: 'Undo the change',
    write: 'Write to us about this request',
    undone: {
      title: 'The change of address of your request {reference} was undone',
      text: 'We write to the address that this request had before. The link that we mailed to you no longer works.',
    },
    why: 'You get this e-mail because a request with this address was sent at {site}. If you sent us no request, ignore this e-mail: it is not about you.',
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
    about: 'My reference is {reference}.',
  },
};

/** The text of the e-mails that the company and its staff get. */
export const staffLeadMails = {
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
    ready: (day: string) => `ready ${day}`,
    email: 'E-mail',
    phone: 'Phone',
    answers: 'What was sent',
  },
  leadMessage: {
    title: (name: string, reference: string) =>
      name ? `${name} wrote about ${reference}` : `The customer wrote about ${reference}`,
    thirdParty: (reference: string) => `A third party wrote about ${reference}`,
    visibility: 'Visibility',
    internal: 'Internal: the customer does not see it unless you show it.',
    read: 'Read it',
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
      'deadline-soon': (count: number, first: string, due: string) =>
        pluralOf('en', count, {
          one: `${first}: due ${due}`,
          other: '{count} shipment deadlines are due soon',
        }),
      'deadline-overdue': (count: number, first: string, due: string) =>
        pluralOf('en', count, {
          one: `${first}: was due ${due}`,
          other: '{count} shipment deadlines are overdue',
        }),
    },
    text: {
      soon: 'Nobody has replied yet. Only a reply stops the timer.',
      overdue: 'The promised time has passed, and nobody has replied.',
      'follow-up': 'The customer has not written since. Ask them, or choose another day.',
      'deadline-soon': 'Mark it as done on the shipment’s page, or correct its time.',
      'deadline-overdue': 'The time has passed, and nobody has marked it as done.',
    },
    due: (who: string, moment: string) => `${who}\nDue ${moment}`,
    followUp: (who: string, moment: string) => `${who}\nFollow-up ${moment}`,
    unnamed: 'No name',
    action: 'Open the inbox',
    open: 'Open the request',
    openShipment: 'Open the shipment',
    openShipments: 'Open the deadlines that are due',
  },
};
