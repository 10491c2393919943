import { messages } from '#platform/commands/strings/en/messages.ts';
import { attachmentEndings } from '#platform/files/attachment-input.ts';

export const forms = {
  optional: 'optional',
  leaveEmpty: 'Leave this field empty',
  /** Heading of the error list. */
  summaryTitle: 'This was not sent',
  offline: 'You are offline. What you type stays here; send it when you are back online.',
  notSent: {
    offline: 'You are offline. What you typed is kept here.',
    waiting: 'We send it once you are connected.',
    cancel: 'Cancel sending',
    unreachable: 'We could not be reached. What you typed is kept here. Try again in a moment.',
  },
  online: 'You are back online. What you typed is still here: send it now.',
  reference: 'Your reference',
  statusLink: 'See the status',
  another: 'Send another one with the form below.',
  copyReference: 'Copy',
  referenceCopied: 'Reference copied',
  checkFields: messages.checkFields,
  fields: messages.fields,
  hints: {
    email: 'Did you mean',
    problems: messages.fields,
    phone: 'Add the country code if you can, for example +52, +57, +55 or +1.',
  },
  contact: {
    email: 'We’ll reply to',
    phone: 'We’ll call',
    meant: 'Did you mean {email}?',
    noCountryCode: 'It has no country code, for example +52, +57, +55 or +1.',
    correct: 'Correct it',
  },
  dismiss: 'Remove from this device',
  sendAnother: 'Send another request',
  progressOfRequest: {
    label: 'Progress of your request',
    steps: ['Received', 'In progress', 'Quote sent', 'Accepted'],
    next: {
      title: 'What you can do now',
      documents: {
        text: 'Attach the documents you have. Your first quote can then be a firm one.',
        textOnceQuoted: 'Attach the documents you have, such as the invoice and the packing list.',
        link: 'Attach documents',
      },
    },
  },
  attachments: {
    label: 'Files',
    help: 'Invoice, packing list, drawings, photos: up to 10 files of 10 MB each. PDF, pictures, Office, DWG, e-mail or ZIP.',
    accept: attachmentEndings.map((ending) => `.${ending}`).join(','),
    list: 'Files to send',
    sending: 'Uploading, {percent} %',
    stored: 'Attached',
    remove: 'Remove',
    retry: 'Try again',
    unreachable: 'The connection was lost, and this file was not uploaded.',
    unfinished: 'A file was not uploaded. Please try it again, or remove it.',
    refused: '{name} was refused. Please remove it.',
    tooMany: messages.fields['attachment-too-many'],
    tooLarge: messages.fields['attachment-too-large'],
    empty: messages.fields['attachment-empty'],
  },
};
