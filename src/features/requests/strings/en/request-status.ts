import type { Settings } from '#features/settings/settings.ts';
import { forms } from '#ui/forms/strings/en/forms.ts';
import { whatsapp } from '#ui/forms/strings/en/whatsapp.ts';
import { labels } from './labels.ts';

/** The text of /requests/<secret>. */
export const requestStatus = (settings: Settings) => ({
  meta: { title: 'Status of your request' },
  label: 'Your request',
  heading: 'Status of your request',
  reference: 'Reference',
  copy: 'Copy',
  copied: 'Reference copied',
  received: 'Received',
  due: 'A person answers by',
  person: 'Your contact',
  stages: {
    new: 'Received, waiting for our answer',
    'need-information': 'We need something from you: see our last message',
    quoting: 'We are working on your rate',
    quoted: 'We have answered you',
    won: 'Agreed: we are on it',
    lost: 'Closed',
  },
  merged:
    'We answer this together with another request. Our reply to both goes by e-mail to the address of that request. What you write here still reaches us.',
  ended: {
    title: 'This link no longer works',
    text: 'We replaced or withdrew it. The newest link is in our latest e-mail to you. No e-mail? Ask for the link again, or write or call with your reference.',
    track: 'Send me the link',
    write: 'Write to us',
    unknown: {
      title: 'We cannot find this link',
      text: 'It may be mistyped or cut off. The newest link is in our latest e-mail to you. No e-mail? Ask for the link again, or write or call with your reference.',
    },
    corrected: {
      title: 'Your address is corrected',
      text: 'We mailed a new link for your request {reference} to the new address. This link no longer works, as e-mails to the address before have shown it. No e-mail, or wrong again? Write or call with your reference.',
    },
    changed: {
      title: 'The e-mail address was changed',
      text: 'On {at} the e-mail address of this request was changed, and a new link was mailed to the new address. If that was not right, you can undo it once, by {until}: we write to the former address again, this link works again, and the new link ends. After that only we can change the address.',
      undo: 'Undo the change',
    },
  },
  sent: {
    'rate-request': 'Your request is with us.',
    'contact-message': 'Your message is with us.',
    text: 'Save this page’s address: it always shows the status of your request. If you lose it, [we send it again](/track).',
  },
  conversation: {
    title: 'Conversation',
    you: 'You',
    of: 'of {company}',
    /** Announced when a reply comes while the page is open. */
    newReply: 'A new reply is shown below.',
    withQuote: 'with quote, revision {revision}',
    asks: { change: 'Change requested', requote: 'New quote requested' },
    /** Of a message or mail without text. */
    sentFiles: { one: 'Sent {count} file.', other: 'Sent {count} files.' },
    label: 'Your message',
    help: {
      email: 'A person reads it. The reply comes by e-mail and is shown here.',
      phone: 'A person reads it and calls you back.',
      merged: 'A person reads it. The reply goes by e-mail.',
    },
    restored: 'Not sent yet: kept on this device.',
    offline: forms.notSent.offline,
    submit: 'Send message',
    submitting: 'Sending',
    leaveEmpty: forms.leaveEmpty,
    summaryTitle: 'Your message was not sent',
    written: 'Your message is with us.',
    writtenDue: 'A person answers by',
    unsent: 'What you wrote',
  },
  contact: {
    title: 'How we reach you',
    labels: { email: labels.rateRequest.email, phone: labels.rateRequest.phone },
    account: 'This is your account’s confirmed address; it can only be changed there.',
    useAccount: 'Your account has another, confirmed address. Save, and we write there.',
    meant: 'Did you mean {email}?',
    noCountryCode: 'The phone number has no country code, for example +52, +57, +55 or +1.',
    correct: 'Correct it',
    help: 'We reach you here from now on. Leave a field empty to keep what we have.',
    newLink:
      'If you change the e-mail address, the link to this page ends, and we mail a new one to the new address.',
    phoneHelp: 'With the country code, for example +52, +57, +55 or +1.',
    save: 'Save',
    saving: 'Saving',
    saved: 'Saved. We will use this from now on.',
    summaryTitle: 'This was not saved',
  },
  receipt: forms.contact,
  attachments: forms.attachments,
  progressOfRequest: forms.progressOfRequest,
  sentTitle: 'What you sent',
  sentAll: 'Everything you sent',
  corrected: {
    note: 'Our team has corrected this request with what you told us since. This is what we work with.',
    all: 'All details',
  },
  notGiven: 'Not given',
  change: {
    title: 'Something changed?',
    text: 'Write here or call, with your reference. Share this page’s address with care: anyone who has it can read and write here.',
    write: 'Write a message',
    call: 'Call',
    whatsapp: whatsapp(settings),
  },
});
