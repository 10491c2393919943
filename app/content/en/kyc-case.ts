import { kycQuestions } from '../../../contract/kyc-answers.ts';
import { company } from '../company.ts';
import { forms } from './forms.ts';
import { kycTexts } from './kyc-texts.ts';
import { messages } from './messages.ts';

const { fields, kyc } = messages;

/** Questions whose text on the page differs from the PDF. */
const labels: Record<string, string> = { signature: 'Type your name, in place of a signature' };

const formAmongDocuments = 'The filled-in form is among these files';

/** The text of /kyc, where a customer gives the KYC form and documents and sees where they stand. */
export const kycCase = {
  meta: { title: 'Your KYC documents' },
  label: 'KYC: know your customer',
  heading: 'Your KYC documents',
  text: 'The form and the documents we must have before your first shipment. Everything you give here is stored encrypted; each time somebody opens a file, it is noted.',
  state: {
    label: 'Where it stands',
    steps: { label: 'The way of your documents', list: ['You fill it in', 'Sent', 'Being read', 'Accepted'] },
    titles: {
      draft: 'Not sent yet',
      sent: 'Sent, waiting for a person',
      'in-review': 'A person is reading your documents',
      'more-needed': 'We need more from you',
      accepted: 'Accepted',
      expired: 'Expired: please send them again',
    },
    texts: {
      draft:
        'Fill in the form and add your documents. You can save at any time and go on later, on any device. Nothing is read before you send it.',
      sent: 'A person will read them. When that is done we write to {email}, and this page says so too. Until then nothing can be changed.',
      'in-review':
        'We write to {email} when a decision is made: either they are accepted, or we ask for what is missing. Until then nothing can be changed.',
      'more-needed':
        'Please change or add what is asked for, and send everything again. A person then goes on reading, and we write to {email}.',
      accepted:
        'You need do nothing more. If a name, an owner, the goods or a country changes before the next shipment, please tell us. When the time is over, we write to {email} and you look through it here.',
      expired:
        'Please look through your answers, change what is no longer true, and send them again. Documents of the last time stay with us; where one is out of date, add the new one.',
    },
    sentOn: 'Sent on',
    holdsUntil: 'Holds until',
    heldUntil: 'Held until',
    reviewer: 'What the reviewer writes',
    help: 'A question, or a mistake in what you sent?',
    call: 'Call',
  },
  /** Said where a form was posted without scripts. */
  signedOut:
    'You are no longer signed in. Everything you typed is still here: sign in in another tab, come back to this one and press the button again. A file has to be chosen once more.',
  done: {
    saved: kyc.saved,
    savedToCheck: kyc.savedToCheck,
    added: kyc.added,
    removed: kyc.removed,
    sent: kyc.sent,
  },
  ways: {
    heading: 'Two ways to give us the form',
    list: [
      {
        title: 'Fill it in on this page',
        text: 'About ten minutes. You see what is still missing, and can save in between.',
        link: { label: 'Go to the questions', part: 'company' },
      },
      {
        title: 'Upload the filled-in PDF',
        text: 'The same questions, to fill in on screen or by hand. Add the file to your documents, tick that it is among them, then send.',
        link: { label: 'Go to your documents', part: 'documents' },
        download: 'Download Form',
      },
    ],
  },
  contents: {
    heading: 'What is on this page',
    documents: 'Documents',
    send: 'Send',
    missing: '{count} missing',
    toCheck: '{count} to check',
    answered: 'complete',
    optional: forms.optional,
    files: '{count} of {most}',
  },
  form: {
    optional: forms.optional,
    summaryTitles: {
      save: 'This was not saved',
      send: forms.summaryTitle,
      upload: 'The file was not stored',
      remove: 'The file was not removed',
    },
    unreachable:
      'The server could not be reached. Everything you typed is still here: please try again in a moment.',
    failed: 'This did not work. Everything you typed is still here: please try again.',
    signedOut:
      'You are no longer signed in. Everything you typed is still here: sign in in another tab, come back to this one and press the button again.',
    fileOnItsWay:
      'A file is still on its way. Send when it stands in the list of stored files, or cancel it first.',
    fields,
    /** How fields are called in a list of them. */
    questions: { ...kycQuestions(kycTexts, labels), form: 'The form', document: 'File', formAmongDocuments },
    labels,
    texts: kycTexts,
    dateHelp: 'For example 1998-03-21',
    row: 'Person {number}',
    leave: 'You have answers that are not saved, or a file that is still on its way. Leave all the same?',
  },
  documents: {
    heading: 'Documents',
    text: 'A copy of the registration certificate, the tax certificate, and the ID of the person who signs. If you filled in the PDF, it belongs here too.',
    limits: `PDF, JPEG, PNG or HEIC. Up to {most} files of 10 MB each.`,
    choose: 'Files from this device',
    drop: 'You can also drop files here.',
    upload: 'Upload this file',
    uploadHelp: 'One file at a time. What you typed above is saved with it.',
    list: 'Stored',
    none: 'No file is stored yet.',
    size: '{type}, {size}, added {day}',
    earlier: 'from the last time',
    remove: 'Remove',
    removeWhich: 'Remove {name}',
    confirmRemove: 'Remove “{name}”? It is deleted for good.',
    queue: 'Not stored yet',
    waiting: 'Waiting',
    sending: '{share}% of {size} sent',
    checking: 'Arrived. Being checked and encrypted …',
    stored: '{name} is stored.',
    already: '{name} was stored before; it is kept once.',
    notStored: '{name} was not stored.',
    progress: 'Upload of {name}',
    cancel: 'Cancel',
    cancelWhich: 'Cancel {name}',
    again: 'Try again',
    againWhich: 'Try {name} again',
    dismiss: 'Clear',
    dismissWhich: 'Clear {name} from the list',
    dismissAll: 'Clear all',
    unreachable: 'The connection broke off. The file is still on your device: try again.',
    failed: 'This did not work. Please try again.',
    tooLarge: fields['document-too-large'],
    empty: fields['document-empty'],
  },
  send: {
    heading: 'Send',
    text: 'A person reads the form and the documents. After sending nothing can be changed until we have answered by e-mail.',
    missingForm: fields.form,
    missingAnswers: { one: 'One answer is still missing.', other: '{count} answers are still missing.' },
    toCheck: { one: 'One answer needs checking.', other: '{count} answers need checking.' },
    ready: 'Nothing is missing.',
    formAmongDocuments,
    otherWay:
      'Did you upload the filled-in form? Then tick this, and the questions on this page need no answer. If not, go on with the questions.',
    formUploaded: 'The form comes with your files. What you answered on this page goes along.',
    save: 'Save',
    saving: 'Saving …',
    send: 'Send your documents',
    sending: 'Sending …',
    unsaved: 'Not saved yet',
    saved: 'Everything is saved',
    privacy: `What happens with it stands in the [privacy notice](/privacy#kyc-documents).`,
  },
  given: {
    answers: 'Your answers',
    show: 'Show what you answered',
    none: 'You gave the form as a file.',
    yes: 'Yes',
    row: 'Person {number}',
  },
  phone: company.phone,
};
