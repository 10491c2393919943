import { messages } from '#platform/commands/strings/en/messages.ts';
import { forms } from '#ui/forms/strings/en/forms.ts';
import { kycQuestions } from '../../kyc-answers.ts';
import type { KycField, KycTexts } from '../../kyc-form.ts';
import { kycTexts } from './kyc-texts.ts';

const { fields, kyc } = messages;

/** Questions whose text on the page differs from the PDF. */
const labels: Partial<Record<KycField['key'], string>> = {
  signatoryName: 'Person who signs',
  signatoryPosition: 'Position of the person who signs',
  signature: 'Type your name, in place of a signature',
  legalForm: 'Legal form (LLC, S.A., Ltda.)',
  registrationDate: 'Registered on',
  taxNumber: 'Tax number (EIN, RFC, CNPJ, NIT)',
  ownerBirthDate: 'Born',
  signatureDate: 'Date',
};

/** The texts of the form on the page, where documents can be added. */
const texts: KycTexts = {
  ...kycTexts,
  sections: {
    ...kycTexts.sections,
    owners: {
      ...kycTexts.sections.owners,
      text: 'Every person who owns or controls 25% or more of the company, directly or through other companies. If nobody does, name the person who runs it and write 0%. More than three? Add a list of the others to your documents.',
    },
  },
};

/** The text of /kyc, where a customer fills in the KYC form, uploads documents and sees their status. */
export const kycCase = {
  meta: { title: 'Your KYC documents' },
  heading: 'Your KYC documents',
  text: 'The form and documents we need before your first shipment. We store everything encrypted, and log every time a file is opened.',
  state: {
    label: 'Status',
    steps: { label: 'Progress', list: ['Fill in', 'Sent', 'In review', 'Accepted'] },
    titles: {
      draft: 'Not sent yet',
      sent: 'Sent, waiting for review',
      'in-review': 'We are reading your documents',
      'more-needed': 'We need more from you',
      accepted: 'Accepted',
      expired: 'Expired: please send them again',
    },
    texts: {
      draft:
        'Answer one step at a time and add your documents. Each step is saved when you press its button; continue later, on any device. We read nothing until you send it.',
      sent: 'We’ll email {email} once we’ve read them; this page shows it too. You can change nothing until then.',
      'in-review':
        'We’ll email {email} when they are accepted, or to ask for what is missing. You can change nothing until then.',
      'more-needed':
        'Please change or add what we ask for, and send everything again. We then read on and write to {email}.',
      accepted:
        'You are done. If a name, an owner, the goods or a country changes before the next shipment, please tell us. When this expires, we write to {email} and you review it here.',
      expired:
        'Please review your answers, change what is no longer true, and send them again. We still have your earlier documents; where one is out of date, add the new one.',
    },
    sentOn: 'Sent on',
    holdsUntil: 'Valid until',
    heldUntil: 'Was valid until',
    reviewer: 'Note from our reviewer',
    help: 'A question, or a mistake in what you sent?',
    call: 'Call',
  },
  /** Shown where a form was posted without scripts. */
  signedOut:
    'You are no longer signed in. Everything you typed is still here: sign in in another tab, come back to this one and press the button again. Files must be selected again.',
  done: {
    saved: kyc.saved,
    savedToCheck: kyc.savedToCheck,
    added: kyc.added,
    removed: kyc.removed,
    sent: kyc.sent,
  },
  ways: {
    text: 'The same questions are in a PDF, to fill in on screen or by hand. Upload it here, and the questions on this page are not needed.',
    download: 'Download Form',
    send: 'Send: the filled-in form is among these files',
  },
  contents: {
    heading: 'Still missing',
    whole: 'Nothing is missing',
    parts: {
      company: 'The company',
      details: 'More about the company',
      signatory: 'Sign and send',
    },
    missing: '{count} missing',
    toCheck: '{count} to check',
    complete: 'Complete',
    noFiles: 'none yet',
    files: { one: '{count} file', other: '{count} files' },
    more: 'Further questions follow where your answers ask for them.',
  },
  form: {
    optional: forms.optional,
    summaryTitles: {
      save: 'This was not saved',
      send: forms.summaryTitle,
      upload: 'The file was not stored',
      remove: 'The file was not removed',
    },
    fileOnItsWay:
      'A file is still uploading. Send once it is in the list of stored files, or cancel it first.',
    fields,
    /** Names of fields in lists. */
    questions: { ...kycQuestions(kycTexts, labels), document: 'File' },
    labels,
    texts,
    dateHelp: 'MM/DD/YYYY or YYYY-MM-DD',
    row: 'Person {number}',
    anotherRow: 'Add person {number}',
    leave: 'A file is still uploading. Leave anyway?',
  },
  documents: {
    heading: 'Documents',
    text: 'Copies of the registration certificate, the tax certificate and the ID of the person who signs. If you filled in the PDF, add it too.',
    limits: `PDF, JPEG, PNG or HEIC. Up to {most} files of 10 MB each.`,
    choose: 'Files from this device',
    drop: 'Or drop files here.',
    upload: 'Upload this file',
    uploadHelp: 'One file at a time. What you typed above is saved with it.',
    list: 'Stored',
    none: 'No files yet.',
    size: '{type}, {size}, added {day}',
    earlier: 'from last time',
    remove: 'Remove',
    removeWhich: 'Remove {name}',
    confirmRemove: 'Remove “{name}”? It is deleted for good.',
    queue: 'Not stored yet',
    waiting: 'Waiting',
    sending: '{share}% of {size} sent',
    checking: 'Arrived. Being checked and encrypted …',
    stored: '{name} is stored.',
    already: 'We already have {name}; it is kept once.',
    notStored: '{name} was not stored.',
    progress: 'Upload of {name}',
    cancel: 'Cancel',
    cancelWhich: 'Cancel {name}',
    again: 'Try again',
    againWhich: 'Try {name} again',
    dismiss: 'Clear',
    dismissWhich: 'Clear {name} from the list',
    dismissAll: 'Clear all',
    unreachable: 'The connection was lost. The file is still on your device: try again.',
    failed: 'This did not work. Please try again.',
    tooLarge: fields['document-too-large'],
    empty: fields['document-empty'],
  },
  send: {
    text: 'We read the form and the documents. After sending, you can change nothing until we have answered by e-mail.',
    save: 'Save and continue',
    send: 'Send your documents',
    privacy: 'The [privacy notice](/privacy#kyc-documents) says how we use it.',
  },
  given: {
    answers: 'Your answers',
    show: 'Show your answers',
    none: 'You uploaded the form as a file.',
    yes: 'Yes',
    row: 'Person {number}',
  },
};
