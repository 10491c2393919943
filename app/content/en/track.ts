import { forms } from './forms.ts';
import { labels } from './labels.ts';
import { messages } from './messages.ts';

/** The text of /track. */
export const track = {
  meta: {
    title: 'Track a request',
    description:
      'Follow a request or shipment by its reference, container, bill of lading or air waybill number: we e-mail you the link to its page.',
  },
  label: 'Your request',
  heading: 'Track a request',
  text: 'The page of your request shows where it stands and, once cargo moves, every milestone. Enter a number and your e-mail address, and we send you its link.',
  form: {
    notDone: forms.summaryTitle,
    failed: 'We got no response. Please check your connection and try again.',
    checkFields: forms.checkFields,
    fields: messages.fields,
    reference: 'Reference, container or B/L number',
    referenceHelp:
      'Our reference, such as RR-7K3M9Q, or the number of a container, bill of lading or air waybill.',
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
