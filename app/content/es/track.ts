import { forms } from './forms.ts';
import { labels } from './labels.ts';
import { messages } from './messages.ts';

/** The text of /track. */
export const track = {
  meta: {
    title: 'Track a request',
    description:
      'Lost the link to your request? Enter its reference and your e-mail address, and we send it again.',
  },
  label: 'Your request',
  heading: 'Track a request',
  text: 'The page of your request shows where it stands. Enter its reference and your e-mail address, and we send you the link again.',
  form: {
    notDone: forms.summaryTitle,
    failed: 'We got no response. Please check your connection and try again.',
    checkFields: forms.checkFields,
    fields: messages.fields,
    reference: 'Reference',
    referenceHelp: 'It is in our first e-mail and on your receipt, for example RR-7K3M9Q.',
    email: labels.rateRequest.email,
    emailHelp: 'The address that the request was sent with.',
    submit: 'Send the link',
    submitting: 'Sending…',
    doneTitle: 'Check your e-mail',
    none: 'No e-mail after a few minutes? Look in your spam folder, or check both and try again. A request that gave only a phone number, or whose link we have withdrawn: please call us.',
    again: 'Try again',
    call: 'Call',
    write: 'Write to us',
  },
};
