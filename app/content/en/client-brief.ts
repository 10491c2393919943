import { company } from '../company.ts';
import { forms, whatsapp } from './forms.ts';
import { labels } from './labels.ts';
import { messages } from './messages.ts';

const { city } = company.address;

/** The text of /clientbriefform. */
export const clientBrief = {
  meta: {
    title: 'Client Brief Questionnaire: request a rate',
    description:
      'Tell us what should move, from where and to where. A person answers within one business day.',
  },
  label: 'Rate request',
  heading: 'Client Brief Questionnaire',
  text: 'Four short steps, about three minutes. Nothing is required but one way to answer you: an e-mail address or a phone number.',
  form: {
    ...forms,
    labels: labels.rateRequest,
    messages: messages.rateRequest,
    help: {
      service: 'Not sure is fine: we propose the way that fits.',
      clientName: '',
      brandName: '',
      address: 'Street, city and country of your company.',
      phone: 'With the country code. This or an e-mail address is needed.',
      email: 'This or a phone number is needed.',
      products:
        'In plain words, such as “green coffee in 69 kg bags”: carriers refuse “general cargo”. HS or Schedule B codes if you know them.',
      productOrigin: 'The place and country they leave from, and the date from which they are ready.',
      objective:
        'One shipment, a regular route or a new market; by when it must be there; the Incoterms rule if you have agreed one.',
      productToExport: `Such as “300 bags, 21 t, one 20′ container, to a warehouse in ${city}”. Pieces, sizes, weights, and where to, as far as you know them.`,
      referenceNumber: 'Your order or project number. We repeat it in every answer.',
    },
    services: { titles: labels.services, none: 'Not sure yet' },
    tabList: 'Parts of the questionnaire',
    tabs: {
      general: 'General Information',
      product: 'Product Information',
      objective: 'Business Objective',
      export: 'Export Details',
    },
    progress: 'Part {part} of {parts}',
    left: '{count} to go',
    last: 'last part',
    hasProblem: 'needs a look',
    isFilled: 'filled in',
    summary: 'What you are about to send',
    previous: 'Previous',
    next: 'Next',
    submit: 'Submit Form',
    submitting: 'Submitting',
    privacy:
      'We use this to work out a rate and answer you, and for no advertising. [Privacy notice](/privacy)',
    draft: 'Kept on this device until you send it.',
    draftAgain: 'Kept in this tab until you send it or log out.',
    draftRestored: 'We put back what you typed earlier on this device.',
    done: {
      title: 'Your request is with us.',
      text: 'A copy with your tracking link goes to the address you gave.',
      due: 'A person answers by',
    },
  },
  fromMap: 'From the world map: {lane} It is filled in under Business Objective; change it there.',
  /** What the home page’s row fills in under Export Details. */
  cargo: { whatTo: '{what}, to {to}', to: 'To {to}' },
  again:
    'Filled in from your request {reference}. Change what is different; the earlier request stays as it is.',
  /** Said instead to who is signed in: the account is a way to answer. */
  signedIn: {
    text: 'Four short steps, about three minutes. Nothing is required: you are signed in, so we know where to answer you.',
    help: {
      phone: 'With the country code.',
      email: 'We answer here. Left empty, we answer to the address of your account.',
    },
    draft: 'Kept on this device until you send it or log out.',
  },
  next: {
    title: 'What happens next',
    steps: [
      'You get a reference at once, and a copy by e-mail if you gave an address.',
      'A person reads it and asks only for what is missing.',
      'You get a rate in writing: what it holds, what it leaves out, how long it stands.',
    ],
  },
  due: {
    label: 'If you send it now',
    answer: 'A person answers by',
    always: 'A person answers within one business day',
  },
  ask: {
    title: 'Rather ask a person first?',
    chat: { ...whatsapp, text: 'Hello, I would like a rate for a shipment.' },
  },
  documents: {
    title: 'Documents that help',
    text: 'None is needed to ask, but they make the first answer a firm one. Once you have your reference, e-mail them to us with the reference in the subject.',
    list: [
      'Commercial invoice or pro forma',
      'Packing list with sizes and weights',
      'Safety data sheet, for anything hazardous or with lithium batteries',
      'Title and lien release, for a vehicle',
    ],
  },
};
