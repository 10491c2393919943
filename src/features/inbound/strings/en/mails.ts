/** The next step from a list of mails that is empty. */
const inbox = { title: 'Open the inbox', path: '/desk' };

/** Texts of the list of received mails that are on no request. */
export const mails = {
  title: 'Mails without a request',
  heading: 'Mails without a request',
  text: 'What reached the mailbox and became neither a request nor a message. If a customer wrote it, make a request of it. Originals are kept for 90 days.',
  texts: {
    'set-aside': '',
    own: 'Mails of this desk that came back to its mailbox, such as notices to colleagues, and automatic replies of colleagues to them.',
    copies:
      'Mails that came twice, such as by an alias or a list. The first one was stored; a copy changed nothing. If it is another mail after all, make a request of it.',
  },
  noSender: 'Unknown sender',
  noSubject: 'No subject',
  reasons: {
    bounce: 'Delivery report of a mail that is not known here',
    own: 'Sent by this desk, or an answer of the company to one of its mails',
    'auto-reply': 'Automatic reply to none of our mails',
    copy: 'Copy of a mail that is here already',
    copyOf: 'Copy of a mail on {reference}',
    gone: 'Deleted from the mailbox before it was read',
    'not-parsed': 'Damaged: it could not be read',
    'no-sender': 'No address to answer',
    'not-stored': 'Could not be stored',
    'not-fetched': 'The mail server does not hand it over; it is tried again',
    'not-verified':
      'From a colleague’s address to a customer, but the mail server has not verified the sender',
    'none-waits': 'From a colleague to a customer of whom no request waits for an answer',
    'several-wait': 'From a colleague to a customer of several requests: it may answer any of them',
  },
  make: 'Make a request',
  making: 'Making a request…',
  retry: 'Try again now',
  retrying: 'Trying again…',
  markDone: 'Mark as done',
  marking: 'Marking as done…',
  isDone: 'Done',
  lists: {
    label: 'Lists',
    all: 'To check',
    'set-aside': 'Could not be read',
    own: 'Sent by this desk',
    copies: 'Copies',
  },
  inbox: 'Back to the inbox',
  download: 'Download ({size})',
  outcomes: {
    made: 'It is a request now.',
    notKept: 'The mail is not kept here any more. It may be in the mailbox.',
    inProgress: 'A colleague is making a request of this mail. Reload the page.',
    retried: 'The mail server is asked for it within a minute.',
    done: 'Marked as done.',
  },
  notDone: 'Not done',
  empty: {
    all: { title: 'No mails here', text: 'Every mail became a request or a message.', next: inbox },
    'set-aside': { title: 'No mails here', text: 'Every mail could be read, or is done.', next: inbox },
    own: { title: 'No mails here', text: 'No mail of this desk came back to its mailbox.', next: inbox },
    copies: { title: 'No copies', text: 'No mail came twice.', next: inbox },
  },
  more: 'Older mails',
  top: 'Newest mails',
  link: { one: '{count} mail could not be read', other: '{count} mails could not be read' },
};
